import { isLanguage, type Language } from '@tajmeelspot/language/languages.ts';
import type { Deps } from '#app/deps.ts';

/** The language to write to somebody in. */
export const languageOf = (person: { language: string }): Language =>
  isLanguage(person.language) ? person.language : 'en';

/** A page of the site. From the configuration alone: what a request calls the host is anybody's word. */
export function addressOf({ env }: Deps, language: Language, page: string): string {
  const host = env.origin ?? `http://localhost:${env.port}`;
  return `${host}${env.basePath}${language === 'en' ? '' : `/${language}`}/${page}`;
}
