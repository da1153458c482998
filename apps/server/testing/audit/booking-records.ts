import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { Pool } from 'pg';

/** A treatment of a booking; instants in milliseconds since 1970, intervals [from, to). */
export type AuditedItem = {
  readonly id: number;
  /** The id of the booking: that of its first treatment. */
  readonly bookingId: number;
  readonly venueId: number;
  readonly isAutomatic: boolean;
  readonly employee: number;
  /** Null: a walk-in without an account. */
  readonly customer: number | null;
  readonly key: string | null;
  readonly status: BookingStatus;
  readonly price: number;
  /** What works once for a customer at a venue; null: none. */
  readonly coupon: string | null;
  readonly from: number;
  readonly to: number;
  readonly parts: readonly (readonly [number, number])[];
  readonly answerBy: number;
  /** How many times it has changed. */
  readonly sequence: number;
  readonly isRemindedDay: boolean;
  readonly isRemindedSoon: boolean;
  readonly isAttendanceConfirmed: boolean;
};

/** A step in the history of a booking. */
export type AuditedStep = { bookingId: number; verb: string | null; status: string; actor: number | null; at: number };

/** A message in the outbox, delivered or not. */
export type AuditedMessage = { bookingId: number; kind: string; by: string | null; to: string | null };

/** Bookings of the database, oldest first, with the steps and messages of those with ids above `since`. */
export type BookingRecords = {
  readonly since: number;
  readonly rows: readonly AuditedItem[];
  readonly steps: readonly AuditedStep[];
  readonly messages: readonly AuditedMessage[];
};

/** Reads all bookings that hold time, and all of those with ids above `since` with steps and messages, in one statement. */
export async function readBookingRecords(pool: Pool, since: number): Promise<BookingRecords> {
  const result = await pool.query<{ records: BookingRecords }>(statement, [since]);
  return result.rows[0]?.records ?? { since, rows: [], steps: [], messages: [] };
}

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

const statement = `select json_build_object(
  'since', $1::bigint,
  'rows', (select coalesce(json_agg(json_build_object('id', b.id, 'bookingId', coalesce(b.first_item_id, b.id),
      'venueId', b.venue_id, 'isAutomatic', e.auto_confirm, 'employee', b.employee_id, 'customer', b.customer_id,
      'key', b.idempotency_key, 'status', b.status, 'price', b.price_iqd, 'coupon', b.coupon_code, 'from', ${milliseconds('lower(b.during)')},
      'to', ${milliseconds('upper(b.during)')}, 'answerBy', ${milliseconds('b.answer_by')}, 'sequence', b.sequence,
      'isRemindedDay', b.reminded_day_at is not null, 'isRemindedSoon', b.reminded_soon_at is not null,
      'isAttendanceConfirmed', b.attendance_confirmed_at is not null,
      'parts', (select json_agg(json_build_array(${milliseconds('lower(p)')}, ${milliseconds('upper(p)')})) from unnest(b.held) p)
    ) order by b.id), '[]')
    from bookings b join venues e on e.id = b.venue_id
    where b.id > $1 or b.status in ('pending', 'confirmed')),
  'steps', (select coalesce(json_agg(json_build_object('bookingId', booking_id, 'verb', verb, 'status', status,
      'actor', actor_id, 'at', ${milliseconds('created_at')}) order by id), '[]')
    from booking_events where booking_id > $1),
  'messages', (select coalesce(json_agg(json_build_object('bookingId', (data->'event'->>'bookingId')::bigint,
      'kind', data->'event'->>'kind', 'by', data->'event'->>'by', 'to', data->'event'->>'to')), '[]')
    from pgboss.job where name in ('urgent_events', 'events', 'bulk_events') and (data->'event'->>'bookingId')::bigint > $1)
) as records`;
