import { type Language, localeOf } from './languages.ts';

/** A price in whole Iraqi dinars as the language writes it: 'IQD 25,000', '٢٥٬٠٠٠ د.ع.'. */
export const formatMoney = (language: Language, priceIqd: number): string => moneyOf[language].format(priceIqd);

const money = (language: Language) =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'IQD',
    currencyDisplay: language === 'en' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  });

const moneyOf = { en: money('en'), ar: money('ar'), ckb: money('ckb') };
