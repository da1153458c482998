import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { fixedStatement, serverStart } from '#app/database/statements.ts';

/** Days are YYYY-MM-DD: those of which exceptions are read. Bookings are those between two instants, and unresolved ones before one. */
type AgendaVersionsQuery = {
  readonly venueId: number;
  readonly readerId: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Date;
  readonly to: Date;
  readonly before: Date;
};

/** A statement that gives the versions of the rows that bookings are written from. */
type BookingVersions = (
  values: Readonly<Record<'venueId' | 'from' | 'to' | 'before', RawBuilder<unknown>>>,
) => RawBuilder<unknown>;

const names = ['venueId', 'readerId', 'firstDay', 'lastDay', 'from', 'to', 'before'] as const;

/**
 * Reads the versions of all rows that some days of a venue are written from for a reader, those of the bookings as they are given:
 * another text whenever one of them is another.
 */
export function agendaVersionsWith(bookingVersions: BookingVersions) {
  const find = fixedStatement(names, (values) => {
    const venueId = sql`${values.venueId}::bigint`;
    const instant = (at: RawBuilder<unknown>) => sql`${at}::timestamptz`;
    const time = { from: instant(values.from), to: instant(values.to), before: instant(values.before) };
    return sql<{ versions: string }>`
      select ${serverStart} || ' ' || string_agg(xmin::text, ' ') as versions from (
        select m.xmin from memberships m where m.venue_id = ${venueId} and m.user_id = ${values.readerId}
        union all select h.xmin from opening_hours h where h.venue_id = ${venueId}
        union all select b.xmin from weekly_breaks b where b.venue_id = ${venueId}
        union all select w.xmin from women_only_hours w where w.venue_id = ${venueId}
        union all select x.xmin from hours_exceptions x
          where x.venue_id = ${venueId} and x.ends_on >= ${values.firstDay} and x.starts_on <= ${values.lastDay}
        union all (${bookingVersions({ venueId, ...time })})) x`;
  });
  return async (db: Database, query: AgendaVersionsQuery): Promise<string> =>
    (await find(db, query))[0]?.versions ?? '';
}
