import { intlLocaleOf } from '@tajmeelspot/language/locale.ts';
import { type ReactNode, useDeferredValue } from 'react';
import { useLocale } from '../locale.ts';
import { type MessageTexts, readMessages } from './message-texts.ts';
import { MessagesProvider } from './translations.tsx';

type PageMessagesProps = { readonly messages: MessageTexts; readonly children: ReactNode };

/** Gives the messages that a page's loader brought along to its parts, in the language of the page. */
export function PageMessages({ messages, children }: PageMessagesProps) {
  // What a device has chosen is known at once, but must wait for the parts whose scripts are still to come.
  const locale = useDeferredValue(useLocale());
  return (
    <MessagesProvider locale={intlLocaleOf(locale)} messages={readMessages(messages)}>
      {children}
    </MessagesProvider>
  );
}
