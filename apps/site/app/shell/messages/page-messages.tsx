import { intlLocaleOf } from '@tajmeelspot/language/locale.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../locale.ts';
import { type CompiledMessages, MessagesProvider } from './translations.tsx';

type PageMessagesProps = { readonly messages: CompiledMessages; readonly children: ReactNode };

/** Gives the messages that a page's loader brought along to its parts, in the language of the page. */
export function PageMessages({ messages, children }: PageMessagesProps) {
  return (
    <MessagesProvider locale={intlLocaleOf(useLocale())} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
