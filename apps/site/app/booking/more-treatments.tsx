import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { maxTreatments, allTreatmentsOf } from './booking-choices.ts';
import type { BookingFormState } from './booking-form-state.ts';
import { TreatmentPicker } from './treatment-picker.tsx';

/** Further treatments of the venue for the same booking. */
export function MoreTreatments({
  form: { service, choices, treatments, choose },
}: {
  readonly form: BookingFormState;
}) {
  const t = useTranslations('booking.more');
  const [isAdding, setIsAdding] = useState(false);
  const { moreTreatmentIds = [] } = choices;
  const isFull = treatments.length >= Math.min(maxTreatments, allTreatmentsOf(service).length);
  if (allTreatmentsOf(service).length < 2) return null;
  // A slot holds all treatments together: other treatments have other slots.
  const change = (ids: readonly number[]) => {
    setIsAdding(false);
    const together = ids.length > 0 ? {} : { isTogether: undefined };
    choose({ moreTreatmentIds: ids.length > 0 ? ids : undefined, ...together, time: undefined });
  };
  return (
    <div className="-mt-2 grid gap-2">
      <div className="flex flex-wrap gap-x-2">
        {treatments.slice(1).map(({ id, title }) => (
          <Button
            key={id}
            kind="text"
            size="small"
            onClick={() => change(moreTreatmentIds.filter((other) => other !== id))}
          >
            <Icon name="minus" className="size-4" />
            {t('remove', { title })}
          </Button>
        ))}
        {(!isFull || isAdding) && (
          <Button kind="text" size="small" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
            <Icon name={isAdding ? 'close' : 'plus'} className="size-4" />
            {t(isAdding ? 'back' : 'add')}
          </Button>
        )}
      </div>
      {isAdding && (
        <MoreTreatmentChoices form={{ service, treatments }} onChoose={(id) => change([...moreTreatmentIds, id])} />
      )}
    </div>
  );
}

type MoreTreatmentChoicesProps = {
  readonly form: Pick<BookingFormState, 'service' | 'treatments'>;
  readonly onChoose: (treatmentId: number) => void;
};

/** Treatments that are not chosen yet: those of this service, then those of the venue's other services. */
function MoreTreatmentChoices({ form: { service, treatments }, onChoose }: MoreTreatmentChoicesProps) {
  const t = useTranslations('booking.more');
  const isAvailable = ({ id }: { id: number }) => !treatments.some((treatment) => treatment.id === id);
  const groups = [
    { title: undefined, pricing: service.pricing.filter(isAvailable) },
    ...service.also_offered.map((other) => ({
      title: other.service.title,
      pricing: other.pricing.filter(isAvailable),
    })),
  ].filter(({ pricing }) => pricing.length > 0);
  return (
    <div className="grid gap-4">
      {groups.map(({ title, pricing }) => (
        <div key={title ?? ''} className="grid gap-2">
          {title !== undefined && <p className="text-15 font-strong">{title}</p>}
          <TreatmentPicker pricing={pricing} chosenId={undefined} label={title ?? t('title')} onChoose={onChoose} />
        </div>
      ))}
    </div>
  );
}
