import { isLanguage, languages } from '@tajmeelspot/language/languages.ts';
import { inLanguage } from '../language.ts';

/** Pages that stand at two addresses, the second of which is the one to be known. */
const canonicalPaths: Record<string, string> = {
  '/Customermobile': '/hairremoval',
  '/c/hair': '/hair',
  '/c/hair-removal': '/hairremoval',
  '/c/massage': '/massage',
};

/** The path of a page in its language, without what only narrows or orders it. */
export function canonicalPath(pathname: string): string {
  const { language, path } = split(pathname);
  return inLanguage(language, canonicalPaths[path] ?? path);
}

/** The same page in every language. */
export const alternatesOf = (pathname: string) =>
  languages.map((language) => ({
    language,
    path: inLanguage(language, canonicalPaths[split(pathname).path] ?? split(pathname).path),
  }));

function split(pathname: string) {
  const [, first = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  const isTranslated = isLanguage(first) && first !== 'en';
  return isTranslated
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: 'en' as const, path: pathname.replace(/(.)\/$/, '$1') };
}
