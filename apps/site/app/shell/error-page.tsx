import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { useState } from 'react';
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import { useTranslations } from './messages/translations.tsx';
import { ReloadButton } from './offline/reload-button.tsx';
import { useHydrated } from './use-hydrated.ts';
import { inLanguage, useLanguage } from './language.ts';

/** What stands in place of a page that is missing, that broke, or that did not arrive. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useTranslations('shell.error');
  const language = useLanguage();
  const isFromServer = useIsFromServer();
  const kind = kindOf(error, isFromServer);
  return (
    <main id="content" className="wrap grid justify-items-start gap-4 py-16 lg:py-24">
      <title>{t(`${kind}.title`)}</title>
      <Khatam className="text-88 text-lapis-line" />
      <h1 className="text-36">{t(`${kind}.title`)}</h1>
      <p className="max-w-[56ch] text-ink-soft">{t(`${kind}.text`)}</p>
      {kind === 'failed' && isFromServer && <RequestNumber />}
      <div className="mt-2 flex flex-wrap gap-3">
        {kind === 'failed' && <Retry label={t('retry')} />}
        {kind === 'network' && <ReloadButton label={t('retry')} />}
        <Link
          to={inLanguage(language, '/')}
          className={buttonClass({ kind: kind === 'missing' ? 'primary' : 'outline' })}
        >
          {t('home')}
        </Link>
        <Link to={inLanguage(language, '/services')} className={buttonClass({ kind: 'outline' })}>
          {t('services')}
        </Link>
      </div>
    </main>
  );
}

/** The server puts the number of the request in its place on the way out. */
function RequestNumber() {
  const t = useTranslations('shell.error');
  return (
    <p className="text-15 text-ink-soft">
      {t('number')}{' '}
      <bdi className="font-strong break-all text-ink" suppressHydrationWarning>
        %REQUEST_ID%
      </bdi>
    </p>
  );
}

function Retry({ label }: { readonly label: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
      {label}
    </Button>
  );
}

function kindOf(error: unknown, isFromServer: boolean): 'missing' | 'failed' | 'network' {
  if (isRouteErrorResponse(error)) return error.status < 500 ? 'missing' : 'failed';
  return error instanceof TypeError && !isFromServer ? 'network' : 'failed';
}

/** Whether the server rendered this; a page reached by a link in the browser has no number of its own. */
function useIsFromServer(): boolean {
  const isHydrated = useHydrated();
  return useState(!isHydrated)[0];
}
