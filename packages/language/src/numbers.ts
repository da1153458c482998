import { type Language, localeOf } from './languages.ts';

/** A number as the language writes it, at most one decimal. */
export const formatNumber = (language: Language, value: number): string => numberOf[language].format(value);

/** A mean of stars with exactly one decimal: '4.9', '٤٫٩'. */
export const formatRating = (language: Language, rating: number): string => ratingOf[language].format(rating);

/** The digits 0–9 of a text in the language's own digits; everything else stays. */
export const toDigits = (language: Language, text: string): string =>
  language === 'en' ? text : text.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

const number = (language: Language, fraction: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(localeOf(language), fraction);

const numberOf = {
  en: number('en', { maximumFractionDigits: 1 }),
  ar: number('ar', { maximumFractionDigits: 1 }),
  ckb: number('ckb', { maximumFractionDigits: 1 }),
};

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const ratingOf = { en: number('en', oneDecimal), ar: number('ar', oneDecimal), ckb: number('ckb', oneDecimal) };
