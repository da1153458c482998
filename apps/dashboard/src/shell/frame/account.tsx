import { AccountMenu } from '@tajmeelspot/ui/app/account-menu.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

const AccountChoices = lazy(async () => ({ default: (await import('./account-choices.tsx')).AccountChoices }));

/** The menu of the user who is logged in, and the venue that is worked at. */
export function Account({ name }: { readonly name: string }) {
  const t = useTranslations('frame');
  return (
    <AccountMenu name={name} openLabel={t('account.open')}>
      <Suspense>
        <AccountChoices />
      </Suspense>
    </AccountMenu>
  );
}
