import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { DigitsField, type DigitsFieldProps } from './digits-field.tsx';
import { readWholeNumber } from './localized-text.ts';

type NumberFieldProps = DigitsFieldProps & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
};

/** A whole number in the digits of any of our languages; null while it is empty or none. */
export function NumberField({ value, onChange, error, ...props }: NumberFieldProps) {
  const t = useTranslations('venue');
  const locale = useLocale();
  const [text, setText] = useState(() => (value === null ? '' : toDigits(locale, String(value))));
  const isWrong = text.trim() !== '' && readWholeNumber(text) === undefined;
  const shown =
    readWholeNumber(text) === (value ?? undefined) || isWrong ? text : toDigits(locale, String(value ?? ''));
  return (
    <DigitsField
      {...props}
      text={shown}
      error={isWrong ? t('number') : error}
      onType={(typed) => {
        setText(typed);
        onChange(readWholeNumber(typed) ?? null);
      }}
    />
  );
}
