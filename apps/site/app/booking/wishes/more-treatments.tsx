import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { mostTreatments } from '../choices.ts';
import type { Desk } from '../desk.ts';
import { ItemPicker } from '../item-picker.tsx';

/** Further treatments for the same visit, one after the other. */
export function MoreTreatments({ desk: { service, choices, lines, choose } }: { readonly desk: Desk }) {
  const t = useTranslations('booking.more');
  const [isAdding, setIsAdding] = useState(false);
  const { moreIds = [] } = choices;
  const others = service.pricing.filter((item) => !lines.some(({ id }) => id === item.id));
  const isFull = lines.length >= mostTreatments || others.length === 0;
  if (service.pricing.length < 2) return null;
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
      {isAdding && (
        <ItemPicker
          pricing={others}
          chosenId={undefined}
          label={t('title')}
          onChoose={(id) => take([...moreIds, id])}
        />
      )}
    </div>
  );
}
