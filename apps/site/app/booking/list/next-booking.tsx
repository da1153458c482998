import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { employeeNamesOf } from '@tajmeelspot/contract/booking/items.ts';
import { formatNames } from '@tajmeelspot/language/lists.ts';
import { formatDay, formatDuration } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { VenueLink } from '../../venue/venue-link.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { callPath, directionsPath, bookingPath, placeOf } from '../booking-paths.ts';
import { NextStepText } from '../next-step-text.tsx';
import { BookingState } from '../booking-state.tsx';
import { useDayDistance, BookingTime } from '../booking-time.tsx';

type NextBookingProps = { readonly booking: Booking; readonly today: string; readonly calendar: CalendarDownload };

/** Downloads a booking for a calendar program; `busyId` is the one on its way. */
export type CalendarDownload = { readonly busyId: number | undefined; readonly save: (id: number) => void };

/** The next booking as a pass to show at the venue. */
export function NextBooking({ booking, today, calendar }: NextBookingProps) {
  const t = useTranslations('bookings.next');
  const price = () => <Price iqd={booking.price} className="font-strong text-on-field" />;
  return (
    <section
      aria-label={t('label')}
      className="relative grid gap-4 overflow-hidden rounded-panel bg-linear-140 from-field to-field-deep p-5 text-on-field lg:min-h-78 lg:grid-cols-[184px_1fr_auto] lg:items-center lg:gap-10 lg:px-10 lg:py-0"
    >
      <div className="arch hidden h-68 self-end lg:block">
        <Picture picture={booking.service.main_picture} alt="" sizes="184px" isFirst />
      </div>
      <NextBookingFacts booking={booking} today={today} calendar={calendar} />
      <div className="grid justify-items-center rounded-card bg-on-field-tint px-5 py-3.5 text-center text-13 text-on-field-soft lg:min-w-52 lg:px-8 lg:py-7">
        <BookingNumber id={booking.id} />
        <span>{t.rich('pay', { price: '', b: price })}</span>
      </div>
    </section>
  );
}

function BookingNumber({ id }: { readonly id: number }) {
  const t = useTranslations('bookings.next');
  const locale = useLocale();
  return (
    <>
      <span>{t('number')}</span>
      <bdi className="text-36 leading-[1.3] font-head text-on-field ltr:tracking-[0.08em] lg:text-48">
        {toDigits(locale, String(id))}
      </bdi>
    </>
  );
}

function NextBookingFacts({ booking, today, calendar }: NextBookingProps) {
  const t = useTranslations('bookings.next');
  const language = useLanguage();
  const locale = useLocale();
  const bookings = useTranslations('bookings');
  const distanceTo = useDayDistance(today);
  const renderVenueName = () => <VenueName {...venue} />;
  const { booking_date: date, establishment: venue } = booking;
  return (
    <div className="min-w-0 lg:py-8">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-15">
        <BookingState status={booking.status} />
        <span className="text-on-field-soft">{distanceTo(date)}</span>
        <NextStepText booking={booking} today={today} className="text-on-field-soft" />
      </p>
      <h2 className="mt-2.5 mb-2 text-22 lg:text-28">
        <Link
          to={inLanguage(language, bookingPath(booking.id))}
          className="hover:underline focus-visible:outline-on-field"
        >
          {formatDay(locale, date)}
        </Link>
        <br />
        <BookingTime booking={booking} />
      </h2>
      <p className="text-on-field-soft">
        {t('with', { treatment: booking.pricing_title, employee: formatNames(locale, employeeNamesOf(booking.items)) })}
        {' · '}
        {formatDuration(locale, booking.duration)}
        <br />
        {bookings.rich('at', { name: venue.name, address: placeOf(booking), b: renderVenueName })}
        {venue.phone !== null && (
          <a
            href={callPath(venue.phone)}
            className="flex min-h-11 w-fit items-center gap-2 hover:underline focus-visible:outline-on-field"
          >
            <Icon name="phone" className="size-4" />
            <bdi dir="ltr">{venue.phone}</bdi>
          </a>
        )}
      </p>
      <NextBookingActions booking={booking} calendar={calendar} />
    </div>
  );
}

function NextBookingActions({ booking, calendar }: Pick<NextBookingProps, 'booking' | 'calendar'>) {
  const t = useTranslations('bookings.actions');
  const language = useLanguage();
  const { id, can, proposal } = booking;
  const look = 'button min-h-12 px-5 focus-visible:outline-on-field max-md:flex-1';
  const plain = `${look} inset-ring inset-ring-on-field-line hover:bg-on-field-tint`;
  return (
    <div className="mt-4.5 flex flex-wrap items-center gap-2.5">
      {proposal?.by === 'venue' && (
        <Link
          to={inLanguage(language, bookingPath(id))}
          className={`${look} bg-on-field text-field-deep max-md:min-w-full`}
        >
          {t('answer')}
        </Link>
      )}
      <button
        type="button"
        aria-busy={calendar.busyId === id}
        className={`${proposal ? plain : `${look} bg-on-field text-field-deep`} max-md:min-w-full`}
        onClick={() => calendar.save(id)}
      >
        <Icon name="calendar" />
        {t('calendar')}
      </button>
      {booking.home_address === null && (
        <a href={directionsPath(booking)} target="_blank" rel="noopener noreferrer" className={plain}>
          {t('directions')}
          <span className="sr-only"> {t('newTab')}</span>
        </a>
      )}
      {can.reschedule.is_allowed && (
        <Link to={inLanguage(language, bookingPath(id, 'reschedule'))} className={plain}>
          {t('reschedule')}
        </Link>
      )}
      <Link
        to={inLanguage(language, bookingPath(id, can.cancel.is_allowed ? 'cancel' : undefined))}
        className="inline-flex min-h-12 items-center px-3 underline underline-offset-4 focus-visible:outline-on-field max-md:w-full max-md:justify-center"
      >
        {t(can.cancel.is_allowed ? 'cancel' : 'details')}
      </Link>
    </div>
  );
}

function VenueName(venue: Pick<Booking['establishment'], 'name' | 'slug'>) {
  return (
    <b className="font-strong text-on-field">
      <VenueLink
        {...venue}
        className="underline decoration-on-field-line underline-offset-4 focus-visible:outline-on-field"
      />
    </b>
  );
}
