import { isLanguage, type Language } from '@tajmeelspot/language/languages.ts';
import { data, useLocation } from 'react-router';

/** The language of an address. Throws a 404 for a first segment that is none (English has no segment). */
export function languageOf(params: { language?: string | undefined }): Language {
  const { language = '' } = params;
  if (language === '') return 'en';
  if (!isLanguage(language) || language === 'en') throw data(null, { status: 404 });
  return language;
}

/** The language of the address on screen, also where no route matches it or its page broke. */
export function useLanguage(): Language {
  const [, segment] = useLocation().pathname.split('/');
  return isLanguage(segment) ? segment : 'en';
}

/** An address of the site ('/hair') in a language. */
export const inLanguage = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
