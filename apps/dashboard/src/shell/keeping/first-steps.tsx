import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame, Section } from '../../fields/form-frame.tsx';
import { HouseForm, noHouse } from '../../keeping/house-form.tsx';
import { api } from '../api.ts';
import { Failed, Loading } from '../states.tsx';
import { useTemplates } from './keeping.ts';
import { useSave } from './save.ts';

/** Makes a house; `onMade` is told of its id before anything is asked again, for then this may be gone. */
export function MakeHouse({ onMade }: { readonly onMade: (house: number) => void }) {
  const t = useTranslations('house.start');
  const words = useTranslations('house');
  const templates = useTemplates();
  const make = async (house: typeof noHouse) => {
    const answer = await api().createHouse({ body: house });
    onMade(answer.data.id);
    return answer;
  };
  const { save, ...saving } = useSave(make, { isQuiet: true });
  if (templates.isError) return <Failed error={templates.error} retry={() => void templates.refetch()} />;
  if (!templates.data) return <Loading />;
  return (
    <Section id="house" title={t('house')} text={t('houseText')}>
      <HouseForm
        house={noHouse}
        cities={templates.data.cities}
        saving={saving}
        submit={words('next')}
        onSave={(house) => save(house)}
      />
    </Section>
  );
}

/** Somebody else's house: whoever was asked to work there has a letter with a code. */
export function Invited({ onJoined }: { readonly onJoined?: (house: number) => void }) {
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
        <FormFrame
          submit={t('join')}
          isBusy={isBusy}
          fault={fault}
          onSubmit={() => save(code, ({ data }) => onJoined?.(data.id))}
        >
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
