import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../fields/form-frame.tsx';
import { HouseForm, noHouse } from '../keeping/house-form.tsx';
import { api } from '../shell/api.ts';
import { Account } from '../shell/frame/account.tsx';
import { PersonContext } from '../shell/frame/person.ts';
import { useTemplates } from '../shell/keeping/keeping.ts';
import { useSave } from '../shell/keeping/save.ts';
import { Notices } from '../shell/notices.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { Progress } from '../start/checklist.tsx';

/** What somebody sees who has no house yet: the first step, which makes one. */
export function Beginning({ onMade }: { readonly onMade: () => void }) {
  const t = useTranslations('house.start');
  const words = useTranslations('house');
  const templates = useTemplates();
  const { save, ...saving } = useSave(
    (house: typeof noHouse) => {
      // Before anything is asked again: as soon as there is a house, this screen is gone.
      return api()
        .createHouse({ body: house })
        .then((answer) => {
          onMade();
          return answer;
        });
    },
    { isQuiet: true },
  );
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
        {templates.isError && <Failed error={templates.error} retry={() => void templates.refetch()} />}
        {templates.isPending && <Loading />}
        {templates.data && (
          <Section id="house" title={t('house')} text={t('houseText')}>
            <HouseForm
              house={noHouse}
              cities={templates.data.cities}
              saving={saving}
              submit={words('next')}
              onSave={(house) => save(house)}
            />
          </Section>
        )}
      </main>
      <Notices />
    </div>
  );
}
