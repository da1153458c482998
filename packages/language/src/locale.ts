import type { Language } from './languages.ts';

/** Digits of a reader: Latin (25) or Arabic-Indic (٢٥). */
export type Digits = 'latn' | 'arab';

/** Clock of a reader: twelve hours (5:30 PM) or twenty-four (17:30). */
export type ClockHours = 'h12' | 'h23';

/** "Numbers and time": one choice for a device and for an account. */
export type NumbersAndTime = { readonly digits: Digits; readonly clock: ClockHours };

/** The choice of a reader who has made none. */
export const defaultNumbersAndTime: NumbersAndTime = { digits: 'latn', clock: 'h12' };

/** Language, digits and clock of a reader as one language tag: 'ar-IQ-u-hc-h12-nu-latn'. */
export type Locale = `${Language}-IQ-u-hc-${ClockHours}-nu-${Digits}`;

/** The locale of a language with a choice of numbers and time. */
export const localeOf = (language: Language, { digits, clock }: NumbersAndTime = defaultNumbersAndTime): Locale =>
  `${language}-IQ-u-hc-${clock}-nu-${digits}`;

/** The language of a locale. */
export const languageOfLocale = (locale: Locale): Language => locale.split('-')[0] as Language;

/** The choice of numbers and time of a locale. */
export const numbersAndTimeOf = (locale: Locale): NumbersAndTime => ({
  digits: locale.endsWith('-nu-arab') ? 'arab' : 'latn',
  clock: locale.includes('-hc-h23-') ? 'h23' : 'h12',
});

/** The choice of numbers and time that some text names; parts that are none of ours are the default's. */
export const readNumbersAndTime = (digits: unknown, clock: unknown): NumbersAndTime => ({
  digits: digits === 'arab' ? 'arab' : 'latn',
  clock: clock === 'h23' ? 'h23' : 'h12',
});

/**
 * The locale for `Intl` and for plurals. Browsers know no Sorani and would fall back to English, so it borrows Iraqi
 * Arabic, whose numbers and currency it shares; its words and dates are our own.
 */
export const intlLocaleOf = (locale: Locale): string =>
  `${locale.startsWith('en') ? 'en-GB' : 'ar-IQ'}-u-nu-${locale.slice(-4)}`;

/** The reader's locale by an Accept-Language header: our own clients send the whole tag, browsers only the language. */
export function localeOfHeader(header: string | undefined, language: Language): Locale {
  const tag = /^[a-z]+-IQ-u-hc-(h12|h23)-nu-(latn|arab)\b/i.exec(header ?? '');
  return localeOf(language, readNumbersAndTime(tag?.[2]?.toLowerCase(), tag?.[1]?.toLowerCase()));
}
