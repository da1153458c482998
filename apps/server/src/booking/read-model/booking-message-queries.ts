import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { noResources, otherColumnsOf, rowsWith } from './booking-queries.ts';
import type { SharedBookingRow } from './booking-row-queries.ts';

/** A booking as messages about it need it. */
type MessageBookingRow = SharedBookingRow & {
  /** The reason that was given with its last step. */
  last_reason: string | null;
  /** The starts of its series from its own on, in the same state, milliseconds since 1970. */
  series_starts: number[];
};

/** Any booking: for mails that go to its customer and its venue alone. */
export async function findBookingForMessage(
  db: Database,
  language: Language,
  id: number,
  now: Date,
): Promise<MessageBookingRow | undefined> {
  const columns = sql`${otherColumnsOf(language)}, (select v.reason from booking_events v where v.venue_id = b.venue_id and v.booking_id = b.id
      order by v.id desc limit 1) as last_reason,
    case when b.series_id is null then '[]' else coalesce((
      select jsonb_agg((extract(epoch from lower(o.during)) * 1000)::bigint order by lower(o.during))
      from bookings o where o.venue_id = b.venue_id and o.series_id = b.series_id and o.status = b.status
        and lower(o.during) >= lower(b.during)), '[]') end as series_starts`;
  const query = { language, now, which: sql`b.id = ${id}`, columns, resources: noResources, max: 1 };
  return (await rowsWith<MessageBookingRow>(query).execute(db)).rows[0];
}
