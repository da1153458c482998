import type { OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';
import { useTranslations } from 'use-intl';
import { Section } from '../fields/form-frame.tsx';
import { HouseForm } from '../keeping/house-form.tsx';
import { type Policy, PolicyForm } from '../keeping/policy-form.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useHouse } from '../shell/house.tsx';
import { useOwnHouse, useSchedule, useTemplates } from '../shell/keeping/keeping.ts';
import { useSave } from '../shell/keeping/save.ts';
import { Failed, Loading } from '../shell/states.tsx';

/** How the house takes bookings, and what is said of it. */
export function Settings() {
  const t = useTranslations('house');
  const { house } = useHouse();
  const own = useOwnHouse(house.id);
  const schedule = useSchedule(house.id);
  const params = { id: String(house.id) };
  const policy = useSave((body: Policy) => api().changePolicy({ params, body }));
  return (
    <>
      <Head title={t('settings')} />
      {(own.isPending || schedule.isPending) && <Loading />}
      {own.isError && !own.data && <Failed error={own.error} retry={() => void own.refetch()} />}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        {schedule.data && (
          <Section id="policy" title={t('policy.title')}>
            <PolicyForm policy={schedule.data.policy} saving={policy} onSave={(given) => policy.save(given)} />
          </Section>
        )}
        {own.data && <HouseData house={own.data} />}
      </div>
    </>
  );
}

function HouseData({ house }: { readonly house: OwnHouse }) {
  const t = useTranslations('house');
  const templates = useTemplates();
  const { progress: _, id, ...fields } = house;
  const { save, ...saving } = useSave((body: typeof fields) => api().changeHouse({ params: { id: String(id) }, body }));
  return (
    <Section id="data" title={t('policy.data')}>
      {!templates.data && <Loading />}
      {templates.data && (
        <HouseForm
          key={id}
          house={fields}
          cities={templates.data.cities}
          saving={saving}
          submit={t('save')}
          onSave={(given) => save(given)}
        />
      )}
    </Section>
  );
}
