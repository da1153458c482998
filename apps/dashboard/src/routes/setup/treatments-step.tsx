import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useRegistry } from '../../services/procedures/use-registry.ts';
import { useOwnServices, useOwnEmployees } from '../../shell/venue/venue-queries.ts';
import { useSave } from '../../shell/venue/use-save.ts';
import { NewServiceForm } from '../../services/new-service-form.tsx';
import { TreatmentsForm } from '../../services/treatments-form.tsx';
import type { TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import type { SetupStepProps } from './setup-step-props.ts';

/** The first service with its price list; once there is one, its price list alone. */
export function TreatmentsStep({ venue, onDone }: SetupStepProps) {
  const tVenue = useTranslations('venue');
  const registry = useRegistry(venue.id);
  const team = useOwnEmployees(venue.id);
  const services = useOwnServices(venue.id);
  const params = { id: String(venue.id) };
  const making = useSave(
    (body: Parameters<Parameters<typeof NewServiceForm>[0]['onSave']>[0]) => api().createService({ params, body }),
    { isQuiet: true },
  );
  const first = services.data?.at(-1);
  const changing = useSave(
    (treatments: TreatmentFields[]) =>
      api().changeTreatments({ params: { id: String(first?.id) }, body: { treatments } }),
    { isQuiet: true },
  );
  if (!registry || !team.data || !services.data) return <Loading />;
  const likely = { saloon: 'hair', dental: 'dental', clinic: 'clinic' }[venue.type];
  const category = registry.categories.find(({ name }) => name === likely)?.id ?? 1;
  if (!first) {
    return (
      <NewServiceForm
        registry={registry}
        team={team.data}
        category={category}
        saving={making}
        submit={tVenue('next')}
        onSave={(service) => making.save(service, onDone)}
      />
    );
  }
  return (
    <TreatmentsForm
      key={first.id}
      service={first}
      registry={registry}
      saving={changing}
      onSave={(treatments) => changing.save(treatments, onDone)}
    />
  );
}
