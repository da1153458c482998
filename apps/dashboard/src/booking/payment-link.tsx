import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** The way to the payment of a booking that has begun, or took place. */
export function PaymentLink({
  booking: { id, status, starts_at },
  now,
}: {
  readonly booking: Booking;
  readonly now: number;
}) {
  const t = useTranslations('dashboard.booking');
  const isDone = status === 'completed';
  if (!isDone && (status !== 'confirmed' || Date.parse(starts_at) > now)) return null;
  return (
    <Link
      to={`/till/bookings/${id}`}
      className={buttonClass({ size: 'small', isWide: true, kind: isDone ? 'outline' : 'primary' })}
    >
      <Icon name="cash" />
      {t(isDone ? 'payment' : 'takePayment')}
    </Link>
  );
}
