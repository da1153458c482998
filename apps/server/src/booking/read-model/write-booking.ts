import { type Booking, bookingShape, type BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { LRUCache } from 'lru-cache';
import type { Deps } from '#app/deps.ts';
import { type BookingMoment, momentOf, passesAt, sumOf } from '../rules.ts';
import type { ShownBookingRow } from './booking-row-queries.ts';
import { readRow } from './booking-text-queries.ts';
import { showBooking } from './to-booking.ts';

/** A booking as its venue sees it. */
export type WrittenBooking = {
  readonly row: Pick<ShownBookingRow, 'customer_id'>;
  readonly status: BookingStatus;
  /** Instants in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** When, on the same day, something else of it may be shown though its row is the same. */
  readonly passesAt: number;
  readonly priceIqd: number;
  /** The booking of the contract as JSON, with how its customer kept former ones. */
  toJson(reliability: Booking['reliability']): string;
};

/**
 * A booking by the JSON of its row (shownRows). It is written once for each row and what the moment allows, so that of a
 * day that is read again only what has changed is made anew.
 */
export function writeBooking({ env, clock }: Deps, locale: Locale, text: string): WrittenBooking {
  const key = `${locale} ${env.basePath} ${text}`;
  const known = written.get(key);
  const row = known?.row ?? readRow(text);
  const now = clock.now();
  const moment = momentOf(row, 'vendor', now);
  const mark = markOf(moment);
  const json =
    known?.mark === mark ? known.json : JSON.stringify(shape.parse(showBooking(env, locale, row, 'vendor', moment)));
  if (known?.mark !== mark) written.set(key, { row, mark, json });
  return {
    row,
    status: moment.facts.status,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    passesAt: passesAt(row, now.epochMilliseconds),
    priceIqd: sumOf(row.items),
    toJson: (reliability) => `${json.slice(0, -1)},"reliability":${JSON.stringify(reliability)}}`,
  };
}

/** Everything but what hangs on other bookings, and stands last in the contract. */
const shape = bookingShape.omit({ reliability: true });

type KeptBooking = { readonly row: ShownBookingRow; readonly mark: string; readonly json: string };

/** Those that were read last: some ten kilobytes each. What somebody had erased is gone from here within the hour. */
const written = new LRUCache<string, KeptBooking>({
  max: 2000,
  ttl: 3_600_000,
  ttlResolution: 60_000,
  ttlAutopurge: true,
});

/** What of a moment is shown. */
const markOf = ({ facts, hindrances }: BookingMoment): string => `${facts.status} ${hindrances.join()}`;
