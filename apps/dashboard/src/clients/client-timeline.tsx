import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, formatDuration } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from 'use-intl';
import { BookingStatusBadge } from '../booking/booking-status-badge.tsx';
import { useLocale } from '../shell/locale.ts';

type ClientTimelineProps = {
  /** Latest start first. */
  readonly bookings: readonly Booking[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly open: (booking: Booking) => void;
};

/** The bookings of a client: what comes next, then year by year. */
export function ClientTimeline({ bookings, now, open }: ClientTimelineProps) {
  const t = useTranslations('clients');
  const locale = useLocale();
  const isNext = ({ starts_at: at, status }: Booking) =>
    Date.parse(at) > now && (status === 'confirmed' || status === 'pending');
  const groups = Map.groupBy(bookings, (booking) =>
    isNext(booking) ? t('next') : toDigits(locale, booking.booking_date.slice(0, 4)),
  );
  if (bookings.length === 0) return <p className="text-15 text-ink-soft">{t('noBookings')}</p>;
  return [...groups].map(([title, ofGroup]) => (
    <section key={title} className="grid gap-1">
      <h3 className="text-13 font-strong text-ink-soft">{title}</h3>
      <ol>
        {ofGroup.map((booking) => (
          <li key={booking.id}>
            <TimelineEntry booking={booking} now={now} isNext={isNext(booking)} onOpen={() => open(booking)} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

type TimelineEntryProps = {
  readonly booking: Booking;
  readonly now: number;
  readonly isNext: boolean;
  readonly onOpen: () => void;
};

function TimelineEntry({ booking, now, isNext, onOpen }: TimelineEntryProps) {
  const locale = useLocale();
  const day = formatDay(locale, booking.booking_date, 'short');
  const time = <bdi className="tabular-nums">{formatTime(locale, booking.time)}</bdi>;
  return (
    <button
      type="button"
      className="grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-small py-2.5 text-start hover:bg-lapis-tint md:grid-cols-[6.5rem_auto_minmax(0,1fr)_auto]"
      onClick={onOpen}
    >
      <span className="text-end text-15 font-strong max-md:hidden">
        {day}
        <span className="block text-13 font-body text-ink-soft">{time}</span>
      </span>
      <Khatam className={`mt-1.5 text-16 ${isNext ? 'text-lapis' : 'text-ink-soft'}`} />
      <span className="min-w-0">
        <b className="block font-strong wrap-anywhere">{booking.items.map((item) => item.pricing_title).join(' + ')}</b>
        <span className="block text-13 text-ink-soft md:hidden">
          {day} · {time}
        </span>
        <span className="block text-13 text-ink-soft">
          <bdi>{booking.employee.name}</bdi> · {formatDuration(locale, booking.duration)}
        </span>
      </span>
      <span className="flex items-center gap-3 max-md:col-start-2 max-md:mt-1.5 md:grid md:justify-items-end md:gap-1">
        <Price iqd={booking.price} className="text-15 font-strong" />
        <BookingStatusBadge booking={booking} now={now} />
      </span>
    </button>
  );
}
