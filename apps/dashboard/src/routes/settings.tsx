import type { OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';
import type { HouseMessages } from '@tajmeelspot/contract/venues/messages.ts';
import { useTranslations } from 'use-intl';
import { Section } from '../fields/form-frame.tsx';
import { HouseForm } from '../keeping/house-form.tsx';
import { MessageForm } from '../keeping/message-form.tsx';
import { type Policy, PolicyForm } from '../keeping/policy-form.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useHouse } from '../shell/house.tsx';
import { useMessages, useOwnHouse, useSchedule, useTemplates } from '../shell/keeping/keeping.ts';
import { useSave } from '../shell/keeping/save.ts';
import { Failed, Loading } from '../shell/states.tsx';

/** How the house takes bookings, what it tells its guests, and what is said of it. */
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
        <div className="grid min-w-0 gap-6">
          {schedule.data && (
            <Section id="policy" title={t('policy.title')}>
              <PolicyForm policy={schedule.data.policy} saving={policy} onSave={(given) => policy.save(given)} />
            </Section>
          )}
          <Messages house={house.id} />
        </div>
        {own.data && <HouseData house={own.data} />}
      </div>
    </>
  );
}

function Messages({ house }: { readonly house: number }) {
  const t = useTranslations('house.messages');
  const asked = useMessages(house);
  const { save, ...saving } = useSave((body: HouseMessages) =>
    api().changeMessages({ params: { id: String(house) }, body }),
  );
  if (asked.isError && !asked.data) return <Failed error={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return null;
  return (
    <Section id="messages" title={t('title')} text={t('text')}>
      <MessageForm key={house} messages={asked.data} saving={saving} onSave={(given) => save(given)} />
    </Section>
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
