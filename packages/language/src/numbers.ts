import { intlLocaleOf, languageOfLocale, type Locale } from './locale.ts';

/** A number as its reader writes it, at most one decimal. */
export const formatNumber = (locale: Locale, value: number): string =>
  isWhole(value) ? formatWhole(locale, value) : formatterOf(locale).format(value);

/** Whether a number has no decimals and no sign. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * A whole number as `Intl` writes it for a locale that names its digits: a browser's first formatter takes longer than a
 * whole page of numbers.
 */
export const formatWhole = (locale: string, value: number): string => {
  const isArabicIndic = locale.endsWith('arab');
  const text = String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, isArabicIndic ? '٬' : ',');
  return isArabicIndic ? toArabicIndic(text) : text;
};

/** A mean of stars with exactly one decimal: '4.9', '٤٫٩'. */
export const formatRating = (locale: Locale, rating: number): string => toDigits(locale, rating.toFixed(1));

/** The digits 0–9 of a text and the point between two of them as a reader writes them; everything else stays. */
export const toDigits = (locale: Locale, text: string): string =>
  locale.endsWith('latn') ? text : toArabicIndic(text.replaceAll(/(\d)\.(?=\d)/g, '$1٫'));

const toArabicIndic = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

/**
 * A share of a hundred: '11%', in Arabic and Sorani '11٪'. The mark before it (U+061C) reads Latin digits as those after an
 * Arabic word: the sign stands on one side of all numbers, alone and in a sentence.
 */
export const formatPercent = (locale: Locale, value: number): string =>
  languageOfLocale(locale) === 'en' ? `${formatNumber(locale, value)}%` : `\u061c${formatNumber(locale, value)}٪`;

const formatters = new Map<Locale, Intl.NumberFormat>();

/** Making a formatter costs a thousand times its use. */
function formatterOf(locale: Locale): Intl.NumberFormat {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(intlLocaleOf(locale), { maximumFractionDigits: 1 });
  formatters.set(locale, formatter);
  return formatter;
}
