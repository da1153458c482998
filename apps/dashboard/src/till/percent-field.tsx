import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { DigitsField, type DigitsFieldProps } from '../fields/digits-field.tsx';
import { readWholeNumber } from '../fields/localized-text.ts';
import { useLocale } from '../shell/locale.ts';

type PercentFieldProps = DigitsFieldProps & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
};

/** Whole percents up to a hundred, in the digits of any of our languages; null while it is empty. */
export function PercentField({ value, onChange, ...props }: PercentFieldProps) {
  const locale = useLocale();
  return (
    <DigitsField
      {...props}
      text={value === null ? '' : formatNumber(locale, value)}
      onType={(text) => {
        const read = readWholeNumber(text);
        onChange(read === undefined ? null : Math.min(read, 100));
      }}
    />
  );
}
