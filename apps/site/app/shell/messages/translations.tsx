import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { createContext, createElement, Fragment, type ReactNode, use, useMemo } from 'react';

/**
 * What the build puts in the place of `use-intl/react`: the same two things that our parts ask of it, for messages
 * that the server has compiled. It weighs a fifth, and works the same way on the server and in the browser.
 */
export function IntlProvider({ locale, messages, children }: Voice & { readonly children: ReactNode }) {
  const above = use(Context).messages;
  const voice = useMemo(() => ({ locale, messages: { ...above, ...messages } }), [above, locale, messages]);
  return <Context value={voice}>{children}</Context>;
}

/** Says the messages of a namespace, such as 'shell.nav'. */
export function useTranslations(namespace: string): Speaker {
  const { locale, messages } = use(Context);
  return useMemo(() => createSpeaker(locale, find(messages, namespace)), [locale, messages, namespace]);
}

/** Says messages, which may be nested: `say('page.title', {…})`. */
export function createSpeaker(locale: string, messages: unknown): Speaker {
  const fill = (key: string, values: Values | undefined) => {
    const message = find(messages, key);
    if (message === undefined) throw new Error(`No message ${key}`);
    return format<ReactNode>(message as CompiledMessage, locale, values as never, { formatters });
  };
  const say = (key: string, values?: Values) => fill(key, values) as string;
  const rich = (key: string, values?: Values) => {
    const filled = fill(key, values);
    return Array.isArray(filled) ? createElement(Fragment, null, ...filled) : filled;
  };
  return Object.assign(say, { rich });
}

type Voice = { readonly locale: string; readonly messages: object };
type Values = Record<string, string | number | ((chunks: ReactNode) => ReactNode)>;
type Speaker = ((key: string, values?: Values) => string) & { rich: (key: string, values?: Values) => ReactNode };

const Context = createContext<Voice>({ locale: 'en', messages: {} });

const find = (messages: unknown, path: string): unknown =>
  path.split('.').reduce((found, key) => (found as Record<string, unknown> | undefined)?.[key], messages);

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getNumberFormat: keep((...given) => new Intl.NumberFormat(...given)),
  getPluralRules: keep((...given) => new Intl.PluralRules(...given)),
};

/** Formatters are dear to make and the same few are wanted all the time. */
function keep<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const kept = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const made = kept.get(key) ?? make(...given);
    kept.set(key, made);
    return made;
  };
}
