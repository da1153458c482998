import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { BookingRecords } from '../audit/booking-records.ts';

/** A booking as the last answers describe it: several times or statuses where the last answer is unknown. */
export type JournalBooking = {
  readonly id: number;
  readonly customer: number;
  readonly key: string;
  readonly price: number;
  times: readonly number[];
  statuses: readonly BookingStatus[];
  /** A request for it may still be under way, so that it is not moved again. */
  isUnclear: boolean;
};

/** The answers that clients received. */
export type Journal = {
  readonly bookings: JournalBooking[];
  /** Keys of requests that failed with a problem at the first try. */
  readonly refused: string[];
  /**
   * Keys of requests that failed with a problem at a later try. The first try may have been delayed and have found the time
   * free after the second had failed: then there is a booking, which the customer sees in the list.
   */
  readonly refusedLater: string[];
  /** How many steps were acknowledged, and how many calls had no answer. */
  acknowledged: number;
  unclear: number;
  /** Answers that no outage explains. */
  readonly wrong: string[];
};

/** An empty journal. */
export const openJournal = (): Journal => ({
  bookings: [],
  refused: [],
  refusedLater: [],
  acknowledged: 0,
  unclear: 0,
  wrong: [],
});

/** Differences between the bookings of the database and the answers that clients received, a sentence each. */
export function findJournalErrors({ rows, since }: BookingRecords, journal: Journal): string[] {
  const items = rows.filter(({ id }) => id > since);
  const byId = new Map(items.map((row) => [row.id, row]));
  const keys = new Set([...journal.bookings.map(({ key }) => key), ...journal.refusedLater]);
  const isRefused = new Set(journal.refused);
  return [
    ...journal.bookings.flatMap(({ id, customer, key, price, times, statuses }) => {
      const row = byId.get(id);
      if (row?.key !== key || row.customer !== customer) return [`booking ${id} was acknowledged and does not exist`];
      return [
        ...(times.includes(row.from) ? [] : [`booking ${id} is at another time than acknowledged`]),
        ...(statuses.includes(row.status)
          ? []
          : [`booking ${id} is ${row.status} instead of ${statuses.join(' or ')}`]),
        ...(row.price === price ? [] : [`booking ${id} costs ${row.price} instead of ${price}`]),
      ];
    }),
    ...items
      .filter(({ key }) => key === null || !keys.has(key))
      .map(
        ({ id, key }) => `booking ${id} ${isRefused.has(key ?? '') ? 'was refused and exists' : 'was never requested'}`,
      ),
  ];
}
