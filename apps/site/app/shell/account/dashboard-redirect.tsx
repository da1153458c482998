import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { AccountPage } from '../../identity/account-page.tsx';
import { Alert } from '../../forms/error-message.tsx';
import { useLanguage } from '../language.ts';
import { openDashboard } from './open-dashboard.ts';

type OpeningDashboardProps = {
  /** Called where there is no right to the dashboard; the session is forgotten by then. */
  readonly onRefused: () => void;
};

/** Sends a vendor on to the dashboard and says so meanwhile. */
export function OpeningDashboard({ onRefused }: OpeningDashboardProps) {
  const t = useTranslations('identity.dashboard');
  const language = useLanguage();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const hasFailed = failed === attempt;
  useEffect(() => {
    let isGone = false;
    // Coming back from the dashboard leads to the page before this one, which would only send on again.
    const leave = (address: string) => !isGone && location.replace(address);
    void openDashboard(language, leave).then((opening) => {
      if (opening === 'refused' && !isGone) onRefused();
      if (opening === 'failed' && !isGone) setFailed(attempt);
    });
    return () => {
      isGone = true;
    };
  }, [attempt, language, onRefused]);
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <Alert text={hasFailed ? t('failed') : undefined} />
      {hasFailed ? (
        <Button isWide onClick={() => setAttempt(attempt + 1)}>
          <Icon name="reload" />
          {t('retry')}
        </Button>
      ) : (
        <Spinner label={t('waiting')} className="text-48 text-lapis" />
      )}
    </AccountPage>
  );
}
