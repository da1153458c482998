import type { Language } from '@tajmeelspot/language/languages.ts';
import type { BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { type DisputeDecisionRow, decisionsOf } from '../disputes/dispute-queries.ts';
import { below, alike, type OperatorPage, rowsOf } from '../list-queries.ts';

type OperatorBookingRow = {
  id: number;
  status: BookingStatus;
  venue: { id: number; name: string; owner_id: number | null };
  customer_name: string;
  treatment: string;
  starts_at: Date;
  created_at: Date;
};

/** What is searched for: the number of a booking, of a phone, else the name of a venue. */
export type SearchedNumbers = { readonly bookingId?: number | undefined; readonly phone?: string | undefined };

const columns = (language: Language, now: Date) => sql`b.id,
  case when b.status = 'pending' and b.answer_by <= ${now} then 'expired' else b.status end as status,
  jsonb_build_object('id', v.id, 'name', in_language(v.name, ${language}), 'owner_id', v.owner_id) as venue,
  b.customer_name, in_language(b.treatment_title, ${language}) as treatment, lower(b.during) as starts_at, b.created_at`;

const heads = sql`bookings b join venues v on v.id = b.venue_id
  where b.status <> 'held' and (b.first_item_id is null or b.first_item_id = b.id)`;

/** A page of bookings that a search finds, the newest first. */
export function listOperatorBookings(
  db: Database,
  { language, now }: { readonly language: Language; readonly now: Date },
  { search, cursor, limit }: OperatorPage,
  found: SearchedNumbers,
): Promise<OperatorBookingRow[]> {
  return rowsOf(
    db,
    sql<OperatorBookingRow>`select ${columns(language, now)} from ${heads} and ${matching(search, found)}
      ${below(sql`b.id`, cursor)} order by b.id desc limit ${limit}`,
  );
}

function matching(search: string, { bookingId, phone }: SearchedNumbers): RawBuilder<unknown> {
  if (search === '') return sql`true`;
  const isNamed = sql`b.venue_id in (select n.id from venues n where ${alike(sql`lower(all_texts(n.name))`, search)})`;
  const isNumbered = bookingId === undefined ? sql`false` : sql`b.id = ${bookingId}`;
  if (phone === undefined) return sql`(${isNumbered} or ${isNamed})`;
  return sql`(${isNumbered} or b.customer_phone = ${phone}
    or b.customer_id in (select u.id from users u where u.proven_phone = ${phone} or u.phone = ${phone}))`;
}

/** A booking as an operator sees it. */
export type OperatorBookingDetailRow = OperatorBookingRow & {
  customer_id: number | null;
  phone: string | null;
  employee: string;
  price: number;
  notes: string;
  origin: 'site' | 'venue';
  dispute: {
    state: 'open' | 'upheld' | 'dismissed';
    created_at: string;
    decided_at: string | null;
    decisions: DisputeDecisionRow[];
  } | null;
};

/** Any booking by its number. */
export async function findOperatorBooking(db: Database, language: Language, id: number, now: Date) {
  const [found] = await rowsOf(
    db,
    sql<OperatorBookingDetailRow>`select ${columns(language, now)}, b.customer_id, b.notes, b.origin,
      coalesce(b.customer_phone, (select coalesce(u.proven_phone, u.phone) from users u where u.id = b.customer_id)) as phone,
      (select in_language(m.name, ${language}) from employees m where m.id = b.employee_id) as employee,
      (select sum(i.price_iqd)::int from bookings i where i.venue_id = b.venue_id
        and coalesce(i.first_item_id, i.id) = b.id) as price,
      (select jsonb_build_object('state', d.state, 'created_at', d.created_at, 'decided_at', d.decided_at,
          'decisions', ${decisionsOf('d')})
        from no_show_disputes d where d.venue_id = b.venue_id and d.booking_id = b.id) as dispute
      from ${heads} and b.id = ${id}`,
  );
  return found;
}

/** A step of a booking, with who took it. */
export type OperatorStepRow = { verb: string; who: 'customer' | 'venue' | 'system'; reason: string | null; at: Date };

/** The history of a booking, oldest first. */
export const listOperatorSteps = (db: Database, id: number): Promise<OperatorStepRow[]> =>
  rowsOf(
    db,
    sql<OperatorStepRow>`
      select coalesce(e.verb, case e.status when 'pending' then 'place' when 'confirmed' then 'confirm'
          when 'declined' then 'decline' when 'cancelled' then 'cancel' when 'completed' then 'complete'
          when 'expired' then 'expire' else e.status end) as verb,
        case when e.actor_id is null then 'system' when e.actor_id = b.customer_id then 'customer' else 'venue' end as who,
        e.reason, e.created_at as at
      from booking_events e join bookings b on b.venue_id = e.venue_id and b.id = e.booking_id
      where b.id = ${id} order by e.id`,
  );

/** Whether somebody owns a venue. */
export async function hasOwner(db: Database, venueId: number): Promise<boolean> {
  const found = await rowsOf(db, sql`select from venues v where v.id = ${venueId} and v.owner_id is not null`);
  return found.length > 0;
}
