import { Button } from '@tajmeelspot/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import type { BookingFormState } from './booking-form-state.ts';
import { CustomerForm } from './customer-form.tsx';
import { TreatmentPicker } from './treatment-picker.tsx';
import { EmployeeChoice } from './employee-choice.tsx';
import { PriceSummary } from './price-summary.tsx';
import { BookingCodeStep } from './placing/lazy-code-step.tsx';
import { SubmitBooking } from './placing/submit-booking.tsx';
import { MoreTreatments } from './more-treatments.tsx';
import { JoinWaitlistButton } from './waitlist/join-waitlist-button.tsx';
import { BookingOptions } from './booking-options.tsx';
import { TogetherChoice } from './together/together-choice.tsx';
import { SlotPicker } from './slots/slot-picker.tsx';

/** The booking form beside the page. Panel and submit button stay in view while the page scrolls. */
export function BookingPanel({ form }: { readonly form: BookingFormState }) {
  const t = useTranslations('booking');
  const { code } = form.newcomer;
  return (
    <aside
      id="book"
      aria-label={t('title')}
      className="sticky top-5 flex scroll-mt-5 max-h-[calc(100dvh-40px)] min-h-120 flex-col overflow-hidden rounded-panel bg-surface shadow-raised"
    >
      {code ? <BookingCodeStep form={form} code={code} /> : <PanelForm form={form} />}
    </aside>
  );
}

function PanelForm({ form }: { readonly form: BookingFormState }) {
  const t = useTranslations('booking');
  const formId = useId();
  return (
    <>
      <h2 className="px-6 pt-6 pb-3 text-22">{t('title')}</h2>
      <div className="grid flex-1 content-start gap-4 overflow-y-auto px-6 pt-1 pb-5">
        <noscript>
          <p className="rounded-control bg-pending-tint p-4 text-15 text-pending">{t('needsScript')}</p>
        </noscript>
        <ChosenTreatment form={form} />
        <MoreTreatments form={form} />
        <TogetherChoice form={form} />
        {form.service.employees.length > 1 && <EmployeeChoice form={form} />}
        <SlotPicker calendar={form} waitlist={<JoinWaitlistButton form={form} />} />
        <BookingOptions form={form} />
        {form.isReady && (
          <div className="border-t border-line pt-4">
            <CustomerForm form={form} id={formId} />
          </div>
        )}
      </div>
      <div className="grid gap-3 border-t border-line px-6 pt-3.5 pb-5">
        <PriceSummary form={form} />
        <div>
          <SubmitBooking form={form} formId={formId} />
        </div>
      </div>
    </>
  );
}

function ChosenTreatment({ form }: { readonly form: BookingFormState }) {
  const t = useTranslations('booking.treatment');
  const [isChoosing, setIsChoosing] = useState(false);
  const { pricing } = form.service;
  const choose = (treatmentId: number) => {
    setIsChoosing(false);
    form.choose({ treatmentId });
  };
  if (isChoosing) return <TreatmentPicker pricing={pricing} chosenId={form.treatment.id} onChoose={choose} />;
  return (
    <SelectionSummary form={form} isPriceShown={pricing.length === 1}>
      {pricing.length > 1 && (
        <Button kind="text" size="small" className="-me-3 noscript:hidden" onClick={() => setIsChoosing(true)}>
          {t('change')}
        </Button>
      )}
    </SelectionSummary>
  );
}
