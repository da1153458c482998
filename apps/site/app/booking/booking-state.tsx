import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { StateBadge } from '@tajmeelspot/ui/state-badge.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';

/** The state of a booking as icon, colour and text. */
export function BookingState({ status }: Pick<Booking, 'status'>) {
  const t = useTranslations('bookings.status');
  return <StateBadge state={status} label={t(status)} />;
}
