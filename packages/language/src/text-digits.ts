import type { Locale } from './locale.ts';
import { toDigits } from './numbers.ts';

/** A written text with its numbers as a reader writes them; addresses, codes and names with Latin letters stay. */
export const digitsOfText = (locale: Locale, text: string): string =>
  locale.endsWith('latn') ? text : text.replace(/\S+/g, (word) => (isFixed.test(word) ? word : toDigits(locale, word)));

const isFixed = /[a-z@]|:\/\//i;
