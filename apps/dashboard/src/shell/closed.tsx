import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';
import type { SessionState } from './session.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';

type ClosedProps = { readonly why: Extract<SessionState, { kind: 'closed' }>['why']; readonly retry: () => void };

/** Nobody is in: why, and the way back in. */
export function Closed({ why, retry }: ClosedProps) {
  const t = useTranslations('dashboard');
  const tFrame = useTranslations('frame');
  const language = useLanguage();
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 p-6">
      <title>{t('appTitle')}</title>
      <Logo className="mb-4" />
      <h1 role="alert" className="text-22">
        {t(`closed.${why}`)}
      </h1>
      <p className="text-ink-soft">
        {why === 'unreachable'
          ? tFrame('unreachable')
          : t(why === 'refused' ? 'closed.refusedText' : 'closed.loggedOutText')}
      </p>
      {why === 'unreachable' && <Button onClick={retry}>{tFrame('retry')}</Button>}
      {why !== 'unreachable' && (
        <a href={siteAddress(language, '/professionallogin')} className={buttonClass()}>
          {t('closed.logIn')}
        </a>
      )}
    </main>
  );
}
