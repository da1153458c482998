import type { TransactionKind } from '@tajmeelspot/contract/till/bills.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A transaction of the ledger, by column. */
export type NewTransaction = {
  venue_id: number;
  kind: TransactionKind;
  booking_id: number | null;
  course_id: number | null;
  reverses_id: number | null;
  day: string;
  is_late: boolean;
  device_at: Date;
  entered_at: Date;
  entered_by: number;
  reason: string | null;
  change_iqd: number;
  idempotency_key: string | null;
  request_hash: Buffer | null;
};

/** One side of a transaction, by column. */
export type NewEntry = {
  account: string;
  amount_iqd: number;
  item_id: number | null;
  employee_id: number | null;
  product_id: number | null;
  pieces: number | null;
};

/** Adds a transaction with its entries; gives its id. Undefined where its key has recorded another one. */
export async function insertTransaction(
  db: Database,
  transaction: NewTransaction,
  entries: readonly NewEntry[],
): Promise<number | undefined> {
  const rows = JSON.stringify(entries.map((entry, position) => ({ ...entry, position })));
  const made = await db
    .with('made', (inner) =>
      inner
        .insertInto('ledger_transactions')
        .values({ ...transaction, entry_count: entries.length })
        .onConflict((conflict) => conflict.columns(['venue_id', 'idempotency_key']).doNothing())
        .returning(['venue_id', 'id']),
    )
    // One statement for any number of entries: its text, and so its plan, stays the same.
    .with('sides', (inner) =>
      inner
        .insertInto('ledger_entries')
        .columns(['venue_id', 'transaction_id', 'position', ...entryColumns])
        .expression(
          sql`select made.venue_id, made.id, e.position, ${sql.join(entryColumns.map((name) => sql.ref(`e.${name}`)))}
            from made, jsonb_populate_recordset(null::ledger_entries, ${rows}) e`,
        ),
    )
    .selectFrom('made')
    .select('id')
    .executeTakeFirst();
  return made?.id;
}

const entryColumns = ['account', 'amount_iqd', 'item_id', 'employee_id', 'product_id', 'pieces'] as const;

/** The transaction that a key of a venue has recorded. */
export const findTransactionByKey = (db: Database, venueId: number, key: string) =>
  db
    .selectFrom('ledger_transactions')
    .select(['id', 'request_hash'])
    .where('venue_id', '=', venueId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Locks the till of a venue until the transaction ends, for itself alone or beside other payments; gives the last sealed day. */
export async function lockTill(db: Database, venueId: number, isAlone: boolean): Promise<string | null> {
  await sql`insert into tills (venue_id) values (${venueId}) on conflict do nothing`.execute(db);
  const how = isAlone ? sql`for update` : sql`for share`;
  const found = await sql<{ sealed: string | null }>`
    select sealed_through as sealed from tills where venue_id = ${venueId} ${how}`.execute(db);
  return found.rows[0]?.sealed ?? null;
}

/** Adds what somebody wrote beside a transaction. */
export const insertNote = (db: Database, venueId: number, transactionId: number, text: string) =>
  db.insertInto('till_notes').values({ venue_id: venueId, transaction_id: transactionId, text }).execute();

/** What decides whether a transaction can be reversed. */
export async function findTransaction(db: Database, venueId: number, id: number) {
  const found = await sql<{
    kind: TransactionKind;
    booking_id: number | null;
    course_id: number | null;
    is_reversed: boolean;
    is_billed: boolean;
  }>`
    select t.kind, t.booking_id, t.course_id, exists (
      select from bills l join bookings b on b.venue_id = l.venue_id and b.id = l.booking_id
      where l.venue_id = t.venue_id and l.booking_id = t.booking_id and b.status = 'completed') as is_billed, exists (
      select from ledger_transactions r where r.venue_id = t.venue_id and r.reverses_id = t.id) as is_reversed
    from ledger_transactions t where t.venue_id = ${venueId} and t.id = ${id}`.execute(db);
  return found.rows[0];
}

/** The entries that take those of a transaction back. */
export async function listMirrored(db: Database, venueId: number, id: number): Promise<NewEntry[]> {
  const found = await sql<NewEntry>`
    select account, -amount_iqd as amount_iqd, item_id, employee_id, product_id, -pieces as pieces from ledger_entries
    where venue_id = ${venueId} and transaction_id = ${id} order by position`.execute(db);
  return found.rows;
}

/** What is in the drawer of a venue at the end of a day (YYYY-MM-DD). */
export async function sumDrawer(db: Database, venueId: number, day: string): Promise<number> {
  const found = await sql<{ sum: number }>`select drawer_at(${venueId}, ${day}) as sum`.execute(db);
  return found.rows[0]?.sum ?? 0;
}

/** Locks the row of a booking, beside its readers. */
export const lockBookingRow = (db: Database, venueId: number, bookingId: number) =>
  sql`select from bookings where venue_id = ${venueId} and id = ${bookingId} for no key update`.execute(db);
