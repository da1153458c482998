import { formatShortDate } from '@tajmeelspot/language/short-date.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { lazyPart } from '../shell/lazy/lazy-part.tsx';
import type { DayFieldProps } from './day-field-props.ts';
import { useLocale } from '../shell/locale.ts';

/** A day, typed as people write it; once its script has come it can be picked in a calendar too. */
export const DayField = lazyPart<DayFieldProps>(
  async () => (await import('./day-input.tsx')).DayInput,
  (props) => <TypedDay {...props} />,
);

function TypedDay({ label, name, anyDay, day = '' }: DayFieldProps) {
  const locale = useLocale();
  return (
    <TextField
      label={label}
      name={name}
      type="text"
      autoComplete="off"
      // Where the button of the calendar is going to be.
      end={<Icon name="calendar" className="pointer-events-none text-ink-soft" />}
      placeholder={anyDay}
      defaultValue={day === '' ? '' : formatShortDate(locale, day)}
    />
  );
}
