import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { useLocale } from '../shell/locale.ts';
import { BookingList } from './booking-list.tsx';

type BookingsByDayProps = {
  /** In the order in which their days are to stand. */
  readonly bookings: readonly Booking[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly open: (booking: Booking) => void;
};

/** Bookings under their days. */
export function BookingsByDay({ bookings, now, open }: BookingsByDayProps) {
  const locale = useLocale();
  return [...Map.groupBy(bookings, ({ booking_date: date }) => date)].map(([date, ofDay]) => (
    <section key={date} className="rounded-card bg-surface px-4 py-3 inset-ring inset-ring-line">
      <h2 className="py-1 text-16">{formatDay(locale, date, 'full')}</h2>
      <BookingList bookings={ofDay} now={now} open={open} />
    </section>
  ));
}
