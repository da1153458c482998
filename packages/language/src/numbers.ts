import { intlLocaleOf, languageOfLocale, type Locale } from './locale.ts';

/** A number as its reader writes it, at most one decimal. */
export const formatNumber = (locale: Locale, value: number): string => formatterOf(locale).format(value);

/** A mean of stars with exactly one decimal: '4.9', '٤٫٩'. */
export const formatRating = (locale: Locale, rating: number): string => toDigits(locale, rating.toFixed(1));

/** The digits 0–9 of a text and the point between two of them as a reader writes them; everything else stays. */
export const toDigits = (locale: Locale, text: string): string =>
  locale.endsWith('latn')
    ? text
    : text.replace(/(\d)\.(?=\d)/g, '$1٫').replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

/** A share of a hundred: '11%', in Arabic and Sorani '11٪'. */
export const formatPercent = (locale: Locale, value: number): string =>
  `${formatNumber(locale, value)}${languageOfLocale(locale) === 'en' ? '%' : '٪'}`;

const formatters = new Map<Locale, Intl.NumberFormat>();

/** Making a formatter costs a thousand times its use. */
function formatterOf(locale: Locale): Intl.NumberFormat {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(intlLocaleOf(locale), { maximumFractionDigits: 1 });
  formatters.set(locale, formatter);
  return formatter;
}
