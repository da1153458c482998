import type { Catalogue } from '@tajmeelspot/language/catalogues.ts';
import { formatWhole, isWhole } from '@tajmeelspot/language/numbers.ts';
import { pluralOf } from '@tajmeelspot/language/plurals.ts';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { createContext, createElement, Fragment, type ReactNode, use, useMemo } from 'react';
import { onceForObject } from './once-for-object.ts';

/** Texts of the interface by their keys, as the server has compiled them: a browser needs no message parser. */
export type CompiledMessages = { readonly [key: string]: unknown };

/** What fills the places of a message; a function renders the part that a tag marks. */
export type MessageValues = Readonly<Record<string, string | number | ((chunks: ReactNode) => ReactNode)>>;

/** Writes a message by its key; `rich` keeps the parts that tags mark as elements. Throws for a key without a message. */
export type Translate<Key extends string = string> = {
  (key: Key, values?: MessageValues): string;
  rich(key: Key, values?: MessageValues): ReactNode;
};

/** Every path to a part of the catalogue: 'shell', 'shell.nav'. */
export type MessagePath = PathTo<Catalogue>;

/** Every key of a message below a path of the catalogue. */
export type TranslationKey<Path extends MessagePath> = KeyOf<Below<Catalogue, Path>>;

type MessagesProviderProps = {
  readonly locale: string;
  readonly messages: CompiledMessages;
  readonly children: ReactNode;
};

/** Gives messages to everything below it, beside those from above. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const above = use(MessagesContext).messages;
  const merged = mergedWith(above)(messages);
  const context = useMemo(() => ({ locale, messages: merged }), [locale, merged]);
  return <MessagesContext value={context}>{children}</MessagesContext>;
}

/** Translates the keys below a path of the catalogue. */
export function useTranslations<Path extends MessagePath>(path: Path): Translate<TranslationKey<Path>> {
  const { locale, messages } = use(MessagesContext);
  return translatesIn(messages, `${locale} ${path}`);
}

/** Translates the keys of `messages`, which may be nested: `translate('page.title', { … })`. */
export function createTranslate(locale: string, messages: unknown): Translate {
  const fill = (key: string, values: MessageValues | undefined) => {
    const message = find(messages, key);
    if (message === undefined) throw new Error(`No message ${key}`);
    return format<ReactNode>(message as CompiledMessage, locale, values as never, { formatters });
  };
  const plain = new Map<string, string>();
  const translate = (key: string, values?: MessageValues) => {
    if (values) return fill(key, values) as string;
    const text = plain.get(key) ?? (fill(key, undefined) as string);
    plain.set(key, text);
    return text;
  };
  const rich = (key: string, values?: MessageValues) => {
    const filled = fill(key, values);
    return Array.isArray(filled) ? createElement(Fragment, null, ...filled) : filled;
  };
  return Object.assign(translate, { rich });
}

const MessagesContext = createContext<Omit<MessagesProviderProps, 'children'>>({ locale: 'en', messages: {} });

// The server has the same few messages for every page: what is made of them is made once.
const mergedWith = onceForObject((above: CompiledMessages) =>
  onceForObject((messages: CompiledMessages): CompiledMessages => ({ ...above, ...messages })),
);
const translatesIn = onceForObject((messages: CompiledMessages, place) => {
  const [locale = '', path = ''] = place.split(' ');
  return createTranslate(locale, find(messages, path));
});

const find = (messages: unknown, path: string): unknown =>
  path.split('.').reduce((found, key) => (found as Record<string, unknown> | undefined)?.[key], messages);

const createNumberFormat = memoize(
  (...args: IntlArguments<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
);
const createPluralRules = memoize((...args: IntlArguments<typeof Intl.PluralRules>) => new Intl.PluralRules(...args));

const formatters = {
  getDateTimeFormat: (...args: IntlArguments<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) =>
    options ? createNumberFormat(locale, options) : { format: (value: number) => formatPlain(locale, value) },
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) =>
    options?.type === 'ordinal'
      ? createPluralRules(locale, options)
      : { select: (value: number) => pluralOf(locale, value) },
} as FormatOptions['formatters'];

type IntlArguments<Formatter extends abstract new (...args: never) => unknown> = ConstructorParameters<Formatter>;

const formatPlain = (locale: string, value: number): string =>
  isWhole(value) ? formatWhole(locale, value) : createNumberFormat(locale).format(value);

/** Formatters take long to create, and a page needs the same few again and again. */
function memoize<Args extends unknown[], Formatter>(create: (...args: Args) => Formatter) {
  const cache = new Map<string, Formatter>();
  return (...args: Args): Formatter => {
    const key = JSON.stringify(args);
    const formatter = cache.get(key) ?? create(...args);
    cache.set(key, formatter);
    return formatter;
  };
}

type Name<Messages> = keyof Messages & (string | number);

/** Every path to a group of messages. */
type PathTo<Messages> = {
  [K in Name<Messages>]: Messages[K] extends string ? never : `${K}` | `${K}.${PathTo<Messages[K]>}`;
}[Name<Messages>];

/** Every path to a message. */
type KeyOf<Messages> = {
  [K in Name<Messages>]: Messages[K] extends string ? `${K}` : `${K}.${KeyOf<Messages[K]>}`;
}[Name<Messages>];

/** What a path leads to. */
type Below<Messages, Path extends string> = Path extends `${infer K}.${infer Rest}`
  ? K extends keyof Messages
    ? Below<Messages[K], Rest>
    : never
  : Path extends keyof Messages
    ? Messages[Path]
    : never;
