import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { isolate, useDayName } from './booking-time.tsx';

/** The other time that one side proposes, where there is one. */
export function ProposalLine({ booking, today }: { readonly booking: Booking; readonly today: string }) {
  const t = useTranslations('dashboard.request');
  const locale = useLocale();
  const dayName = useDayName(today);
  const { proposal } = booking;
  if (!proposal) return null;
  const key = proposal.by === 'you' ? 'proposedByYou' : 'proposedByCustomer';
  return (
    <p className="flex items-start gap-2 text-13 font-strong text-pending">
      <Icon name="reload" className="mt-0.5 size-4" />
      <span>
        {t.rich(key, { day: dayName(proposal.booking_date), time: formatTime(locale, proposal.time), t: isolate })}
      </span>
    </p>
  );
}
