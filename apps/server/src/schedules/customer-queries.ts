import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { runs } from '#app/venues/member-queries.ts';

/** Somebody who has booked at a house. */
export type CustomerRow = {
  id: number;
  name: string;
  visits: number;
  no_shows: number;
  last_visit_at: Date | null;
  next_visit_at: Date | null;
  /** The start of their latest booking. */
  sort_key: string;
};

/** Whose bookings at which house are meant, and a part of a name that one of them has. */
export type CustomerFilter = {
  readonly readerId: number;
  readonly house: number;
  readonly now: Date;
  readonly text?: string | undefined;
  /** Only this one. */
  readonly customer?: number | undefined;
};

type Page = { readonly after?: { readonly key: string; readonly id: number } | undefined; readonly limit: number };

/** A page of the customers of a house that somebody runs, the latest booking first. */
export async function listCustomers(db: Database, filter: CustomerFilter, { after, limit }: Page) {
  const from = after ? sql`where (latest, id) < (${after.key}::timestamptz, ${after.id})` : sql``;
  const found = await sql<CustomerRow>`
    select id, name, visits, no_shows, last_visit_at, next_visit_at, latest::text as sort_key
    from (${customersOf(filter)}) known ${from} order by latest desc, id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** How many there are, counted up to `most`. */
export async function countCustomers(db: Database, filter: CustomerFilter, most: number): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (select from (${customersOf(filter)}) known limit ${most}) counted`.execute(db);
  return found.rows[0]?.total ?? 0;
}

function customersOf({ readerId, house, now, text, customer }: CustomerFilter): RawBuilder<unknown> {
  const part = `%${(text ?? '').replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = text ? sql`having bool_or(b.customer_name ilike ${part})` : sql``;
  const only = customer === undefined ? sql`b.customer_id is not null` : sql`b.customer_id = ${customer}`;
  const isHeld = sql`(b.status = 'confirmed' or b.status = 'pending' and b.answer_by > ${now})`;
  return sql`
    select b.customer_id as id, (array_agg(b.customer_name order by lower(b.during) desc, b.id desc))[1] as name,
      (count(*) filter (where b.status = 'completed'))::int as visits,
      (count(*) filter (where b.status = 'no_show'))::int as no_shows,
      max(lower(b.during)) filter (where b.status = 'completed') as last_visit_at,
      min(lower(b.during)) filter (where ${isHeld} and lower(b.during) > ${now}) as next_visit_at,
      max(lower(b.during)) as latest
    from bookings b
    where b.establishment_id = ${house} and ${runs(readerId, sql`${house}`)} and ${only}
      and (b.basket_id is null or b.basket_id = b.id)
    group by b.customer_id ${named}`;
}

/** What a house has written down about a customer, still sealed. */
export async function findNote(db: Database, house: number, customer: number) {
  const found = await sql<{ sealed: Buffer; updated_at: Date }>`
    select sealed, updated_at from customer_notes
    where establishment_id = ${house} and customer_id = ${customer}`.execute(db);
  return found.rows[0];
}

type NewNote = { house: number; customer: number; sealed: Buffer; userId: number; now: Date };

/** Keeps a sealed note in place of a former one. */
export const insertOrUpdateNote = (db: Database, { house, customer, sealed, userId, now }: NewNote) =>
  sql`insert into customer_notes (establishment_id, customer_id, sealed, updated_by, updated_at)
    values (${house}, ${customer}, ${sealed}, ${userId}, ${now})
    on conflict (establishment_id, customer_id) do update
      set sealed = excluded.sealed, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(db);

/** Forgets a note. */
export const deleteNote = (db: Database, house: number, customer: number) =>
  sql`delete from customer_notes where establishment_id = ${house} and customer_id = ${customer}`.execute(db);

/** How many hours before the start customers of a house may change; what they cancel later is late. */
export async function findCancelHours(db: Database, house: number): Promise<number> {
  const found = await sql<{
    hours: number;
  }>`select cancel_hours as hours from establishments where id = ${house}`.execute(db);
  return found.rows[0]?.hours ?? 0;
}
