import type { CommissionStatement } from '@tajmeelspot/contract/till/commissions.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A rate of an employee: of everything, of one treatment or of one product. */
export type RateRow = {
  employee_id: number;
  treatment_id: number | null;
  product_id: number | null;
  percent: number;
};

/** The rates of a venue's employees; with an id those of one. */
export async function listRates(db: Database, venueId: number, employeeId?: number): Promise<RateRow[]> {
  const found = await sql<RateRow>`
    select employee_id, treatment_id, product_id, percent from commission_rates
    where venue_id = ${venueId} and (${employeeId ?? null}::bigint is null or employee_id = ${employeeId ?? null})
    order by employee_id, treatment_id, product_id`.execute(db);
  return found.rows;
}

/** Who works at a venue, in its order. */
export async function listEmployeesOfVenue(db: Database, language: Language, venueId: number) {
  const found = await sql<{ id: number; name: string }>`
    select id, in_language(name, ${language}) as name from employees
    where venue_id = ${venueId} and is_active order by position, id`.execute(db);
  return found.rows;
}

/** How many of some treatments and products are a venue's own. */
export async function countOwn(
  db: Database,
  venueId: number,
  { treatments, products }: { readonly treatments: readonly number[]; readonly products: readonly number[] },
): Promise<number> {
  const found = await sql<{ count: number }>`
    select (select count(*) from treatments t join services s on s.id = t.service_id
        where s.venue_id = ${venueId} and t.id = any(${[...treatments]}))::int
      + (select count(*) from products where venue_id = ${venueId} and id = any(${[...products]}))::int as count`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

/** Sets all rates of an employee. */
export async function replaceRates(db: Database, venueId: number, employeeId: number, rates: readonly RateRow[]) {
  await sql`delete from commission_rates where venue_id = ${venueId} and employee_id = ${employeeId}`.execute(db);
  const rows = rates.map((rate) => ({ ...rate, venue_id: venueId }));
  if (rows.length > 0) await db.insertInto('commission_rates').values(rows).execute();
}

/** What the employees of a venue have earned from one day to another (YYYY-MM-DD), both included; with an id, one alone. */
export async function listStatements(
  db: Database,
  language: Language,
  { venueId, from, to, employeeId }: { venueId: number; from: string; to: string; employeeId: number | null },
): Promise<CommissionStatement[]> {
  type StatementRow = Omit<CommissionStatement, 'employee' | 'total_iqd'> & { id: number; name: string };
  const found = await sql<StatementRow>`
    select p.id, in_language(p.name, ${language}) as name,
      coalesce(-sum(e.amount_iqd) filter (where e.product_id is null
        and e.account in ('treatments', 'discounts', 'refunds')), 0)::bigint as treatments_iqd,
      coalesce(-sum(e.amount_iqd) filter (where e.product_id is not null
        and e.account in ('products', 'discounts', 'refunds')), 0)::bigint as products_iqd,
      coalesce(-sum(e.amount_iqd) filter (where e.account = 'commission_owed'), 0)::bigint as commission_iqd,
      coalesce(-sum(e.amount_iqd) filter (where e.account = 'tips'), 0)::bigint as tips_iqd
    from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
      join employees p on p.venue_id = e.venue_id and p.id = e.employee_id
    where t.venue_id = ${venueId} and t.day between ${from} and ${to}
      and (${employeeId}::bigint is null or e.employee_id = ${employeeId})
    group by p.id order by p.position, p.id`.execute(db);
  return found.rows.map(({ id, name, ...sums }) => ({
    employee: { id, name },
    ...sums,
    total_iqd: sums.commission_iqd + sums.tips_iqd,
  }));
}
