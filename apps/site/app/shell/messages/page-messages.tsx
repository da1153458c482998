import { localeOf } from '@tajmeelspot/language/languages.ts';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { useLanguage } from '../language.ts';
import type { Words } from './compiled-messages.server.ts';

/** Gives the parts below it their words. A page's own words stand beside the shell's. */
export function Speak({ words, children }: { words: Words; children: ReactNode }) {
  const language = useLanguage();
  return (
    <IntlProvider locale={localeOf(language)} messages={words as never} timeZone="Asia/Baghdad">
      {children}
    </IntlProvider>
  );
}
