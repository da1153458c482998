import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { readWholeNumber } from './localized-text.ts';

type NumberFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string;
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
    <TextField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      error={isWrong ? t('number') : error}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readWholeNumber(target.value) ?? null);
      }}
    />
  );
}
