import { createTranslator } from 'use-intl/core';
import { server as ar } from './ar/server/server.ts';
import { server as ckb } from './ckb/server/server.ts';
import { server as en } from './en/server/server.ts';
import { isLanguage, type Language } from './languages.ts';
import { intlLocaleOf, languageOfLocale, type Locale } from './locale.ts';
import type { Key } from './shape.ts';

/** Key of a sentence that the server says. */
export type ServerKey = Key<typeof en>;

/** One sentence of the server for a reader; `values` fill its places. Of nobody a gender is known unless they tell it. */
export function translate(locale: Locale, key: ServerKey, values: Record<string, string | number> = {}): string {
  const sentenceKey = `${locale} ${key} ${JSON.stringify(values)}`;
  const known = sentences.get(sentenceKey);
  if (known !== undefined) return known;
  const fill = translatorOf(locale) as (key: string, values: object) => string;
  const sentence = fill(key, { gender: 'other', ...values }).trim();
  if (sentences.size >= maxSentences) sentences.clear();
  sentences.set(sentenceKey, sentence);
  return sentence;
}

/** Sentences that were said before: a day of bookings says the same few hundreds of times, and filling one is slow. */
const sentences = new Map<string, string>();
const maxSentences = 2000;

/**
 * The name of a field in a language, of one in a list (hours.2.to) by its last part, of a text in several languages with
 * the language in brackets; the field itself where it has none.
 */
export function fieldName(language: Language, field: string): string {
  const names: Record<string, string> = catalogues[language].fields;
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const last = parts.at(-1) ?? field;
  const name = names[last.replaceAll('-', '_')] ?? field;
  const text = isLanguage(last) ? names[parts.at(-2) ?? ''] : undefined;
  return text === undefined ? name : `${text} (${name})`;
}

const catalogues = { en, ar, ckb };
const translators = new Map<Locale, unknown>();

function translatorOf(locale: Locale) {
  const messages = catalogues[languageOfLocale(locale)];
  const translator = translators.get(locale) ?? createTranslator({ locale: intlLocaleOf(locale), messages });
  translators.set(locale, translator);
  return translator;
}
