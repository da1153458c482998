import { useId } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { SelectionSummary } from '../selection-summary.tsx';
import type { BookingFormState } from '../booking-form-state.ts';
import { CustomerForm } from '../customer-form.tsx';
import { BookingCodeStep } from '../placing/lazy-code-step.tsx';
import { TreatmentPicker } from '../treatment-picker.tsx';
import { EmployeeChoice } from '../employee-choice.tsx';
import { PriceSummary } from '../price-summary.tsx';
import { SheetFooter, SheetHeader } from './sheet-header.tsx';
import { type SheetStep, stepsOf } from './sheet-steps.ts';
import { SubmitBooking } from '../placing/submit-booking.tsx';
import { MoreTreatments } from '../more-treatments.tsx';
import { JoinWaitlistButton } from '../waitlist/join-waitlist-button.tsx';
import { BookingOptions } from '../booking-options.tsx';
import { TogetherChoice } from '../together/together-choice.tsx';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

export type BookingSheetProps = {
  readonly form: BookingFormState;
  /** Undefined while the sheet is closed. */
  readonly step: SheetStep | undefined;
  readonly onStep: (step: SheetStep | undefined) => void;
};

/** The booking form on phones: the treatment, then everything else on one page. */
export function BookingSheet({ form, step, onStep }: BookingSheetProps) {
  return (
    <SheetDialog step={step} onStep={onStep}>
      {step && (
        <div className="-m-7 flex max-h-[calc(100dvh-44px)] flex-col">
          {form.newcomer.code ? (
            <BookingCodeStep form={form} code={form.newcomer.code} />
          ) : (
            <OpenSheet form={form} step={step} onStep={onStep} />
          )}
        </div>
      )}
    </SheetDialog>
  );
}

type OpenSheetProps = BookingSheetProps & { readonly step: SheetStep };

function OpenSheet({ form, step, onStep }: OpenSheetProps) {
  const t = useTranslations('booking.steps');
  const formId = useId();
  const { service, choices, choose } = form;
  if (step === 'treatment') {
    const chooseAndGoOn = (treatmentId: number) => {
      choose({ treatmentId });
      onStep('booking');
    };
    return (
      <>
        <SheetHeader title={t('treatment')} />
        <div className="overflow-y-auto px-4 pt-1 pb-4">
          <TreatmentPicker pricing={service.pricing} chosenId={choices.treatmentId} onChoose={chooseAndGoOn} />
        </div>
      </>
    );
  }
  const onBack = stepsOf(service).includes('treatment') ? () => onStep('treatment') : undefined;
  return (
    <>
      <SheetHeader title={t('booking', { venue: service.establishment.name })} onBack={onBack} />
      <div className="grid content-start gap-3.5 overflow-y-auto px-4 pt-1 pb-4">
        <SheetForm form={form} formId={formId} />
      </div>
      <SheetFooter>
        <div className="mb-2.5">
          <PriceSummary form={form} />
        </div>
        <SubmitBooking form={form} formId={formId} />
      </SheetFooter>
    </>
  );
}

function SheetForm({ form, formId }: { readonly form: BookingFormState; readonly formId: string }) {
  return (
    <>
      <SelectionSummary form={form} isPriceShown />
      <MoreTreatments form={form} />
      <TogetherChoice form={form} />
      {form.service.employees.length > 1 && <EmployeeChoice form={form} />}
      <SlotPicker calendar={form} waitlist={<JoinWaitlistButton form={form} />} />
      <BookingOptions form={form} />
      {form.isReady && (
        <div className="border-t border-line pt-3.5">
          <CustomerForm form={form} id={formId} />
        </div>
      )}
    </>
  );
}
