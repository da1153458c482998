import { languageOfLocale, type Locale } from './locale.ts';
import { formatNumber } from './numbers.ts';

/** A price in whole Iraqi dinars: 'IQD 25,000', '25,000 د.ع.'. */
export const formatMoney = (locale: Locale, priceIqd: number): string =>
  currency[languageOfLocale(locale)](formatNumber(locale, priceIqd));

/** A no-break space keeps number and currency on one line; the marks keep their order in a text of either direction. */
const currency = {
  en: (number: string) => `IQD\u00a0${number}`,
  ar: (number: string) => `\u200f${number}\u00a0د.ع.\u200f`,
  ckb: (number: string) => `\u200f${number}\u00a0د.ع.\u200f`,
};
