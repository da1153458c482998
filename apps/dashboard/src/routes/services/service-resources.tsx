import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../../fields/form-frame.tsx';
import { toKindInput } from '../../resources/resource-kinds.ts';
import { TreatmentNeeds } from '../../resources/treatment-needs.tsx';
import { changeErrorOf, useResourceChange } from '../../shell/venue/use-resource-change.ts';
import { useSchedule } from '../../shell/venue/venue-queries.ts';

type ServiceResourcesProps = { readonly service: OwnService };

/** Which rooms, chairs and devices the treatments of a service need. */
export function ServiceResources({ service }: ServiceResourcesProps) {
  const t = useTranslations('venue.resources');
  const schedule = useSchedule(service.venue_id);
  if (!schedule.data) return <LoadState of={schedule} />;
  return (
    <>
      {schedule.data.resource_kinds.length === 0 ? (
        <p className="text-15 text-ink-soft">{t('serviceNone')}</p>
      ) : (
        <NeedsForm key={schedule.data.version} service={service} schedule={schedule.data} />
      )}
      <Link to="/resources" className={`${buttonClass({ kind: 'outline', size: 'small' })} md:justify-self-start`}>
        {t('toResources')}
      </Link>
    </>
  );
}

function NeedsForm({ service, schedule }: ServiceResourcesProps & { readonly schedule: Schedule }) {
  const t = useTranslations('venue.resources');
  const [kinds, setKinds] = useState(() => schedule.resource_kinds.map(toKindInput));
  const { send, dialog, ...saving } = useResourceChange(schedule);
  return (
    <FormFrame
      submit={t('save')}
      isBusy={saving.isBusy}
      errorMessage={changeErrorOf(saving)}
      onSubmit={() => send(kinds)}
    >
      {schedule.resource_kinds.map(({ id, name }, index) => (
        <TreatmentNeeds
          key={id}
          label={name}
          services={[service]}
          chosen={kinds[index]?.treatment_ids ?? []}
          onChange={(treatment_ids) =>
            setKinds(kinds.map((kind) => (kind.id === id ? { ...kind, treatment_ids } : kind)))
          }
        />
      ))}
      {dialog}
    </FormFrame>
  );
}
