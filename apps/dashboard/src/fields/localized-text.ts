import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

/** A text in a language, else in the first one there is, as customers are shown it. */
export const textIn = (words: LocalizedText, language: Language): string =>
  words[language] || words.en || words.ar || words.ckb || '';

/** Digits of any of our languages as a whole number; undefined where it is none. */
export function readWholeNumber(text: string): number | undefined {
  const latin = text
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06f0))
    .replaceAll(/[,٬\s]/g, '');
  return /^\d{1,9}$/.test(latin) ? Number(latin) : undefined;
}
