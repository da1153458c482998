import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useTranslations } from 'use-intl';
import type { BookingActions } from './booking-actions.ts';
import { BookingTime } from './booking-time.tsx';

type UnresolvedBookingsProps = {
  readonly bookings: readonly Booking[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly actions: BookingActions;
};

/** Bookings of former days of which nobody has entered what became of them: did the customer come? */
export function UnresolvedBookings({ bookings, today, actions }: UnresolvedBookingsProps) {
  const t = useTranslations('dashboard.unresolved');
  const open = bookings.filter((booking) => actions.queuedStepsOf(booking).length === 0);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="unresolved" className="grid gap-1 rounded-card bg-surface p-4 inset-ring inset-ring-line">
      <h2 id="unresolved" className="text-18">
        {t('title', { count: open.length })}
      </h2>
      <p className="text-13 text-ink-soft">{t('lead')}</p>
      <ul className="grid">
        {open.map((booking) => (
          <li key={booking.id} className="grid gap-2 border-b border-line py-3 last:border-b-0 last:pb-0">
            <UnresolvedBooking {...{ booking, today, actions }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type UnresolvedBookingProps = Omit<UnresolvedBookingsProps, 'bookings'> & { readonly booking: Booking };

function UnresolvedBooking({ booking, today, actions }: UnresolvedBookingProps) {
  const t = useTranslations('dashboard');
  const nameOf = (action: string) => t('request.forCustomer', { action, customerName: booking.customer_name });
  return (
    <>
      <button type="button" className="min-h-11 text-start" onClick={() => actions.open(booking)}>
        <bdi className="font-strong">{booking.customer_name}</bdi>
        <span className="block text-13 text-ink-soft">
          {booking.pricing_title} · <BookingTime booking={booking} today={today} />
        </span>
      </button>
      <ErrorMessage text={actions.errorMessageOf(booking)} />
      <div className="flex flex-wrap gap-2">
        {(['complete', 'no_show'] as const).map((verb) => (
          <Button
            key={verb}
            kind="outline"
            size="small"
            isBusy={actions.isBusy(booking, verb)}
            aria-label={nameOf(t(`unresolved.${verb}`))}
            onClick={() => actions.take({ booking, verb })}
          >
            {t(`unresolved.${verb}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
