import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { directionOf, isLanguage } from '@tajmeelspot/language/languages.ts';
import arabicFont from '@tajmeelspot/ui/theme/arabic.woff2?url';
import latinFont from '@tajmeelspot/ui/theme/latin.woff2?url';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { takeOver } from './shell/browser-value.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { FirstScript } from './shell/head/first-script.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { HeadLinks } from './shell/head/head-links.tsx';
import { originOf } from './shell/head/site-address.server.ts';
import { Header } from './shell/header/header.tsx';
import { inLanguage, useLanguage } from './shell/language.ts';
import { Toasts } from './shell/toasts.tsx';
import { Progress } from './shell/header/progress.tsx';
import { OfflineTextSource } from './shell/offline/offline-text-source.tsx';
import { SessionWatch } from './shell/session-watch.tsx';
import { messagesOf } from './shell/messages/compiled-messages.server.ts';
import { Nonce } from './shell/nonce.ts';
import { PageMessages } from './shell/messages/page-messages.tsx';
import { PartLabels } from './shell/messages/part-labels.tsx';
import './styles/app.css';

/** Never refuses, so that the error page too has words: an unknown language is refused by the page below. */
export function loader({ params, context }: Route.LoaderArgs) {
  const language = isLanguage(params.language) ? params.language : 'en';
  return {
    messages: messagesOf(language, 'shell'),
    year: inBaghdad(Date.now()).date.slice(0, 4),
    origin: originOf(context),
  };
}

/** The words of the shell do not change while the language stays, and a language is left by loading its page anew. */
export const shouldRevalidate = (): boolean => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const loaded = useRouteLoaderData<typeof loader>('root');
  const nonce = use(Nonce);
  // Says on the document that the page answers to clicks now; before that, links and forms work by themselves.
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    pressEarlyTap();
    // In a task of its own: much is drawn anew for what only the browser knows.
    setTimeout(takeOver);
  }, []);
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href={useHref('/favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={useHref('/icons/apple-touch.png')} />
        <link rel="manifest" href={useHref(inLanguage(language, '/manifest.webmanifest'))} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={language === 'en' ? latinFont : arabicFont}
        />
        <FirstScript nonce={nonce} />
        <Meta />
        {loaded && <HeadLinks origin={loaded.origin} />}
        <Links />
      </head>
      <body>
        {loaded && (
          <PageMessages messages={loaded.messages}>
            <PartLabels>
              <Progress />
              <Header />
              {children}
              <Footer year={loaded.year} />
              <Toasts />
              <SessionWatch />
              <OfflineTextSource />
            </PartLabels>
          </PageMessages>
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** Presses a button that was tapped before the page answered. */
function pressEarlyTap(): void {
  const { __TAPPED__: button } = globalThis as { __TAPPED__?: HTMLElement };
  button?.removeAttribute('aria-busy');
  if (button?.isConnected) button.click();
}
