import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { StateBadge } from '@tajmeelspot/ui/state-badge.tsx';
import { useTranslations } from 'use-intl';
import { statusLabelOf } from './booking-status.ts';

/** The state of a booking, and whether its customer is there (at an instant, milliseconds since 1970). */
export function BookingStatusBadge({ booking, now }: { readonly booking: Booking; readonly now?: number | undefined }) {
  const t = useTranslations('dashboard.status');
  return <StateBadge state={booking.status} label={t(statusLabelOf(booking, now))} />;
}
