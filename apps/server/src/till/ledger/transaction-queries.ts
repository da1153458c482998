import type { TransactionKind } from '@tajmeelspot/contract/till/bills.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A transaction as somebody reads it. */
export type TransactionRow = {
  id: number;
  kind: TransactionKind;
  booking_id: number | null;
  course_id: number | null;
  customer_name: string | null;
  at: Date;
  by: string | null;
  day: string;
  is_late: boolean;
  reason: string | null;
  note: string | null;
  cash_iqd: number;
  card_iqd: number;
  wallet_iqd: number;
  debt_iqd: number;
  change_iqd: number;
  reverses_id: number | null;
  is_reversed: boolean;
};

const sumIn = (account: string) => sql`coalesce(sum(e.amount_iqd) filter (where e.account = ${account}), 0)::bigint`;

/** The transactions of a booking, the first at the front. */
export const listTransactionsOfBooking = (db: Database, venueId: number, bookingId: number) =>
  listTransactions(db, venueId, sql`t.booking_id = (select ${bookingId}::bigint)`, sql`t.id`);

/** The transactions of a course, the first at the front. */
export const listTransactionsOfCourse = (db: Database, venueId: number, courseId: number) =>
  listTransactions(db, venueId, sql`t.course_id = (select ${courseId}::bigint)`, sql`t.id`);

/** The transactions of a day, the latest at the front; at most 1000. */
export const listTransactionsOfDay = (db: Database, venueId: number, day: string) =>
  listTransactions(db, venueId, sql`t.day = (select ${day}::date)`, sql`t.id desc`);

// Among the rows of many venues PostgreSQL finds the plan for known values cheaper, and makes it for each call, which takes longer
// than the rows: subqueries hide the values.
async function listTransactions(db: Database, venueId: number, which: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const found = await sql<TransactionRow>`
    select t.id, t.kind, t.booking_id, t.course_id, coalesce(b.customer_name, k.name) as customer_name, t.device_at as at, u.name as by, t.day, t.is_late, t.reason,
      n.text as note, m.*, t.change_iqd, t.reverses_id, exists (
        select from ledger_transactions r where r.venue_id = t.venue_id and r.reverses_id = t.id) as is_reversed
    from ledger_transactions t
      left join bookings b on b.venue_id = t.venue_id and b.id = t.booking_id
      left join courses c on c.venue_id = t.venue_id and c.id = t.course_id
      left join clients k on k.venue_id = c.venue_id and k.id = c.client_id
      left join users u on u.id = t.entered_by
      left join till_notes n on n.venue_id = t.venue_id and n.transaction_id = t.id
      cross join lateral (select ${sumIn('cash')} as cash_iqd, ${sumIn('card')} as card_iqd,
          ${sumIn('wallet')} as wallet_iqd, ${sumIn('debt')} as debt_iqd
        from ledger_entries e where e.venue_id = t.venue_id and e.transaction_id = t.id) m
    where t.venue_id = (select ${venueId}::bigint) and ${which} order by ${order} limit 1000`.execute(db);
  return found.rows;
}
