import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { fixedStatement } from '#app/database/fixed-statement.ts';
import { bookingRows, type BookingRow, maySee } from './booking-queries.ts';

type VenueReader = {
  readonly language: Language;
  readonly readerId: number;
  readonly venueId: number;
  readonly now: Date;
};

/** The bookings of a venue between two instants; unless `isAll`, without declined, cancelled and expired ones. */
export type VenueBookingsQuery = VenueReader & { readonly from: Date; readonly to: Date; readonly isAll: boolean };

/** The rows of a venue's bookings (BookingRow) as JSON, as far as a reader may see them, latest start first; at most 5000. */
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

/** How long an unresolved booking is asked about, days. */
const unresolvedDays = 7;

/**
 * The rows of the confirmed bookings of a venue that began before a day and are over, as JSON, as far as a reader may see
 * them, latest start first; at most 200.
 */
export const listUnresolvedTexts = (db: Database, query: VenueReader & { readonly before: Date }): Promise<string[]> =>
  textsOf(listUnresolved(db, query));

const listUnresolved = fixedStatement(['language', 'now', 'readerId', 'venueId', 'before'], (query) => {
  const { now, readerId, venueId, before } = query;
  const which = sql`b.venue_id = ${venueId} and ${maySee(readerId)} and b.status = 'confirmed'
    and lower(b.during) >= ${before}::timestamptz - interval '${sql.raw(String(unresolvedDays))} days'
    and lower(b.during) < ${before} and i.ends_at <= ${now}`;
  return asTexts({ ...query, which, max: 200 });
});

const asTexts = ({ max, ...query }: Omit<Parameters<typeof bookingRows>[0], 'max'> & { max: number }) =>
  sql<{ text: string }>`
    select row_to_json(x)::text as text from (${bookingRows({ ...query, max: sql.raw(String(max)) })}) x`;

const textsOf = async (found: Promise<{ text: string }[]>): Promise<string[]> => (await found).map(({ text }) => text);

/** A row as it was before it was written as JSON. */
export function readRow(text: string): BookingRow {
  const row = JSON.parse(text) as {
    [Name in keyof BookingRow]: BookingRow[Name] extends Date | null ? string : BookingRow[Name];
  };
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

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
