import { catalogues, type Namespace } from '@tajmeelspot/language/catalogues.ts';
import { type Language, localeOf } from '@tajmeelspot/language/languages.ts';
import compile from 'icu-minify/compile';
import type { AbstractIntlMessages } from 'use-intl/core';
import { createSpeaker } from './translations.tsx';

/** The words of some namespaces as a page carries them: messages already compiled, so that browsers need no parser. */
export type Words = AbstractIntlMessages;

const compiled = Object.fromEntries(
  Object.entries(catalogues).map(([language, catalogue]) => [language, compileAll(catalogue)]),
) as Record<Language, Record<Namespace, Words>>;

/** The words that a page and its parts say. */
export const wordsOf = (language: Language, ...namespaces: Namespace[]): Words =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, compiled[language][namespace]])) as Words;

/** Title and description of a page, for its head; every namespace of a page has both. */
export function headOf(
  language: Language,
  namespace: Namespace,
  values: Record<string, string | number> = {},
): { title: string; description: string } {
  return {
    title: textOf(language, namespace, 'page.title', values),
    description: textOf(language, namespace, 'page.description', values),
  };
}

/** One text of a namespace, for what is said outside of the page's parts. */
export function textOf(
  language: Language,
  namespace: Namespace,
  key: string,
  values: Record<string, string | number> = {},
): string {
  return createSpeaker(localeOf(language), compiled[language][namespace])(key, values);
}

function compileAll(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileAll(text as object),
    ]),
  );
}
