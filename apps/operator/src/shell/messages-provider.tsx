import type { Language } from '@tajmeelspot/language/languages.ts';
import { loadMoments, sentencesOf } from '@tajmeelspot/language/load-moments.ts';
import { intlLocaleOf } from '@tajmeelspot/language/locale.ts';
import { LabelsContext } from '@tajmeelspot/ui/labels.ts';
import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useMessages, useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';
import { useLocale } from './locale.ts';
import { useErrorMessage } from './use-error-message.ts';

const catalogues = {
  en: () => import('@tajmeelspot/language/en/operator.ts'),
  ar: () => import('@tajmeelspot/language/ar/operator.ts'),
  ckb: () => import('@tajmeelspot/language/ckb/operator.ts'),
};

const loading = new Map<Language, Promise<object>>();

/** The messages of the console in a language; each language is loaded once. */
export function loadMessages(language: Language): Promise<object> {
  const messages = loading.get(language) ?? catalogues[language]();
  loading.set(language, messages);
  return messages;
}

/** Gives the components below it their messages, and suspends until these are loaded. */
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
    () => ({ ...frame, explain, moments: loadMoments(locale, { ...frame.moments, ...sentencesOf(t) }) }),
    [frame, explain, locale, t],
  );
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
