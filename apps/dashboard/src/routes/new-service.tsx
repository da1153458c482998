import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../fields/form-frame.tsx';
import { NewListingForm } from '../services/new-listing.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useHouse } from '../shell/house.tsx';
import { useTeam, useTemplates } from '../shell/keeping/keeping.ts';
import { useSave } from '../shell/keeping/save.ts';
import { Loading } from '../shell/states.tsx';

type Body = Parameters<Parameters<typeof NewListingForm>[0]['onSave']>[0];

/** A new listing, which is a draft until it is published. */
export function NewService() {
  const t = useTranslations('house.services');
  const words = useTranslations('house');
  const go = useNavigate();
  const { house } = useHouse();
  const templates = useTemplates();
  const team = useTeam(house.id);
  const { save, ...saving } = useSave((body: Body) => api().createListing({ params: { id: String(house.id) }, body }));
  return (
    <>
      <Head title={t('add')} />
      {(!templates.data || !team.data) && <Loading />}
      {templates.data && team.data && (
        <div className="max-w-3xl">
          <Section id="new" title={t('texts')}>
            <NewListingForm
              templates={templates.data}
              team={team.data}
              category={templates.data.categories[0]?.id ?? 1}
              saving={saving}
              submit={words('next')}
              onSave={(listing) => save(listing, ({ data }) => void go(`/services/${data.id}`))}
            />
          </Section>
        </div>
      )}
    </>
  );
}
