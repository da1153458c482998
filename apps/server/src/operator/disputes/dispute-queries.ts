import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { alike, below, type OperatorPage, rowsOf } from '../list-queries.ts';

/** What is said of a dispute; `reopened`: it is open again. */
export type DisputeOutcome = 'upheld' | 'dismissed' | 'reopened';

/** What was said of a dispute, by whom and when (ISO 8601). Null: nobody who is known; the venue gave in without a word. */
export type DisputeDecisionRow = {
  outcome: DisputeOutcome;
  reason: string | null;
  by: { name: string; is_operator: boolean } | null;
  at: string;
};

/** Everything that was said of a dispute, the first one first. */
export const decisionsOf = (
  dispute: string,
) => sql`coalesce((select jsonb_agg(jsonb_build_object('outcome', c.outcome, 'reason', c.reason,
    'by', case when w.id is not null then jsonb_build_object('name', w.name, 'is_operator', w.role = 'operator') end,
    'at', c.decided_at) order by c.id)
  from no_show_decisions c left join users w on w.id = c.decided_by
  where c.venue_id = ${sql.ref(`${dispute}.venue_id`)} and c.booking_id = ${sql.ref(`${dispute}.booking_id`)}), '[]')`;

type NoShowDisputeRow = {
  id: number;
  state: 'open' | 'upheld' | 'dismissed';
  created_at: Date;
  starts_at: Date;
  customer: string;
  venue: string;
  treatment: string;
  checked_in_at: Date | null;
  attendance_confirmed_at: Date | null;
  venue_no_shows: number;
  venue_upheld: number;
  decisions: DisputeDecisionRow[];
};

/** Disputes in a state, of a venue or of a customer alone. */
type DisputeFilter = {
  readonly state: string | undefined;
  readonly venueId: number | undefined;
  readonly customerId: number | undefined;
};

/** Disputes whose venue or customer has the search text. */
export function listNoShowDisputes(
  db: Database,
  language: Language,
  { search, cursor, limit, state, venueId, customerId }: OperatorPage & DisputeFilter,
): Promise<NoShowDisputeRow[]> {
  const inState = state === undefined ? sql`` : sql`and d.state = ${state}`;
  const ofVenue = venueId === undefined ? sql`` : sql`and d.venue_id = ${venueId}`;
  const ofCustomer = customerId === undefined ? sql`` : sql`and d.customer_id = ${customerId}`;
  return rowsOf(
    db,
    sql<NoShowDisputeRow>`
      select d.booking_id as id, d.state, d.created_at, lower(b.during) as starts_at, u.name as customer,
        in_language(v.name, ${language}) as venue, in_language(b.treatment_title, ${language}) as treatment,
        b.checked_in_at, b.attendance_confirmed_at,
        (select count(*)::int from bookings o where o.venue_id = d.venue_id and o.status = 'no_show'
          and (o.first_item_id is null or o.first_item_id = o.id)) as venue_no_shows,
        (select count(*)::int from no_show_disputes o where o.venue_id = d.venue_id and o.state = 'upheld') as venue_upheld,
        ${decisionsOf('d')} as decisions
      from no_show_disputes d join bookings b on b.venue_id = d.venue_id and b.id = d.booking_id
        join venues v on v.id = d.venue_id join users u on u.id = d.customer_id
      where ${alike(sql`lower(u.name || ' ' || all_texts(v.name))`, search)} ${inState} ${ofVenue} ${ofCustomer} ${below(sql`d.booking_id`, cursor)}
      order by d.booking_id desc limit ${limit}`,
  );
}

type DecisionValues = {
  readonly outcome: DisputeOutcome;
  readonly reason: string;
  readonly by: number;
  readonly now: Date;
};

/** Enters what is said of an open dispute, or that a decided one is open again; its venue, undefined where there is none such. */
export async function insertDecision(db: Database, bookingId: number, { outcome, reason, by, now }: DecisionValues) {
  const found = await rowsOf(
    db,
    sql<{ venue_id: number }>`
      with dispute as (
        select d.venue_id, d.booking_id from no_show_disputes d
        where d.booking_id = ${bookingId} and (d.state = 'open') = ${outcome !== 'reopened'} for update
      )
      insert into no_show_decisions (venue_id, booking_id, outcome, reason, decided_by, decided_at)
      select d.venue_id, d.booking_id, ${outcome}, ${reason}, ${by}, ${now} from dispute d returning venue_id`,
  );
  return found[0]?.venue_id;
}
