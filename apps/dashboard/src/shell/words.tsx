import { type Language, localeOf } from '@tajmeelspot/language/languages.ts';
import { type ReactNode, use } from 'react';
import { IntlProvider } from 'use-intl';
import { useLanguage } from './language.ts';

const catalogues = {
  en: () => import('@tajmeelspot/language/en/dashboard.ts'),
  ar: () => import('@tajmeelspot/language/ar/dashboard.ts'),
  ckb: () => import('@tajmeelspot/language/ckb/dashboard.ts'),
};

type Words = Awaited<ReturnType<(typeof catalogues)[Language]>>;

const asked = new Map<Language, Promise<Words>>();

/** The words of a language, asked for once. */
export function wordsOf(language: Language): Promise<Words> {
  const words = asked.get(language) ?? catalogues[language]();
  asked.set(language, words);
  return words;
}

/** Gives the parts below it their words; until they are there, whatever suspends above shows. */
export function Speak({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  return (
    <IntlProvider locale={localeOf(language)} messages={use(wordsOf(language)) as never} timeZone="Asia/Baghdad">
      {children}
    </IntlProvider>
  );
}
