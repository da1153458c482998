import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPayableAt, isPaymentNext } from './booking-status.ts';

/** The way to the payment of a booking that has begun, or took place. */
export function PaymentLink({ booking, now }: { readonly booking: Booking; readonly now: number }) {
  const t = useTranslations('dashboard.booking');
  if (!isPayableAt(booking, now)) return null;
  return (
    <Link
      to={`/till/bookings/${booking.id}`}
      className={buttonClass({
        size: 'small',
        isWide: true,
        kind: isPaymentNext(booking, now) ? 'primary' : 'outline',
      })}
    >
      <Icon name="cash" />
      {t(booking.status === 'completed' ? 'payment' : 'takePayment')}
    </Link>
  );
}
