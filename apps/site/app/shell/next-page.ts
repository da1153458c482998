import { inLanguage } from './language.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

/** Where somebody wanted to go before logging in: a path of this site, never another's; home where nothing was wanted. */
export function readNextPage(search: URLSearchParams, language: Language): string {
  const next = search.get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : inLanguage(language, '/');
}

/** An address with the page to come back to. */
export const withNext = (path: string, next: string): string => `${path}?${new URLSearchParams({ next })}`;
