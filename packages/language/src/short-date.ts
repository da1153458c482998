import type { Locale } from './locale.ts';
import { toDigits } from './numbers.ts';

/** A day as it stands in a field: day, month and year in numbers, '22/11/2026'. */
export const formatShortDate = (locale: Locale, date: string): string =>
  toDigits(locale, date.split('-').toReversed().join('/'));
