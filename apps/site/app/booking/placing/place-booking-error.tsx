import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import type { BookingFormState } from '../booking-form-state.ts';
import { NearestSlots } from '../slots/nearest-slots.tsx';
import type { PlaceBookingOutcome } from './place-booking-outcome.ts';
import type { SlotTime } from '../slots/slots.ts';

/** Fields that show their error beside themselves. */
const fieldsWithError = new Set(['customer_name', 'notes', 'home_address', 'phone']);

type PlaceBookingErrorProps = { readonly form: BookingFormState; readonly onChoose: (slot: SlotTime) => void };

/** Why a booking could not be placed, with the nearest free slots where its own is taken, and the way on where the customer has another booking; announced at once. */
export function PlaceBookingError({ form, onChoose }: PlaceBookingErrorProps) {
  const t = useTranslations('booking.outcome');
  const text = useErrorText(form.outcome);
  const taken = form.outcome?.kind === 'taken' ? form.outcome : undefined;
  return (
    <div role="alert">
      {text !== undefined && (
        <div className="mb-3 grid gap-2.5 rounded-control bg-other-tint p-3">
          <p className="flex gap-2 text-15 font-strong text-other">
            <Icon name="alert" className="mt-0.5" />
            {text}
          </p>
          {taken && taken.nearest.length > 0 && (
            <NearestSlots slots={taken.nearest} date={taken.request.date} onChoose={onChoose} />
          )}
          {form.outcome?.kind === 'busy' && (
            <Button kind="outline" size="small" className="justify-self-start" onClick={() => form.setOtherName('')}>
              {t('forOther')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function useErrorText(outcome: PlaceBookingOutcome | undefined): string | undefined {
  const t = useTranslations('booking.outcome');
  const locale = useLocale();
  if (!outcome || outcome.kind === 'placed') return undefined;
  if (outcome.kind === 'taken' || outcome.kind === 'busy') return outcome.message;
  if (outcome.kind === 'price') {
    return t('priceChanged', {
      before: formatMoney(locale, outcome.request.priceIqd),
      now: formatMoney(locale, outcome.priceIqd),
    });
  }
  if (outcome.kind === 'failed') {
    return t('failed', { reason: outcome.reason ?? t(outcome.isOffline ? 'offline' : 'unknown') });
  }
  const others = Object.entries(outcome.fields).flatMap(([field, text]) => (fieldsWithError.has(field) ? [] : [text]));
  return others.filter(Boolean).join(' ') || outcome.message;
}
