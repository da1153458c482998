import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import type { Desk } from '../booking-form-state.ts';
import { NearStarts } from '../slots/nearest-slots.tsx';
import type { Outcome } from './place-booking-outcome.ts';
import type { Start } from '../slots/slots.ts';

/** Fields with a place of their own beside which their error stands. */
const ownFields = new Set(['customer_name', 'notes']);

type SetbackProps = { readonly desk: Desk; readonly onTake: (start: Start) => void };

/** Why a request did not go through and what can be done about it; read out at once. */
export function Setback({ desk, onTake }: SetbackProps) {
  const text = useSetback(desk.outcome);
  const taken = desk.outcome?.kind === 'taken' ? desk.outcome : undefined;
  return (
    <div role="alert">
      {text !== undefined && (
        <div className="mb-3 grid gap-2.5 rounded-control bg-other-tint p-3">
          <p className="flex gap-2 text-15 font-strong text-other">
            <Icon name="alert" className="mt-0.5" />
            {text}
          </p>
          {taken && taken.near.length > 0 && <NearStarts starts={taken.near} date={taken.wish.date} onTake={onTake} />}
        </div>
      )}
    </div>
  );
}

function useSetback(outcome: Outcome | undefined): string | undefined {
  const t = useTranslations('booking.outcome');
  const language = useLanguage();
  if (!outcome || outcome.kind === 'placed') return undefined;
  if (outcome.kind === 'taken') return outcome.message;
  if (outcome.kind === 'price') {
    return t('price', {
      before: formatMoney(language, outcome.wish.priceIqd),
      now: formatMoney(language, outcome.priceIqd),
    });
  }
  if (outcome.kind === 'failed') {
    return t('failed', { reason: outcome.reason ?? t(outcome.isOffline ? 'offline' : 'unknown') });
  }
  const elsewhere = Object.entries(outcome.errors).flatMap(([field, text]) => (ownFields.has(field) ? [] : [text]));
  return elsewhere.filter(Boolean).join(' ') || outcome.message;
}
