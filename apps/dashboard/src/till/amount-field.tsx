import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { readWholeNumber } from '../fields/localized-text.ts';
import { useLocale } from '../shell/locale.ts';

type AmountFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
  readonly className?: string;
};

/** Whole dinars in the digits of any of our languages, written with separators. */
export function AmountField({ value, onChange, ...props }: AmountFieldProps) {
  const locale = useLocale();
  return (
    <TextField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={value === 0 ? '' : formatNumber(locale, value)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onChange(readWholeNumber(target.value) ?? 0)}
    />
  );
}
