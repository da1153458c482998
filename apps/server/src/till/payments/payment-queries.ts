import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Products of a venue that it sells, by their ids. */
export async function listSoldProducts(db: Database, venueId: number, ids: readonly number[]) {
  const found = await sql<{ id: number; price_iqd: number }>`
    select id, price_iqd from products where venue_id = ${venueId} and id = any(${[...ids]}) and is_active`.execute(db);
  return found.rows;
}

/** What stayed of each treatment and product of a booking, after discounts and refunds, and its commission; sessions of courses are none. */
export async function listNetOfBooking(db: Database, venueId: number, bookingId: number) {
  const found = await sql<{
    item_id: number | null;
    employee_id: number | null;
    product_id: number | null;
    net_iqd: number;
    commission_iqd: number;
  }>`
    select e.item_id, e.employee_id, e.product_id, 
      -coalesce(sum(e.amount_iqd) filter (where e.account <> 'commission_owed'), 0)::bigint as net_iqd,
      -coalesce(sum(e.amount_iqd) filter (where e.account = 'commission_owed'), 0)::bigint as commission_iqd
    from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
    where t.venue_id = ${venueId} and t.booking_id = ${bookingId} and t.course_id is null
      and e.account in ('treatments', 'products', 'discounts', 'refunds', 'commission_owed')
      and (e.item_id is not null or e.product_id is not null)
    group by 1, 2, 3 order by 1, 3, 2`.execute(db);
  return found.rows;
}

/** Whether an employee works at a venue. */
export async function isEmployeeOf(db: Database, venueId: number, employeeId: number): Promise<boolean> {
  const found = await sql`select from employees where venue_id = ${venueId} and id = ${employeeId}`.execute(db);
  return found.rows.length > 0;
}
