import { formatShortDate } from '@tajmeelspot/language/short-date.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { lazyPart } from '../shell/lazy/lazy-part.tsx';
import type { DayFieldProps } from './day-field-props.ts';
import { useLocale } from '../shell/locale.ts';

/** A day, typed as people write it; once its script has come it can be picked in a calendar too. */
export const DayField = lazyPart<DayFieldProps>(
  async () => {
    const { DayInput } = await import('./day-input.tsx');
    if (isBegun()) throw new Error('somebody types a day: the field stays as it came');
    return DayInput;
  },
  (props) => <TypedDay {...props} />,
);

/** Whether somebody is in the field, or wrote into it. */
const isBegun = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-typed-day]')].some(
    (field) => field === document.activeElement || field.value !== field.defaultValue,
  );

function TypedDay({ label, name, anyDay, day = '' }: DayFieldProps) {
  const locale = useLocale();
  return (
    <TextField
      label={label}
      name={name}
      type="text"
      data-typed-day=""
      autoComplete="off"
      // Where the button of the calendar is going to be.
      end={<Icon name="calendar" className="pointer-events-none text-ink-soft" />}
      placeholder={anyDay}
      defaultValue={day === '' ? '' : formatShortDate(locale, day)}
    />
  );
}
