import { catalogues, type Namespace } from '@tajmeelspot/language/catalogues.ts';
import { compileTexts } from '@tajmeelspot/ui/app/compile-texts.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { intlLocaleOf, localeOf } from '@tajmeelspot/language/locale.ts';
import type { MessageTexts } from './message-texts.ts';
import { onceForObject } from './once-for-object.ts';
import { type CompiledMessages, createTranslate, type TranslationKey, type Translate } from './translations.tsx';

const compiled = Object.fromEntries(
  Object.entries(catalogues).map(([language, catalogue]) => [language, compileTexts(catalogue)]),
) as Record<Language, Record<Namespace, CompiledMessages>>;

/** The messages of some namespaces, as the data of a page carries them; the same list each time. */
export const messagesOf = (language: Language, ...namespaces: Namespace[]): MessageTexts =>
  gathered(compiled[language], namespaces.join(' '));

const gathered = onceForObject((messages: Record<Namespace, CompiledMessages>, names): MessageTexts =>
  names.split(' ').map((name) => textOfNamespace(messages[name as Namespace], name)),
);

/** A namespace is the same text in every list. */
const textOfNamespace = onceForObject((messages: CompiledMessages, name) => JSON.stringify({ [name]: messages }));

/** Title and description of a page, for its head. Throws for a namespace without `page.title`. */
export function headOf(
  language: Language,
  namespace: Namespace,
  values: Record<string, string | number> = {},
): { title: string; description: string } {
  const translate = translateIn(language, namespace);
  return { title: translate('page.title', values), description: translate('page.description', values) };
}

/** One message of a namespace, for texts outside the parts of a page. Throws for a key without a message. */
export function textOf<N extends Namespace>(
  language: Language,
  namespace: N,
  key: TranslationKey<N>,
  values: Record<string, string | number> = {},
): string {
  return translateIn(language, namespace)(key, values);
}

/** The messages of a namespace, for texts outside the parts of a page. */
export const translateIn = (language: Language, namespace: Namespace): Translate =>
  createTranslate(intlLocaleOf(localeOf(language)), compiled[language][namespace]);
