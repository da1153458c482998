import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { Pool } from 'pg';

/** A row of a booking; instants in milliseconds since 1970, [from, to) each. */
export type Row = {
  readonly id: number;
  /** The booking it belongs to: its own id, or that of the first of several treatments. */
  readonly bookingId: number;
  readonly venueId: number;
  readonly isAutomatic: boolean;
  readonly employee: number;
  /** Null: a customer without an account, whom the venue has entered. */
  readonly customer: number | null;
  readonly key: string | null;
  readonly status: BookingStatus;
  readonly price: number;
  readonly from: number;
  readonly to: number;
  readonly parts: readonly (readonly [number, number])[];
  readonly answerBy: number;
  /** How often it has changed. */
  readonly sequence: number;
  readonly isRemindedDay: boolean;
  readonly isRemindedSoon: boolean;
  readonly isComing: boolean;
};

/** A step in the history of a booking. */
export type Step = { bookingId: number; verb: string | null; status: string; actor: number | null; at: number };

/** An event that waits for its delivery or is delivered. */
export type News = { bookingId: number; kind: string; by: string | null; to: string | null };

/** What lies in the database of bookings, oldest first: steps and news are of those that came after `since` alone. */
export type Books = {
  readonly since: number;
  readonly rows: readonly Row[];
  readonly steps: readonly Step[];
  readonly news: readonly News[];
};

/** Reads all bookings that hold time, and everything of those with an id above `since`, as one moment shows it. */
export async function readBooks(pool: Pool, since: number): Promise<Books> {
  const found = await pool.query<{ books: Books }>(statement, [since]);
  return found.rows[0]?.books ?? { since, rows: [], steps: [], news: [] };
}

const ms = (of: string) => `(extract(epoch from ${of}) * 1000)::bigint`;

const statement = `select json_build_object(
  'since', $1::bigint,
  'rows', (select coalesce(json_agg(json_build_object('id', b.id, 'bookingId', coalesce(b.first_item_id, b.id),
      'venueId', b.venue_id, 'isAutomatic', e.auto_confirm, 'employee', b.employee_id, 'customer', b.customer_id,
      'key', b.idempotency_key, 'status', b.status, 'price', b.price_iqd, 'from', ${ms('lower(b.during)')},
      'to', ${ms('upper(b.during)')}, 'answerBy', ${ms('b.answer_by')}, 'sequence', b.sequence,
      'isRemindedDay', b.reminded_day_at is not null, 'isRemindedSoon', b.reminded_soon_at is not null,
      'isComing', b.attendance_confirmed_at is not null,
      'parts', (select json_agg(json_build_array(${ms('lower(p)')}, ${ms('upper(p)')})) from unnest(b.blocked) p)
    ) order by b.id), '[]')
    from bookings b join venues e on e.id = b.venue_id
    where b.id > $1 or b.status in ('pending', 'confirmed')),
  'steps', (select coalesce(json_agg(json_build_object('bookingId', booking_id, 'verb', verb, 'status', status,
      'actor', actor_id, 'at', ${ms('created_at')}) order by id), '[]')
    from booking_events where booking_id > $1),
  'news', (select coalesce(json_agg(json_build_object('bookingId', (data->'event'->>'bookingId')::bigint,
      'kind', data->'event'->>'kind', 'by', data->'event'->>'by', 'to', data->'event'->>'to')), '[]')
    from pgboss.job where name = 'events' and (data->'event'->>'bookingId')::bigint > $1)
) as books`;
