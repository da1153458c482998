import type { Language } from '@tajmeelspot/language/languages.ts';

/** A page of the site ('/professionallogin') in a language; the server wrote onto the document where the site is. */
export function siteAddress(language: Language, path: string): string {
  const base = document.documentElement.dataset['siteBase'] ?? '';
  return `${base}${language === 'en' ? '' : `/${language}`}${path}`;
}
