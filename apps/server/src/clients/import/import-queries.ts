import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The files of a venue that have one of some numbers. */
export async function findClientsByPhones(db: Database, venueId: number, phones: readonly string[]) {
  const found = await sql<{ phone: string; id: number; name: string }>`
    select k.phone, c.id, c.name from clients k
      join clients c on c.venue_id = k.venue_id and c.id = coalesce(k.merged_into, k.id)
    where k.venue_id = ${venueId} and k.phone = any(${[...phones]})`.execute(db);
  return new Map(found.rows.map((row) => [row.phone, row]));
}

/** Lets one import of a venue at a time, until the transaction ends. */
export const lockImports = (db: Database, venueId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`client import ${venueId}`}, 0))`.execute(db);

/** A line that is taken over; texts are sealed, as hexadecimal digits. */
export type ImportedLine = {
  readonly phone: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly allergies: string | null;
  readonly note: string | null;
};

type ImportKey = { readonly venueId: number; readonly importId: number; readonly now: Date };

export async function insertImport(db: Database, venueId: number, actorId: number, now: Date): Promise<number> {
  const made = await db
    .insertInto('client_imports')
    .values({ venue_id: venueId, created_by: actorId, created_at: now, added: 0, joined: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Makes the files of lines whose numbers are new; gives the numbers that are. */
export async function insertImportedClients(
  db: Database,
  { venueId, importId, now }: ImportKey,
  lines: readonly ImportedLine[],
): Promise<Set<string>> {
  const made = await sql<{ phone: string }>`
    insert into clients (venue_id, import_id, phone, name, tags, sealed_allergies, sealed_note, written_at, created_at)
    select ${venueId}, ${importId}, g.phone, g.name, array(select jsonb_array_elements_text(g.tags)),
      decode(g.allergies, 'hex'), decode(g.note, 'hex'), case when g.note is not null then ${now}::timestamptz end, ${now}
    from ${givenLines(lines)} on conflict do nothing returning phone`.execute(db);
  return new Set(made.rows.map(({ phone }) => phone));
}

/** Adds lines to the files that have their numbers: tags, and texts where there are none. Gives how many files. */
export async function joinImportedClients(
  db: Database,
  { venueId, importId, now }: ImportKey,
  lines: readonly ImportedLine[],
): Promise<number> {
  const joined = await sql`
    -- Materialized: right after many files came nobody knows how many there are, and each would find its line anew.
    with given as materialized (select * from ${givenLines(lines)}),
    known as materialized (
      select distinct on (c.id) c.id, c.tags, g.note, g.allergies, array(select t from jsonb_array_elements_text(g.tags) t
          where t <> all(c.tags) limit greatest(0, 20 - cardinality(c.tags))) as added_tags,
        c.sealed_note is null and g.note is not null as has_note,
        c.sealed_allergies is null and g.allergies is not null as has_allergies
      from given g join clients k on k.venue_id = ${venueId} and k.phone = g.phone
        join clients c on c.venue_id = k.venue_id and c.id = coalesce(k.merged_into, k.id)
    ), changed as (
      update clients c set tags = c.tags || n.added_tags, version = c.version + 1,
        sealed_note = case when n.has_note then decode(n.note, 'hex') else c.sealed_note end,
        written_at = case when n.has_note then ${now}::timestamptz else c.written_at end,
        sealed_allergies = case when n.has_allergies then decode(n.allergies, 'hex') else c.sealed_allergies end
      from known n where c.venue_id = ${venueId} and c.id = n.id
      returning c.id, c.version, n.added_tags, n.has_note, n.has_allergies
    )
    insert into client_import_joins (venue_id, import_id, client_id, added_tags, has_added_note, has_added_allergies, version)
    select ${venueId}, ${importId}, id, added_tags, has_note, has_allergies, version from changed`.execute(db);
  return Number(joined.numAffectedRows ?? 0);
}

const givenLines = (lines: readonly ImportedLine[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g(phone text, name text, tags jsonb, allergies text, note text)`;

/** What an import was, as a list has it. */
export type ImportRow = { id: number; created_at: Date; added: number; joined: number; undone_at: Date | null };

const columns = ['id', 'added', 'joined'] as const;
const instants = [sql<Date>`created_at`.as('created_at'), sql<Date | null>`undone_at`.as('undone_at')] as const;

/** Writes down what an import has done. */
export const updateImport = (db: Database, { venueId, importId }: ImportKey, added: number, joined: number) =>
  db
    .updateTable('client_imports')
    .set({ added, joined })
    .where('venue_id', '=', venueId)
    .where('id', '=', importId)
    .returning([...columns, ...instants])
    .executeTakeFirstOrThrow();

/** The last imports of a venue. */
export const listImports = (db: Database, venueId: number, max: number): Promise<ImportRow[]> =>
  db
    .selectFrom('client_imports')
    .select([...columns, ...instants])
    .where('venue_id', '=', venueId)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();

/** Locks an import that was not taken back, with what came by it; undefined where there is none. */
export async function lockImport(db: Database, venueId: number, id: number) {
  const found = await sql<{ added: number; joined: number }>`select added, joined from client_imports
    where venue_id = ${venueId} and id = ${id} and undone_at is null for update`.execute(db);
  await sql`select from clients where venue_id = ${venueId} and import_id = ${id} order by id for update`.execute(db);
  return found.rows[0];
}

/** Takes a locked import back where nobody has written or booked since; gives how many files that were. */
export async function undoImport(db: Database, venueId: number, id: number, now: Date): Promise<number> {
  const removed = await sql`delete from clients c
    where c.venue_id = ${venueId} and c.import_id = ${id} and c.version = 1 and c.merged_into is null and c.customer_id is null
      and not exists (select from bookings b where b.venue_id = c.venue_id and b.client_id = c.id)
      and not exists (select from courses s where s.venue_id = c.venue_id and s.client_id = c.id)
      and not exists (select from clients m where m.venue_id = c.venue_id and m.merged_into = c.id)`.execute(db);
  const restored = await sql`update clients c set version = c.version + 1,
      tags = array(select t from unnest(c.tags) with ordinality u(t, n) where t <> all(j.added_tags) order by n),
      sealed_note = case when j.has_added_note then null else c.sealed_note end,
      written_at = case when j.has_added_note then null else c.written_at end,
      sealed_allergies = case when j.has_added_allergies then null else c.sealed_allergies end
    from client_import_joins j
    where j.venue_id = ${venueId} and j.import_id = ${id} and c.venue_id = j.venue_id and c.id = j.client_id
      and c.version = j.version and c.merged_into is null`.execute(db);
  await sql`update client_imports set undone_at = ${now} where venue_id = ${venueId} and id = ${id}`.execute(db);
  return Number(removed.numAffectedRows ?? 0) + Number(restored.numAffectedRows ?? 0);
}
