import type { SessionClosedReason } from '@tajmeelspot/session/session-store.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';

type SessionClosedProps = { readonly reason: SessionClosedReason; readonly retry: () => void };

/** Why no session is open, and the way to open one. */
export function SessionClosed({ reason, retry }: SessionClosedProps) {
  const t = useTranslations('dashboard');
  const tFrame = useTranslations('frame');
  const language = useLanguage();
  const isUnreachable = reason === 'unreachable';
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 p-6">
      <title>{t('appTitle')}</title>
      <Logo className="mb-4" />
      <h1 role="alert" className="text-22">
        {t(`closed.${reason === 'none' ? 'unauthorized' : reason}`)}
      </h1>
      <p className="text-ink-soft">
        {isUnreachable
          ? tFrame('unreachable')
          : t(reason === 'loggedOut' ? 'closed.loggedOutText' : 'closed.unauthorizedText')}
      </p>
      {isUnreachable ? (
        <Button onClick={retry}>{tFrame('retry')}</Button>
      ) : (
        <a href={siteAddress(language, '/professionallogin')} className={buttonClass()}>
          {t('closed.logIn')}
        </a>
      )}
    </main>
  );
}
