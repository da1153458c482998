import { type Digits, intlLocaleOf, type Locale, numbersAndTimeOf } from './locale.ts';

/** A number as its reader writes it, at most one decimal. */
export const formatNumber = (locale: Locale, value: number): string => formatterOf(locale, 'number').format(value);

/** A mean of stars with exactly one decimal: '4.9', '٤٫٩'. */
export const formatRating = (locale: Locale, rating: number): string => formatterOf(locale, 'rating').format(rating);

/** The digits 0–9 of a text in the digits of a reader; everything else stays. */
export const toDigits = (locale: Locale, text: string): string => inDigits(numbersAndTimeOf(locale).digits, text);

/** The digits 0–9 of a text as Latin or Arabic-Indic ones. */
export const inDigits = (digits: Digits, text: string): string =>
  digits === 'latn' ? text : text.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

/** A text with Arabic-Indic and Persian digits as Latin ones, as people type them. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

const options = {
  number: { maximumFractionDigits: 1 },
  rating: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const;

const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs a thousand times its use. */
function formatterOf(locale: Locale, style: keyof typeof options): Intl.NumberFormat {
  const key = `${locale} ${style}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(intlLocaleOf(locale), options[style]);
  formatters.set(key, formatter);
  return formatter;
}
