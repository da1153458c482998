import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Chosen } from '../selection-summary.tsx';
import type { Desk } from '../booking-form-state.ts';
import { CustomerForm } from '../customer-form.tsx';
import { ItemPicker } from '../treatment-picker.tsx';
import { PersonPicker } from '../employee-picker.tsx';
import { PriceSummary } from '../price-summary.tsx';
import { ChosenStart, Continue, SheetFoot, SheetHead } from './sheet-parts.tsx';
import { type Step, stepFrom, stepsOf } from './sheet-steps.ts';
import { Submit } from '../placing/submit-booking.tsx';
import { MoreTreatments } from '../more-treatments.tsx';
import { TellMe } from '../waitlist/join-waitlist-button.tsx';
import { Wishes } from '../booking-options.tsx';
import { When } from '../slots/slot-picker.tsx';

type BookingSheetProps = {
  readonly desk: Desk;
  /** undefined while the sheet is closed. */
  readonly step: Step | undefined;
  readonly onStep: (step: Step | undefined) => void;
};

/** A booking on phones, one question at a time. */
export function BookingSheet({ desk, step, onStep }: BookingSheetProps) {
  const t = useTranslations('booking');
  return (
    <Dialog
      isOpen={step !== undefined}
      onClose={() => onStep(undefined)}
      label={t('title')}
      closeLabel={t('steps.close')}
      isSheet
      className="lg:hidden"
    >
      {step && <Open desk={desk} step={step} onStep={onStep} />}
    </Dialog>
  );
}

type OpenProps = BookingSheetProps & { readonly step: Step };

function Open({ desk, step, onStep }: OpenProps) {
  const formId = useId();
  const steps = stepsOf(desk.service);
  const go = () => onStep(stepFrom(steps, step, 1));
  return (
    <div className="-m-7 flex max-h-[calc(100dvh-44px)] flex-col">
      <SheetHead steps={steps} step={step} onStep={onStep} />
      <div className="grid content-start gap-3.5 overflow-y-auto px-4 pt-3 pb-4">
        <Question desk={desk} step={step} formId={formId} onGo={go} onTime={() => onStep('time')} />
      </div>
      {step === 'time' && (
        <SheetFoot>
          <Continue desk={desk} onGo={go} />
        </SheetFoot>
      )}
      {step === 'details' && (
        <SheetFoot>
          <div className="mb-3">
            <PriceSummary desk={desk} />
          </div>
          <Submit desk={desk} formId={formId} onTime={() => onStep('time')} />
        </SheetFoot>
      )}
    </div>
  );
}

type BookingSheetQuestionProps = {
  readonly desk: Desk;
  readonly step: Step;
  readonly formId: string;
  readonly onGo: () => void;
  readonly onTime: () => void;
};

function Question({ desk, step, formId, onGo, onTime }: BookingSheetQuestionProps) {
  const { service, choices, choose } = desk;
  if (step === 'item') {
    const take = (itemId: number) => {
      choose({ itemId });
      onGo();
    };
    return <ItemPicker pricing={service.pricing} chosenId={choices.itemId} onChoose={take} />;
  }
  if (step === 'person') {
    const take = (personId: number | undefined) => {
      choose({ personId });
      onGo();
    };
    return <PersonPicker employees={service.employees} chosenId={choices.personId} onChoose={take} />;
  }
  if (step === 'time') {
    return (
      <>
        <Chosen desk={desk} isPriceShown />
        <MoreTreatments desk={desk} />
        <When desk={desk} wait={<TellMe desk={desk} />} />
      </>
    );
  }
  return (
    <>
      <Chosen desk={desk} isPriceShown={false} />
      <ChosenStart desk={desk} onChange={onTime} />
      <Wishes desk={desk} />
      {desk.isSignedIn && <CustomerForm desk={desk} id={formId} />}
    </>
  );
}
