import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { maxTreatments, offeredHere } from './booking-choices.ts';
import type { Desk } from './booking-form-state.ts';
import { ItemPicker } from './treatment-picker.tsx';

/** Further treatments of the venue for the same visit, one after the other. */
export function MoreTreatments({ desk: { service, choices, lines, choose } }: { readonly desk: Desk }) {
  const t = useTranslations('booking.more');
  const [isAdding, setIsAdding] = useState(false);
  const { moreIds = [] } = choices;
  const isFull = lines.length >= Math.min(maxTreatments, offeredHere(service).length);
  if (offeredHere(service).length < 2) return null;
  // A time is one of all treatments together.
  const take = (ids: readonly number[]) => {
    setIsAdding(false);
    choose({ moreIds: ids.length > 0 ? ids : undefined, time: undefined });
  };
  return (
    <div className="-mt-2 grid gap-2">
      <div className="flex flex-wrap gap-x-2">
        {lines.slice(1).map(({ id, title }) => (
          <Button key={id} kind="text" size="small" onClick={() => take(moreIds.filter((other) => other !== id))}>
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
      {isAdding && <Offered desk={{ service, lines }} onChoose={(id) => take([...moreIds, id])} />}
    </div>
  );
}

type OfferedProps = { readonly desk: Pick<Desk, 'service' | 'lines'>; readonly onChoose: (itemId: number) => void };

/** What is not taken yet: this service's own lines, then those of the venue's others under their names. */
function Offered({ desk: { service, lines }, onChoose }: OfferedProps) {
  const t = useTranslations('booking.more');
  const isOpen = ({ id }: { id: number }) => !lines.some((line) => line.id === id);
  const groups = [
    { title: undefined, pricing: service.pricing.filter(isOpen) },
    ...service.also_offered.map((other) => ({ title: other.service.title, pricing: other.pricing.filter(isOpen) })),
  ].filter(({ pricing }) => pricing.length > 0);
  return (
    <div className="grid gap-4">
      {groups.map(({ title, pricing }) => (
        <div key={title ?? ''} className="grid gap-2">
          {title !== undefined && <p className="text-15 font-strong">{title}</p>}
          <ItemPicker pricing={pricing} chosenId={undefined} label={title ?? t('title')} onChoose={onChoose} />
        </div>
      ))}
    </div>
  );
}
