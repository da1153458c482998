import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { maySee } from '#app/booking/read-model/booking-queries.ts';
import type { Database } from '#app/database/connection.ts';

/** One treatment of a booking as it is paid; its booking is the first's. */
export type BillItemRow = {
  id: number;
  venue_id: number;
  venue_name: string;
  employee_id: number;
  employee_name: string;
  treatment_id: number | null;
  title: string;
  price_iqd: number;
  status: string;
  answer_by: Date;
  customer_id: number | null;
  /** The file of who comes; null where there is none. */
  client_id: number | null;
  customer_name: string;
  starts_at: Date;
};

/** The treatments of a booking of a venue that a reader sees, the first at the front; `isLocked`: until the transaction ends. */
export async function listBillItems(
  db: Database,
  language: Language,
  readerId: number,
  bookingId: number,
  isLocked = false,
): Promise<BillItemRow[]> {
  const found = await sql<BillItemRow>`
    select b.id, b.venue_id, in_language(v.name, ${language}) as venue_name, b.employee_id,
      in_language(p.name, ${language}) as employee_name, b.treatment_id, in_language(b.treatment_title, ${language}) as title,
      b.price_iqd, b.status, b.answer_by, b.customer_id, b.client_id, b.customer_name, lower(b.during) as starts_at
    from bookings b join venues v on v.id = b.venue_id join employees p on p.id = b.employee_id
    where (b.id = ${bookingId} and (b.first_item_id is null or b.first_item_id = ${bookingId})
        or b.first_item_id = ${bookingId}) and ${maySee(readerId)}
    order by b.id ${isLocked ? sql`for update of b` : sql``}`.execute(db);
  return found.rows;
}

/** The money of a booking: what came in and did not go back, and what is owed. */
export async function findBalance(db: Database, venueId: number, bookingId: number) {
  const found = await sql<{ paid_iqd: number; owed_iqd: number }>`
    select coalesce(sum(e.amount_iqd) filter (where e.account in ('cash', 'card', 'wallet')), 0)::bigint as paid_iqd,
      coalesce(sum(e.amount_iqd) filter (where e.account = 'debt'), 0)::bigint as owed_iqd
    from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
    where t.venue_id = ${venueId} and t.booking_id = ${bookingId}`.execute(db);
  return found.rows[0] ?? { paid_iqd: 0, owed_iqd: 0 };
}

/** What a customer owes at a venue for other bookings than one. */
export async function sumEarlierDebts(
  db: Database,
  { venueId, customerId, bookingId }: { venueId: number; customerId: number | null; bookingId: number },
): Promise<number> {
  if (customerId === null) return 0;
  const found = await sql<{ sum: number }>`
    select coalesce(sum(e.amount_iqd), 0)::bigint as sum
    from bookings b join ledger_transactions t on t.venue_id = b.venue_id and t.booking_id = b.id
      join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id and e.account = 'debt'
    where b.venue_id = ${venueId} and b.customer_id = ${customerId} and b.id <> ${bookingId}`.execute(db);
  return found.rows[0]?.sum ?? 0;
}

/** The sale of a booking that stands. */
export async function findSale(db: Database, venueId: number, bookingId: number) {
  const found = await sql<{ id: number; sold_at: Date; discount_reason: string | null }>`
    select t.id, t.device_at as sold_at, t.reason as discount_reason from bills b
      join ledger_transactions t on t.venue_id = b.venue_id and t.id = b.transaction_id
    where b.venue_id = ${venueId} and b.booking_id = ${bookingId}`.execute(db);
  return found.rows[0];
}

/** One entry of a sale as it is read. */
export type SaleEntryRow = {
  account: string;
  amount_iqd: number;
  item_id: number | null;
  employee_id: number | null;
  employee_name: string | null;
  product_id: number | null;
  product_name: string | null;
  pieces: number | null;
};

/** The entries of a transaction, in order. */
export async function listEntries(db: Database, language: Language, venueId: number, transactionId: number) {
  const found = await sql<SaleEntryRow>`
    select e.account, e.amount_iqd, e.item_id, e.employee_id, in_language(p.name, ${language}) as employee_name,
      e.product_id, in_language(r.name, ${language}) as product_name, e.pieces
    from ledger_entries e left join employees p on p.id = e.employee_id left join products r on r.id = e.product_id
    where e.venue_id = ${venueId} and e.transaction_id = ${transactionId} order by e.position`.execute(db);
  return found.rows;
}
