import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useEffect, useState } from 'react';
import { useTranslations } from '../messages/translations.tsx';
import { AccountPage } from '../../identity/account-page.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useLanguage } from '../language.ts';
import { openDashboard } from './open-dashboard.ts';

type DashboardRedirectProps = {
  /** Called where there is no right to the dashboard; the session is forgotten by then. */
  readonly onDenied: () => void;
};

/** Sends a vendor on to the dashboard and says so meanwhile. */
export function DashboardRedirect({ onDenied }: DashboardRedirectProps) {
  const t = useTranslations('identity.dashboard');
  const language = useLanguage();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const hasFailed = failed === attempt;
  useEffect(() => {
    let isUnmounted = false;
    // Coming back from the dashboard leads to the page before this one, which would only send on again.
    const leave = (address: string) => !isUnmounted && location.replace(address);
    void openDashboard(language, leave).then((outcome) => {
      if (outcome === 'denied' && !isUnmounted) onDenied();
      if (outcome === 'failed' && !isUnmounted) setFailed(attempt);
    });
    return () => {
      isUnmounted = true;
    };
  }, [attempt, language, onDenied]);
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <ErrorMessage text={hasFailed ? t('failed') : undefined} />
      {hasFailed ? (
        <Button isWide onClick={() => setAttempt(attempt + 1)}>
          <Icon name="reload" />
          {t('retry')}
        </Button>
      ) : (
        <Spinner label={t('loading')} className="text-48 text-lapis" />
      )}
    </AccountPage>
  );
}
