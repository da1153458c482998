import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import type { BookingFormState } from '../booking-form-state.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { PlaceBookingError } from './place-booking-error.tsx';
import { shortDayName } from '../slots/day-names.ts';
import type { SlotTime } from '../slots/slots.ts';

type SubmitBookingProps = {
  readonly form: BookingFormState;
  readonly formId: string;
};

/** What ends the form: the button that places the booking or sends a code first, and why it could not. */
export function SubmitBooking({ form, formId }: SubmitBookingProps) {
  const t = useTranslations('booking.submit');
  const tPhone = useTranslations('phone');
  const { action, chooseSlot } = useSlotChoice(form);
  return (
    <>
      <PlaceBookingError form={form} onChoose={chooseSlot} />
      <div ref={action}>
        <SubmitAction form={form} formId={formId} />
      </div>
      <p className="mt-2 text-center text-13 text-balance text-ink-soft">
        {form.isSignedIn || !form.isReady ? t('hint', { venue: form.service.establishment.name }) : tPhone('hint')}
      </p>
    </>
  );
}

/** Chooses one of the nearest slots. Its button disappears with the error, so the focus moves to the submit button. */
function useSlotChoice(form: BookingFormState) {
  const action = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!hasChosen.current || !form.isReady) return;
    hasChosen.current = false;
    action.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [form.isReady]);
  const chooseSlot = (slot: SlotTime) => {
    hasChosen.current = true;
    form.choose(slot);
  };
  return { action, chooseSlot };
}

function SubmitAction({ form, formId }: SubmitBookingProps) {
  const t = useTranslations('booking');
  const tPhone = useTranslations('phone');
  const locale = useLocale();
  const { choices, isReady, today } = form;
  if (!isReady) {
    return (
      <Button isWide disabled>
        {t('submit.choose')}
      </Button>
    );
  }
  const slot = {
    day: shortDayName(locale, today, choices.date ?? ''),
    time: formatTime(locale, choices.time ?? ''),
    t: isolated,
  };
  const label = form.isSignedIn ? t.rich('submit.request', slot) : tPhone.rich('sendFor', slot);
  const isBusy = form.isPlacing || form.newcomer.isSending;
  return (
    <Button type="submit" form={formId} isWide isBusy={isBusy} className="whitespace-normal">
      <span>{form.outcome?.kind === 'failed' ? t('outcome.retry') : label}</span>
    </Button>
  );
}
