import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../fields/form-frame.tsx';
import { NewServiceForm } from '../../services/new-service-form.tsx';
import { api } from '../../shell/api.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useVenue } from '../../shell/venue-provider.tsx';
import { useRegistry } from '../../services/procedures/use-registry.ts';
import { useOwnEmployees, useTemplates } from '../../shell/venue/venue-queries.ts';
import { useSave } from '../../shell/venue/use-save.ts';

type NewServiceBody = Parameters<Parameters<typeof NewServiceForm>[0]['onSave']>[0];

/** A new service, which is a draft until it is published. */
export function NewService() {
  const t = useTranslations('venue.services');
  const tVenue = useTranslations('venue');
  const go = useNavigate();
  const { venue } = useVenue();
  const templates = useTemplates();
  const registry = useRegistry(venue.id);
  const team = useOwnEmployees(venue.id);
  const { save, ...saving } = useSave((body: NewServiceBody) =>
    api().createService({ params: { id: String(venue.id) }, body }),
  );
  return (
    <>
      <Head title={t('add')} />
      {(!templates.data || !registry || !team.data) && <Loading />}
      {templates.data && registry && team.data && (
        <div className="max-w-3xl">
          <SectionCard id="new" title={t('texts')}>
            <NewServiceForm
              registry={registry}
              team={team.data}
              category={templates.data.categories[0]?.id ?? 1}
              saving={saving}
              submit={tVenue('next')}
              onSave={(service) => save(service, ({ data }) => void go(`/services/${data.id}`))}
            />
          </SectionCard>
        </div>
      )}
    </>
  );
}
