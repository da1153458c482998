import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { Account } from '../shell/frame/account.tsx';
import { PersonContext } from '../shell/frame/person.ts';
import { Invited, MakeVenue } from '../shell/keeping/first-steps.tsx';
import { Toasts } from '@tajmeelspot/ui/toasts.tsx';
import { Progress } from '../start/checklist.tsx';

/** What somebody sees who has no venue yet: the first step, which makes one. */
export function Beginning({ onMade }: { readonly onMade: () => void }) {
  const t = useTranslations('venue.start');
  const tFrame = useTranslations('frame');
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 pt-5 pb-16">
      <title>{`${t('title')} | TajmeelSpot`}</title>
      <header className="flex items-center justify-between gap-4">
        <Logo className="text-lapis" />
        <Account name={use(PersonContext)} />
      </header>
      <main id="content" className="grid gap-6">
        <div className="grid gap-3">
          <h1 className="text-28">{t('title')}</h1>
          <p className="text-ink-soft">{t('lead')}</p>
          <Progress count={0} />
        </div>
        <MakeVenue onMade={onMade} />
        <Invited />
      </main>
      <Toasts closeLabel={tFrame('close')} />
    </div>
  );
}
