import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useServices, useTeam, useTemplates } from '../../shell/keeping/keeping.ts';
import { useSave } from '../../shell/keeping/save.ts';
import { Loading } from '../../shell/loading.tsx';
import { NewServiceForm } from '../../services/new-listing.tsx';
import { PriceForm } from '../../services/price-form.tsx';
import type { TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import type { StepProps } from './step.ts';

/** The first service with its price list; once there is one, its price list alone. */
export function TreatmentsStep({ venue, onDone }: StepProps) {
  const words = useTranslations('venue');
  const templates = useTemplates();
  const team = useTeam(venue.id);
  const services = useServices(venue.id);
  const params = { id: String(venue.id) };
  const making = useSave(
    (body: Parameters<Parameters<typeof NewServiceForm>[0]['onSave']>[0]) => api().createService({ params, body }),
    { isQuiet: true },
  );
  const first = services.data?.at(-1);
  const pricing = useSave(
    (treatments: TreatmentFields[]) =>
      api().changeTreatments({ params: { id: String(first?.id) }, body: { treatments } }),
    { isQuiet: true },
  );
  if (!templates.data || !team.data || !services.data) return <Loading />;
  const likely = { saloon: 'hair', dental: 'dental', clinic: 'clinic' }[venue.type];
  const category = templates.data.categories.find(({ name }) => name === likely)?.id ?? 1;
  if (!first) {
    return (
      <NewServiceForm
        templates={templates.data}
        team={team.data}
        category={category}
        saving={making}
        submit={words('next')}
        onSave={(service) => making.save(service, onDone)}
      />
    );
  }
  const usual = templates.data.treatments.filter(({ category_id: of }) => of === first.category_id);
  return (
    <PriceForm
      key={first.id}
      service={first}
      usual={usual}
      saving={pricing}
      onSave={(prices) => pricing.save(prices, onDone)}
    />
  );
}
