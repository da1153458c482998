import type { Namespace } from '@tajmeelspot/language/catalogues.ts';
import { directionOf, type Language } from '@tajmeelspot/language/languages.ts';
import { intlLocaleOf, localeOf } from '@tajmeelspot/language/locale.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { readMessages } from '../../shell/messages/message-texts.ts';
import { PartLabels } from '../../shell/messages/part-labels.tsx';
import { MessagesProvider } from '../../shell/messages/translations.tsx';
import styles from '../../styles/app.css?url';

type FrameInput = { readonly title: string; readonly path: string; readonly namespaces: readonly Namespace[] };

/** A document for an <iframe>: without scripts, with the styles of the site. No route leads to it: `path` says in which language its parts are written. */
export function renderFrame(language: Language, { title, path, namespaces }: FrameInput, content: ReactNode): string {
  const page = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body className="bg-transparent p-1">
        <MessagesProvider
          locale={intlLocaleOf(localeOf(language))}
          messages={readMessages(messagesOf(language, ...namespaces))}
        >
          <MemoryRouter initialEntries={[path]}>
            <PartLabels>{content}</PartLabels>
          </MemoryRouter>
        </MessagesProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

/** The answer with a frame, or with a text where there is none. It alone may be framed, which the header tells the server. */
export function answerFrame(status: number, text: string): Response {
  const type = status === 200 ? 'text/html' : 'text/plain';
  return new Response(text, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': 'frame-ancestors *' },
  });
}
