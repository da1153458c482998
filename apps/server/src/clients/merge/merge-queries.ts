import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** What a merge joins of a file. */
export type MergedFileRow = {
  id: number;
  tags: string[];
  sealed_allergies: Buffer | null;
  sealed_note: Buffer | null;
  written_at: Date | null;
  /** What it says of consent, and when to whom. */
  consent: string;
  version: number;
};

const consentColumns = [
  'accepts_messages',
  'messages_stated_at',
  'messages_stated_by',
  'accepts_photos',
  'photos_stated_at',
  'photos_stated_by',
];

/** Two locked files of a venue. */
export async function findMergedFiles(db: Database, venueId: number, ids: readonly number[]): Promise<MergedFileRow[]> {
  return db
    .selectFrom('clients')
    .select(['id', 'tags', 'sealed_allergies', 'sealed_note', 'version'])
    .select(sql<Date | null>`written_at`.as('written_at'))
    .select(
      sql<string>`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(clients))
        where key = any(${consentColumns}))::text`.as('consent'),
    )
    .where('venue_id', '=', venueId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Leads a locked file, and those that lead to it, to another one; gives their ids, its own first. */
export async function redirectFiles(db: Database, venueId: number, from: number, to: number): Promise<number[]> {
  // One step at a time: a file that is led to cannot lead on.
  const before = await sql<{ id: number }>`
    update clients set merged_into = null where venue_id = ${venueId} and merged_into = ${from} returning id`.execute(
    db,
  );
  const ids = [from, ...before.rows.map(({ id }) => id)];
  await sql`update clients set merged_into = ${to} where venue_id = ${venueId} and id = any(${ids})`.execute(db);
  return ids;
}

/** What the other file has refused is refused in the one that stays. */
export async function passOnDenials(db: Database, venueId: number, kept: number, other: number): Promise<void> {
  await sql`update clients k set accepts_messages = false, messages_stated_at = o.messages_stated_at,
      messages_stated_by = o.messages_stated_by
    from clients o where o.venue_id = ${venueId} and o.id = ${other} and not o.accepts_messages
      and k.venue_id = ${venueId} and k.id = ${kept} and k.accepts_messages is distinct from false`.execute(db);
  await sql`update clients k set accepts_photos = false, photos_stated_at = o.photos_stated_at, photos_stated_by = o.photos_stated_by
    from clients o where o.venue_id = ${venueId} and o.id = ${other} and not o.accepts_photos
      and k.venue_id = ${venueId} and k.id = ${kept} and k.accepts_photos is distinct from false`.execute(db);
}

type NewMerge = {
  readonly venueId: number;
  readonly kept: MergedFileRow;
  readonly mergedIds: readonly number[];
  readonly actorId: number;
  readonly now: Date;
};

/** Writes down a merge with what the file was before, whose version is one further now. */
export const insertMerge = (db: Database, { venueId, kept, mergedIds, actorId, now }: NewMerge) =>
  db
    .insertInto('client_merges')
    .values({
      venue_id: venueId,
      kept_id: kept.id,
      merged_ids: [...mergedIds],
      former_tags: kept.tags,
      former_sealed_allergies: kept.sealed_allergies,
      former_sealed_note: kept.sealed_note,
      former_written_at: kept.written_at,
      former_consent: kept.consent,
      kept_version: kept.version + 1,
      merged_by: actorId,
      merged_at: now,
    })
    .execute();

/** A merge of a venue that was not taken back, locked with its file. */
export async function lockMerge(db: Database, venueId: number, id: number) {
  const found = await sql<{
    kept_id: number;
    merged_ids: number[];
    merged_at: Date;
    kept_version: number;
    version: number;
    is_shown: boolean;
  }>`
    select g.kept_id, g.merged_ids, g.merged_at, g.kept_version, c.version, c.merged_into is null as is_shown
    from client_merges g join clients c on c.venue_id = g.venue_id and c.id = g.kept_id
    where g.venue_id = ${venueId} and g.id = ${id} and g.undone_at is null for update`.execute(db);
  return found.rows[0];
}

/** Takes a locked merge back: the files it led away are shown and lead as before, and its own has what it had. */
export async function undoMerge(db: Database, venueId: number, id: number, now: Date): Promise<void> {
  await sql`update clients c set merged_into = null from client_merges g
    where g.venue_id = ${venueId} and g.id = ${id} and c.venue_id = g.venue_id and c.id = any(g.merged_ids)`.execute(
    db,
  );
  await sql`update clients c set merged_into = g.merged_ids[1] from client_merges g
    where g.venue_id = ${venueId} and g.id = ${id} and c.venue_id = g.venue_id and c.id = any(g.merged_ids[2:])`.execute(
    db,
  );
  await sql`update clients c set tags = g.former_tags, sealed_allergies = g.former_sealed_allergies,
      sealed_note = g.former_sealed_note, written_at = g.former_written_at, version = c.version + 1,
      accepts_messages = w.accepts_messages, messages_stated_at = w.messages_stated_at, messages_stated_by = w.messages_stated_by,
      accepts_photos = w.accepts_photos, photos_stated_at = w.photos_stated_at, photos_stated_by = w.photos_stated_by
    from client_merges g cross join lateral jsonb_populate_record(null::clients, g.former_consent) w where g.venue_id = ${venueId} and g.id = ${id} and c.venue_id = g.venue_id and c.id = g.kept_id`.execute(
    db,
  );
  await sql`update client_merges set undone_at = ${now} where venue_id = ${venueId} and id = ${id}`.execute(db);
}
