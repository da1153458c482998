import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame, Section } from '../fields/form-frame.tsx';
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
        <Invited />
      </main>
      <Notices />
    </div>
  );
}

/** Somebody else's house: whoever was asked to work there has a letter with a code. */
function Invited() {
  const t = useTranslations('house.start');
  const [code, setCode] = useState('');
  const { save, isBusy, errors, fault } = useSave((given: string) => api().acceptInvitation({ body: { code: given } }));
  return (
    <details className="rounded-card bg-surface inset-ring inset-ring-line">
      <summary className="flex min-h-14 items-center justify-between gap-3 rounded-card px-4 font-strong text-lapis md:px-6">
        {t('invited')}
        <Icon name="chevron-down" className="in-[details[open]]:rotate-180" />
      </summary>
      <div className="px-4 pb-4 md:px-6 md:pb-6">
        <FormFrame submit={t('join')} isBusy={isBusy} fault={fault} onSubmit={() => save(code)}>
          <TextField
            label={t('code')}
            name="code"
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            value={code}
            error={errors['code']}
            onChange={({ target }) => setCode(target.value)}
          />
        </FormFrame>
      </div>
    </details>
  );
}
