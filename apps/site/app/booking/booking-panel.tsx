import { Button } from '@tajmeelspot/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Chosen } from './selection-summary.tsx';
import type { Desk } from './booking-form-state.ts';
import { CustomerForm } from './customer-form.tsx';
import { ItemPicker } from './treatment-picker.tsx';
import { PersonPicker } from './employee-picker.tsx';
import { PriceSummary } from './price-summary.tsx';
import { Submit } from './placing/submit-booking.tsx';
import { MoreTreatments } from './more-treatments.tsx';
import { TellMe } from './waitlist/join-waitlist-button.tsx';
import { Wishes } from './booking-options.tsx';
import { When } from './slots/slot-picker.tsx';

/** Everything of a booking beside the page: it stays in view, and its button does too. */
export function BookingPanel({ desk }: { readonly desk: Desk }) {
  const t = useTranslations('booking');
  const formId = useId();
  const { service, choices, choose } = desk;
  return (
    <aside
      id="book"
      aria-label={t('title')}
      className="sticky top-5 flex scroll-mt-5 max-h-[calc(100dvh-40px)] min-h-120 flex-col overflow-hidden rounded-panel bg-surface shadow-raised"
    >
      <h2 className="px-6 pt-6 pb-3 text-22">{t('title')}</h2>
      <div className="grid flex-1 content-start gap-4 overflow-y-auto px-6 pt-1 pb-5">
        <noscript>
          <p className="rounded-control bg-pending-tint p-4 text-15 text-pending">{t('needsScript')}</p>
        </noscript>
        <Treatment desk={desk} />
        <MoreTreatments desk={desk} />
        {service.employees.length > 1 && (
          <>
            <h3 className="-mb-1.5 text-15">{t('person.title')}</h3>
            <PersonPicker
              employees={service.employees}
              chosenId={choices.personId}
              onChoose={(personId) => choose({ personId })}
            />
          </>
        )}
        <When desk={desk} wait={<TellMe desk={desk} />} />
        <Wishes desk={desk} />
        {desk.isReady && desk.isSignedIn && (
          <div className="border-t border-line pt-4">
            <CustomerForm desk={desk} id={formId} />
          </div>
        )}
      </div>
      <div className="grid gap-3 border-t border-line px-6 pt-3.5 pb-5">
        <PriceSummary desk={desk} />
        <div>
          <Submit desk={desk} formId={formId} />
        </div>
      </div>
    </aside>
  );
}

function Treatment({ desk }: { readonly desk: Desk }) {
  const t = useTranslations('booking.treatment');
  const [isChoosing, setIsChoosing] = useState(false);
  const { pricing } = desk.service;
  const take = (itemId: number) => {
    setIsChoosing(false);
    desk.choose({ itemId });
  };
  if (isChoosing) return <ItemPicker pricing={pricing} chosenId={desk.item.id} onChoose={take} />;
  return (
    <Chosen desk={desk} isPriceShown={pricing.length === 1}>
      {pricing.length > 1 && (
        <Button kind="text" size="small" className="-me-3 noscript:hidden" onClick={() => setIsChoosing(true)}>
          {t('change')}
        </Button>
      )}
    </Chosen>
  );
}
