import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { DigitsField, type DigitsFieldProps } from '../fields/digits-field.tsx';
import { readWholeNumber } from '../fields/localized-text.ts';
import { useLocale } from '../shell/locale.ts';

type AmountFieldProps = DigitsFieldProps & { readonly value: number; readonly onChange: (value: number) => void };

/** Whole dinars in the digits of any of our languages, written with separators. */
export function AmountField({ value, onChange, ...props }: AmountFieldProps) {
  const locale = useLocale();
  return (
    <DigitsField
      {...props}
      isReplaced
      text={value === 0 ? '' : formatNumber(locale, value)}
      onType={(text) => onChange(readWholeNumber(text) ?? 0)}
    />
  );
}
