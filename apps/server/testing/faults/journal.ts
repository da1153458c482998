import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { Books } from '../audit/books.ts';

/** A booking as its customer was last told of it: several times or states where the last word is unknown. */
export type Known = {
  readonly id: number;
  readonly customer: number;
  readonly key: string;
  readonly price: number;
  times: readonly number[];
  statuses: readonly BookingStatus[];
  /** A request for it may still be under way somewhere: nobody moves it again. */
  isUnclear: boolean;
};

/** What clients were told. */
export type Journal = {
  readonly known: Known[];
  /** Keys of requests that were refused at the first try. */
  readonly refused: string[];
  /**
   * Keys of requests that were refused at a later try. The first try may have been held up on its way and have found the
   * time free again after the second was refused: then there is a booking after all, which the customer sees in the list.
   */
  readonly refusedLater: string[];
  /** Steps that were acknowledged, and answers that were none. */
  acknowledged: number;
  unclear: number;
  /** Answers that no fault excuses. */
  readonly wrong: string[];
};

/** An empty journal. */
export const openJournal = (): Journal => ({
  known: [],
  refused: [],
  refusedLater: [],
  acknowledged: 0,
  unclear: 0,
  wrong: [],
});

/** Where the books differ from what was said to clients, a sentence each. */
export function findBroken({ rows, since }: Books, journal: Journal): string[] {
  const made = rows.filter(({ id }) => id > since);
  const byId = new Map(made.map((row) => [row.id, row]));
  const keys = new Set([...journal.known.map(({ key }) => key), ...journal.refusedLater]);
  const isRefused = new Set(journal.refused);
  return [
    ...journal.known.flatMap(({ id, customer, key, price, times, statuses }) => {
      const row = byId.get(id);
      if (row?.key !== key || row.customer !== customer) return [`booking ${id} was acknowledged and is not there`];
      return [
        ...(times.includes(row.from) ? [] : [`booking ${id} is at another time than was said`]),
        ...(statuses.includes(row.status)
          ? []
          : [`booking ${id} is ${row.status} instead of ${statuses.join(' or ')}`]),
        ...(row.price === price ? [] : [`booking ${id} costs ${row.price} instead of ${price}`]),
      ];
    }),
    ...made
      .filter(({ key }) => key === null || !keys.has(key))
      .map(({ id, key }) => `booking ${id} ${isRefused.has(key ?? '') ? 'was refused and is there' : 'is nobody’s'}`),
  ];
}
