import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { Account } from '../../shell/frame/account.tsx';
import { UserNameContext } from '../../shell/frame/user-name.ts';
import { AcceptInvitation, CreateVenue } from './create-venue.tsx';
import { AppToasts } from '@tajmeelspot/ui/app/app-toasts.tsx';
import { SetupProgress } from '../../setup/checklist.tsx';

/** What somebody sees who has no venue yet: the first step, which makes one. */
export function FirstVenue({ onCreated: onMade }: { readonly onCreated: () => void }) {
  const t = useTranslations('venue.start');
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 pt-5 pb-16">
      <title>{`${t('title')} | TajmeelSpot`}</title>
      <header className="flex items-center justify-between gap-4">
        <Logo className="text-lapis" />
        <Account name={use(UserNameContext)} />
      </header>
      <main id="content" className="grid gap-6">
        <div className="grid gap-3">
          <h1 className="text-28">{t('title')}</h1>
          <p className="text-ink-soft">{t('lead', { gender: 'other' })}</p>
          <SetupProgress count={0} />
        </div>
        <CreateVenue onCreated={onMade} />
        <AcceptInvitation />
      </main>
      <AppToasts />
    </div>
  );
}
