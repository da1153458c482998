import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useId } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { SelectionSummary } from '../selection-summary.tsx';
import type { BookingFormState } from '../booking-form-state.ts';
import { CustomerForm } from '../customer-form.tsx';
import { BookingCodeStep } from '../placing/lazy-code-step.tsx';
import { TreatmentPicker } from '../treatment-picker.tsx';
import { EmployeePicker } from '../employee-picker.tsx';
import { PriceSummary } from '../price-summary.tsx';
import { ChosenSlot } from './chosen-slot.tsx';
import { ContinueButton } from './continue-button.tsx';
import { SheetFooter, SheetHeader } from './sheet-header.tsx';
import { type SheetStep, stepFrom, stepsOf } from './sheet-steps.ts';
import { SubmitBooking } from '../placing/submit-booking.tsx';
import { MoreTreatments } from '../more-treatments.tsx';
import { JoinWaitlistButton } from '../waitlist/join-waitlist-button.tsx';
import { BookingOptions } from '../booking-options.tsx';
import { SlotPicker } from '../slots/slot-picker.tsx';

type BookingSheetProps = {
  readonly form: BookingFormState;
  /** Undefined while the sheet is closed. */
  readonly step: SheetStep | undefined;
  readonly onStep: (step: SheetStep | undefined) => void;
};

/** The booking form on phones, one question at a time. */
export function BookingSheet({ form, step, onStep }: BookingSheetProps) {
  const t = useTranslations('booking');
  return (
    <Dialog
      isOpen={step !== undefined}
      onClose={() => onStep(undefined)}
      label={t('title')}
      isSheet
      className="lg:hidden"
    >
      {step && <OpenSheet form={form} step={step} onStep={onStep} />}
    </Dialog>
  );
}

type OpenSheetProps = BookingSheetProps & { readonly step: SheetStep };

function OpenSheet({ form, step, onStep }: OpenSheetProps) {
  const formId = useId();
  const steps = stepsOf(form.service);
  const goOn = () => onStep(stepFrom(steps, step, 1));
  if (form.newcomer.code) {
    return (
      <div className="-m-7 flex max-h-[calc(100dvh-44px)] flex-col">
        <BookingCodeStep form={form} code={form.newcomer.code} />
      </div>
    );
  }
  return (
    <div className="-m-7 flex max-h-[calc(100dvh-44px)] flex-col">
      <SheetHeader steps={steps} step={step} onStep={onStep} />
      <div className="grid content-start gap-3.5 overflow-y-auto px-4 pt-3 pb-4">
        <SheetQuestion form={form} step={step} formId={formId} onContinue={goOn} onChooseTime={() => onStep('time')} />
      </div>
      {step === 'time' && (
        <SheetFooter>
          <ContinueButton form={form} onContinue={goOn} />
        </SheetFooter>
      )}
      {step === 'details' && (
        <SheetFooter>
          <div className="mb-3">
            <PriceSummary form={form} />
          </div>
          <SubmitBooking form={form} formId={formId} onChooseTime={() => onStep('time')} />
        </SheetFooter>
      )}
    </div>
  );
}

type SheetQuestionProps = {
  readonly form: BookingFormState;
  readonly step: SheetStep;
  readonly formId: string;
  readonly onContinue: () => void;
  readonly onChooseTime: () => void;
};

function SheetQuestion({ form, step, formId, onContinue, onChooseTime }: SheetQuestionProps) {
  const { service, choices, choose } = form;
  if (step === 'treatment') {
    const chooseAndGoOn = (treatmentId: number) => {
      choose({ treatmentId });
      onContinue();
    };
    return <TreatmentPicker pricing={service.pricing} chosenId={choices.treatmentId} onChoose={chooseAndGoOn} />;
  }
  if (step === 'time') {
    return (
      <>
        <SelectionSummary form={form} isPriceShown />
        <MoreTreatments form={form} />
        {service.employees.length > 1 && (
          <EmployeePicker
            employees={service.employees}
            chosenId={choices.employeeId}
            onChoose={(employeeId) => choose({ employeeId })}
          />
        )}
        <SlotPicker calendar={form} waitlist={<JoinWaitlistButton form={form} />} />
      </>
    );
  }
  return (
    <>
      <SelectionSummary form={form} isPriceShown={false} />
      <ChosenSlot form={form} onChange={onChooseTime} />
      <BookingOptions form={form} />
      <CustomerForm form={form} id={formId} />
    </>
  );
}
