import type { Language } from '@tajmeelspot/language/languages.ts';
import { intlLocaleOf } from '@tajmeelspot/language/locale.ts';
import { loadMoments, sentencesOf } from '@tajmeelspot/language/load-moments.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { LabelsContext } from '@tajmeelspot/ui/labels.ts';
import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useMessages, useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';
import { useLocale } from './locale.ts';
import { useErrorMessage } from './use-error-message.ts';

/** What is said everywhere, and what groups of screens say beside it, which is loaded with the first of them. */
const catalogues = {
  dashboard: {
    en: () => import('@tajmeelspot/language/en/dashboard/dashboard.ts'),
    ar: () => import('@tajmeelspot/language/ar/dashboard/dashboard.ts'),
    ckb: () => import('@tajmeelspot/language/ckb/dashboard/dashboard.ts'),
  },
  venue: {
    en: () => import('@tajmeelspot/language/en/dashboard/venue.ts'),
    ar: () => import('@tajmeelspot/language/ar/dashboard/venue.ts'),
    ckb: () => import('@tajmeelspot/language/ckb/dashboard/venue.ts'),
  },
  records: {
    en: () => import('@tajmeelspot/language/en/dashboard/records.ts'),
    ar: () => import('@tajmeelspot/language/ar/dashboard/records.ts'),
    ckb: () => import('@tajmeelspot/language/ckb/dashboard/records.ts'),
  },
  till: {
    en: () => import('@tajmeelspot/language/en/dashboard/till.ts'),
    ar: () => import('@tajmeelspot/language/ar/dashboard/till.ts'),
    ckb: () => import('@tajmeelspot/language/ckb/dashboard/till.ts'),
  },
};

/** A group of screens with words of its own. */
export type MessagesPart = keyof typeof catalogues;

const loading = new Map<string, Promise<object>>();

/** The words of a part in a language, asked for once. */
export function loadMessages(language: Language, part: MessagesPart = 'dashboard'): Promise<object> {
  const key = `${language} ${part}`;
  const messages = loading.get(key) ?? catalogues[part][language]();
  loading.set(key, messages);
  return messages;
}

/** Gives the parts below it their words; until they are there, whatever suspends above shows. */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const locale = useLocale();
  return (
    <IntlProvider locale={intlLocaleOf(locale)} messages={use(loadMessages(language)) as never} timeZone="Asia/Baghdad">
      <Labels>{children}</Labels>
    </IntlProvider>
  );
}

function Labels({ children }: { readonly children: ReactNode }) {
  const { frame } = useMessages();
  const t = useTranslations('frame.moments');
  const explain = useErrorMessage();
  const locale = useLocale();
  const labels = useMemo(
    () => ({
      ...frame,
      explain,
      price: (iqd: number) => formatMoney(locale, iqd),
      moments: loadMoments(locale, { ...frame.moments, ...sentencesOf(t) }),
    }),
    [frame, explain, locale, t],
  );
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Gives the screens below it the words of their group too. */
export function PartMessagesProvider({
  part,
  children,
}: {
  readonly part: MessagesPart;
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  const locale = useLocale();
  const above = useMessages();
  const own = use(loadMessages(language, part));
  const messages = useMemo(() => ({ ...above, ...own }), [above, own]);
  return (
    <IntlProvider locale={intlLocaleOf(locale)} messages={messages} timeZone="Asia/Baghdad">
      {children}
    </IntlProvider>
  );
}
