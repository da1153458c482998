import { isLanguage, type Language } from '@tajmeelspot/language/languages.ts';

/** The language to write to somebody in. */
export const languageOf = (addressee: { language: string }): Language =>
  isLanguage(addressee.language) ? addressee.language : 'en';
