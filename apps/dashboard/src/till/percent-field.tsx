import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { readWholeNumber } from '../fields/localized-text.ts';
import { useLocale } from '../shell/locale.ts';

type PercentFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
};

/** Whole percents up to a hundred, in the digits of any of our languages; null while it is empty. */
export function PercentField({ value, onChange, ...props }: PercentFieldProps) {
  const locale = useLocale();
  return (
    <TextField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : formatNumber(locale, value)}
      onChange={({ target }) => {
        const read = readWholeNumber(target.value);
        onChange(read === undefined ? null : Math.min(read, 100));
      }}
    />
  );
}
