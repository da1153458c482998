import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { AccountMenu } from '../../shell/frame/account-menu.tsx';
import { queries } from './queries.ts';
import { logOut, useSession } from './session.ts';

/** The operator who is in. */
export function Account() {
  const t = useTranslations('dashboard.account');
  const name = useSession().session?.name ?? '';
  const leave = () => {
    void logOut();
    queries.clear();
  };
  return (
    <AccountMenu name={name} onLanguage={() => void queries.invalidateQueries()}>
      <Button kind="outline" size="small" onClick={leave}>
        <Icon name="log-out" isFlipped />
        {t('logOut')}
      </Button>
    </AccountMenu>
  );
}
