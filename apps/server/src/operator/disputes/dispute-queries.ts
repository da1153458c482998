import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { alike, below, type OperatorPage, rowsOf } from '../list-queries.ts';

/** What an operator says of a dispute. */
export type DisputeDecision = 'upheld' | 'dismissed';

type NoShowDisputeRow = {
  id: number;
  state: 'open' | DisputeDecision;
  created_at: Date;
  starts_at: Date;
  customer: string;
  venue: string;
  treatment: string;
  checked_in_at: Date | null;
  attendance_confirmed_at: Date | null;
  venue_no_shows: number;
  venue_upheld: number;
};

/** Disputes whose venue or customer has the search text. */
export function listNoShowDisputes(
  db: Database,
  language: Language,
  { search, cursor, limit, state }: OperatorPage & { state: string | undefined },
): Promise<NoShowDisputeRow[]> {
  const inState = state === undefined ? sql`` : sql`and d.state = ${state}`;
  return rowsOf(
    db,
    sql<NoShowDisputeRow>`
      select d.booking_id as id, d.state, d.created_at, lower(b.during) as starts_at, u.name as customer,
        in_language(v.name, ${language}) as venue, in_language(b.treatment_title, ${language}) as treatment,
        b.checked_in_at, b.attendance_confirmed_at,
        (select count(*)::int from bookings o where o.venue_id = d.venue_id and o.status = 'no_show'
          and (o.first_item_id is null or o.first_item_id = o.id)) as venue_no_shows,
        (select count(*)::int from no_show_disputes o where o.venue_id = d.venue_id and o.state = 'upheld') as venue_upheld
      from no_show_disputes d join bookings b on b.venue_id = d.venue_id and b.id = d.booking_id
        join venues v on v.id = d.venue_id join users u on u.id = d.customer_id
      where ${alike(sql`lower(u.name || ' ' || all_texts(v.name))`, search)} ${inState} ${below(sql`d.booking_id`, cursor)}
      order by d.booking_id desc limit ${limit}`,
  );
}

type DisputeDecisionValues = { readonly state: DisputeDecision; readonly by: number; readonly now: Date };

/** Decides an open dispute; gives its venue, undefined where there is none. */
export async function decideDispute(db: Database, bookingId: number, { state, by, now }: DisputeDecisionValues) {
  const found = await db
    .updateTable('no_show_disputes')
    .set({ state, decided_by: by, decided_at: now })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .returning('venue_id')
    .executeTakeFirst();
  return found?.venue_id;
}
