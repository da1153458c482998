import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { fixedStatement } from '#app/database/statements.ts';
import { type ReliabilityCountRow, reliabilityCounts } from '../lifecycle/booking-state-queries.ts';
import { maySee, shownRows } from './booking-queries.ts';
import type { ShownBookingRow } from './booking-row-queries.ts';

type VenueReader = {
  readonly language: Language;
  readonly readerId: number;
  readonly venueId: number;
  readonly now: Date;
};

/** The bookings of a venue between two instants; unless `isAll`, without declined, cancelled and expired ones. */
export type VenueBookingsQuery = VenueReader & { readonly from: Date; readonly to: Date; readonly isAll: boolean };

/** The rows of a venue's bookings (ShownBookingRow) as JSON, as far as a reader may see them, latest start first; at most 5000. */
export const listTextsOfVenue = (db: Database, query: VenueBookingsQuery): Promise<string[]> =>
  textsOf(listOfVenue(db, query));

// A booking of the day before can reach past midnight.
const listOfVenue = fixedStatement(['language', 'now', 'readerId', 'venueId', 'from', 'to', 'isAll'], (query) => {
  const { now, readerId, venueId, from, to, isAll } = query;
  const stands = sql`(b.status in ('confirmed', 'completed', 'no_show') or b.status = 'pending' and b.answer_by > ${now})`;
  const which = sql`b.venue_id = ${venueId} and ${maySee(readerId)} and (${isAll}::boolean or ${stands})
    and lower(b.during) >= ${from}::timestamptz - interval '1 day' and lower(b.during) < ${to} and i.ends_at > ${from}`;
  return asTexts({ ...query, which, max: 5000 });
});

/** How long an unresolved booking is asked about. */
const unresolvedTime = sql`interval '7 days'`;

/**
 * The rows of the confirmed bookings of a venue that began before a day, as JSON, as far as a reader may see them, latest start
 * first; at most 200.
 */
export const listUnresolvedTexts = (db: Database, query: VenueReader & { readonly before: Date }): Promise<string[]> =>
  textsOf(listUnresolved(db, query));

const listUnresolved = fixedStatement(['language', 'now', 'readerId', 'venueId', 'before'], (query) => {
  const { readerId, venueId, before } = query;
  const which = sql`b.venue_id = ${venueId} and ${maySee(readerId)} and b.status = 'confirmed'
    and lower(b.during) >= ${before}::timestamptz - ${unresolvedTime} and lower(b.during) < ${before}`;
  return asTexts({ ...query, which, max: 200 });
});

/** The period of a venue's bookings, and the day before which unresolved ones are asked about. */
type HeldQuery = { readonly venueId: number; readonly from: Date; readonly to: Date; readonly before: Date };

/** How the customers of the held bookings of both lists kept former ones, whoever may see them. */
export const countReliabilityOfHeld = (db: Database, query: HeldQuery): Promise<ReliabilityCountRow[]> =>
  countOfHeld(db, query);

const countOfHeld = fixedStatement(['venueId', 'from', 'to', 'before'], ({ venueId, from, to, before }) => {
  const held = sql`select h.customer_id from bookings h where h.venue_id = ${venueId} and h.status in ('pending', 'confirmed')`;
  // Two walks along the venue's own index: one condition on both times is planned by what all venues have then.
  const whose = sql`in (
    ${held} and lower(h.during) >= ${from}::timestamptz - interval '1 day' and lower(h.during) < ${to} union all
    ${held} and lower(h.during) >= ${before}::timestamptz - ${unresolvedTime} and lower(h.during) < ${before})`;
  return reliabilityCounts(venueId, whose, sql`(select e.cancel_hours from venues e where e.id = ${venueId})`);
});

const asTexts = (query: Parameters<typeof shownRows>[0]) =>
  sql<{ text: string }>`select row_to_json(x)::text as text from (${shownRows(query)}) x`;

const textsOf = async (found: Promise<{ text: string }[]>): Promise<string[]> => (await found).map(({ text }) => text);

/** A row as it was before it was written as JSON. */
export function readRow(text: string): ShownBookingRow {
  const row = JSON.parse(text) as RowInJson;
  return {
    ...row,
    answer_by: new Date(row.answer_by),
    created_at: new Date(row.created_at),
    starts_at: new Date(row.starts_at),
    ends_at: new Date(row.ends_at),
    checked_in_at: dateOf(row.checked_in_at),
    no_show_at: dateOf(row.no_show_at),
    attendance_confirmed_at: dateOf(row.attendance_confirmed_at),
  };
}

type RowInJson = {
  [Name in keyof ShownBookingRow]: ShownBookingRow[Name] extends Date
    ? string
    : ShownBookingRow[Name] extends Date | null
      ? string | null
      : ShownBookingRow[Name];
};

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
