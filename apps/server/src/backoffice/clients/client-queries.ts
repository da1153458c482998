import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '#app/venues/members/member-queries.ts';

/** A customer who has booked at a venue. */
export type ClientRow = {
  id: number;
  name: string;
  completed: number;
  no_shows: number;
  last_completed_at: Date | null;
  next_booking_at: Date | null;
  /** The start of their latest booking. */
  sort_key: string;
};

/** The query of a list of clients: the venue, and a part of a name. */
export type ClientFilter = {
  readonly readerId: number;
  readonly venueId: number;
  readonly now: Date;
  readonly text?: string | undefined;
  /** Only this one. */
  readonly customer?: number | undefined;
};

type ClientPage = {
  readonly after?: { readonly key: string; readonly id: number } | undefined;
  readonly limit: number;
};

/** A page of the clients of a venue that a user manages, the latest booking first. */
export async function listClients(db: Database, filter: ClientFilter, { after, limit }: ClientPage) {
  const from = after ? sql`where (latest, id) < (${after.key}::timestamptz, ${after.id})` : sql``;
  const found = await sql<ClientRow>`
    select id, name, completed, no_shows, last_completed_at, next_booking_at, latest::text as sort_key
    from (${clientsOf(filter)}) known ${from} order by latest desc, id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** How many clients there are, counted up to `most`. */
export async function countClients(db: Database, filter: ClientFilter, max: number): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (select from (${clientsOf(filter)}) known limit ${max}) counted`.execute(db);
  return found.rows[0]?.total ?? 0;
}

function clientsOf({ readerId, venueId, now, text, customer }: ClientFilter): RawBuilder<unknown> {
  const part = `%${(text ?? '').replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = text ? sql`having bool_or(b.customer_name ilike ${part})` : sql``;
  const only = customer === undefined ? sql`b.customer_id is not null` : sql`b.customer_id = ${customer}`;
  const isHeld = sql`(b.status = 'confirmed' or b.status = 'pending' and b.answer_by > ${now})`;
  return sql`
    select b.customer_id as id, (array_agg(b.customer_name order by lower(b.during) desc, b.id desc))[1] as name,
      (count(*) filter (where b.status = 'completed'))::int as completed,
      (count(*) filter (where b.status = 'no_show'))::int as no_shows,
      max(lower(b.during)) filter (where b.status = 'completed') as last_completed_at,
      min(lower(b.during)) filter (where ${isHeld} and lower(b.during) > ${now}) as next_booking_at,
      max(lower(b.during)) as latest
    from bookings b
    where b.venue_id = ${venueId} and ${mayManage(readerId, sql`${venueId}`)} and ${only}
      and (b.first_item_id is null or b.first_item_id = b.id)
    group by b.customer_id ${named}`;
}

/** A venue's note about a client, still sealed. */
export async function findClientNote(db: Database, venueId: number, customer: number) {
  const found = await sql<{ sealed: Buffer; updated_at: Date }>`
    select sealed, updated_at from client_notes
    where venue_id = ${venueId} and customer_id = ${customer}`.execute(db);
  return found.rows[0];
}

type NewClientNote = { venueId: number; customer: number; sealed: Buffer; userId: number; now: Date };

/** Sets the sealed note about a client. */
export const insertOrUpdateClientNote = (db: Database, { venueId, customer, sealed, userId, now }: NewClientNote) =>
  sql`insert into client_notes (venue_id, customer_id, sealed, updated_by, updated_at)
    values (${venueId}, ${customer}, ${sealed}, ${userId}, ${now})
    on conflict (venue_id, customer_id) do update
      set sealed = excluded.sealed, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(db);

/** Deletes a note. */
export const deleteClientNote = (db: Database, venueId: number, customer: number) =>
  sql`delete from client_notes where venue_id = ${venueId} and customer_id = ${customer}`.execute(db);

/** Until how many hours before the start customers of a venue may cancel; later is late. */
export async function findCancelHours(db: Database, venueId: number): Promise<number> {
  const found = await sql<{
    hours: number;
  }>`select cancel_hours as hours from venues where id = ${venueId}`.execute(db);
  return found.rows[0]?.hours ?? 0;
}
