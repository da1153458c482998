import { isLanguage, type Language } from '@tajmeelspot/language/languages.ts';

/** The language in which an addressee gets mails. */
export const languageOf = (addressee: { language: string }): Language =>
  isLanguage(addressee.language) ? addressee.language : 'en';
