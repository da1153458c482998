import { formatShortDate } from '@tajmeelspot/language/dates.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { createPartHook } from '../shell/lazy/create-part-hook.ts';
import { useLocale } from '../shell/locale.ts';

/** A day to search for. */
export type DayFieldProps = {
  readonly label: string;
  readonly name: string;
  /** First day that can be chosen, YYYY-MM-DD. */
  readonly min: string;
  /** What stands there while no day is chosen. */
  readonly anyDay: string;
  readonly day?: string | undefined;
  readonly onPick?: ((day: string) => void) | undefined;
};

const useDayInput = createPartHook(() => import('./day-input.tsx').then(({ DayInput }) => DayInput));

/** A day, typed as people write it; once its script has come it can be picked in a calendar too. */
export function DayField(props: DayFieldProps) {
  const locale = useLocale();
  const DayInput = useDayInput(() => {});
  const { label, name, anyDay, day = '' } = props;
  if (DayInput) return <DayInput {...props} />;
  return (
    <TextField
      label={label}
      name={name}
      type="text"
      autoComplete="off"
      icon="calendar"
      placeholder={anyDay}
      defaultValue={day === '' ? '' : formatShortDate(locale, day)}
    />
  );
}
