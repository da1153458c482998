import { isLanguage, type Language } from '@tajmeelspot/language/languages.ts';

/** The language to write to somebody in. */
export const languageOf = (person: { language: string }): Language =>
  isLanguage(person.language) ? person.language : 'en';
