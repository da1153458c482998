import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { StateBadge } from '@tajmeelspot/ui/state-badge.tsx';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { BookingDispute, BookingFacts, BookingHistory, BookingMessages } from '../bookings/booking-details.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useLocale } from '../shell/locale.ts';
import { ViewVenue } from './view-venue.tsx';

/** A booking with its history and its messages. */
export function BookingPage() {
  const t = useTranslations('operator.bookings');
  const locale = useLocale();
  const { id = '' } = useParams();
  const asked = useQuery({
    queryKey: ['booking', id],
    queryFn: async ({ signal }) => (await api().findOperatorBooking({ params: { id }, signal })).data,
    // Each look is in the log.
    refetchOnWindowFocus: false,
  });
  const booking = asked.data;
  return (
    <>
      <Head title={t('one', { number: toDigits(locale, id) })} />
      <Link to="/bookings" className={`${buttonClass({ kind: 'text', size: 'small' })} justify-self-start`}>
        <Icon name="chevron-start" isFlipped />
        {t('back')}
      </Link>
      <LoadState of={asked} />
      {booking && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <b className="font-strong wrap-anywhere">
              {t('about', { customer: booking.customer_name, venue: booking.venue.name })}
            </b>
            <StateBadge state={booking.status} label={t(`status.${booking.status}`)} />
          </div>
          {booking.venue.owner_id !== null && <ViewVenue venue={booking.venue} />}
          <BookingFacts booking={booking} />
          {booking.dispute && <BookingDispute dispute={booking.dispute} />}
          <BookingHistory history={booking.history} />
          <BookingMessages messages={booking.messages} />
        </>
      )}
    </>
  );
}
