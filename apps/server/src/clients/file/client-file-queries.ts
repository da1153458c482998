import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { bookingsOf, hasAccount, idsOf } from '../client-parts-queries.ts';
import { figuresOf } from '../list/client-list-queries.ts';

/** A file with its figures; texts are still sealed. */
export type ClientFileRow = {
  id: number;
  customer_id: number | null;
  name: string;
  tags: string[];
  has_account: boolean;
  phone: string | null;
  contact_booking: { id: number; closes_at: string } | null;
  sealed_allergies: Buffer | null;
  written_at: Date | null;
  consent: Record<'messages' | 'photos', { given: boolean | null; at: string | null; by: string | null }>;
  completed: number;
  no_shows: number;
  last_completed_at: Date | null;
  next_booking_at: Date | null;
  first_booking_at: Date | null;
  usual_treatments: string[];
  spent: number;
  open_merge: { id: number; name: string; merged_at: string } | null;
  cancel_hours: number;
};

type FileQuery = {
  readonly venueId: number;
  readonly id: number;
  readonly language: string;
  readonly now: Date;
  readonly mergedSince: Date;
};

/** A shown file of a venue. */
export async function findClientFile(db: Database, { venueId, id, language, now, mergedSince }: FileQuery) {
  const found = await sql<ClientFileRow>`
    select c.id, c.name, c.tags, c.sealed_allergies, c.written_at, ${hasAccount} as has_account,
      (select max(a.customer_id) from clients a where a.venue_id = c.venue_id and a.id = any(${idsOf()})) as customer_id,
      case when ${hasAccount} then mask_phone(coalesce(c.phone, u.proven_phone, u.phone)) else c.phone end as phone,
      o.contact_booking, f.*, p.spent, p.usual_treatments, e.cancel_hours, m.open_merge,
      jsonb_build_object(
        'messages', jsonb_build_object('given', c.accepts_messages, 'at', c.messages_stated_at, 'by', bm.name),
        'photos', jsonb_build_object('given', c.accepts_photos, 'at', c.photos_stated_at, 'by', bp.name)) as consent
    from clients c
      join venues e on e.id = c.venue_id
      left join users u on u.id = (select a.customer_id from clients a
        where a.venue_id = c.venue_id and a.id = any(${idsOf()}) and a.customer_id is not null limit 1)
      left join users bm on bm.id = c.messages_stated_by left join users bp on bp.id = c.photos_stated_by
      cross join lateral (${figuresOf(now)}) f
      cross join lateral (${sumsOf(language)}) p
      left join lateral (${openContact(now)}) o on true
      left join lateral (${openMerge(mergedSince)}) m on true
    where c.venue_id = ${venueId} and c.id = ${id} and c.merged_into is null`.execute(db);
  return found.rows[0];
}

/** What the completed bookings of `c` cost, and what was booked most often. */
const sumsOf = (language: string) => sql`
  select (select coalesce(sum(r.price_iqd), 0)::bigint from bookings r join bookings h
        on h.venue_id = r.venue_id and h.id = coalesce(r.first_item_id, r.id)
      where r.venue_id = c.venue_id and r.client_id = any(${idsOf()}) and h.status = 'completed') as spent,
    array(select in_language(t.treatment_title, ${language}) as title from bookings t
      where t.venue_id = c.venue_id and t.client_id = any(${idsOf()}) and t.status in ('confirmed', 'completed')
      group by title order by count(*) desc, max(lower(t.during)) desc limit 3) as usual_treatments`;

/** The booking of `c` by which the number can be looked at now. */
const openContact = (now: Date) => sql`
  select jsonb_build_object('id', b.id, 'closes_at', contact_of(b, ${now}) ->> 'closes_at') as contact_booking
  from ${bookingsOf()} and b.customer_id is not null and contact_of(b, ${now}) ->> 'closes_at' is not null
  order by lower(b.during) desc limit 1`;

/** The last merge into `c` that nothing has happened to since. */
const openMerge = (since: Date) => sql`
  select jsonb_build_object('id', g.id, 'name', o.name, 'merged_at', g.merged_at) as open_merge
  from client_merges g join clients o on o.venue_id = g.venue_id and o.id = g.merged_ids[1] and o.merged_into = c.id
  where g.venue_id = c.venue_id and g.kept_id = c.id and g.undone_at is null and g.merged_at > ${since}
    and g.kept_version = c.version
  order by g.id desc limit 1`;

/** The sealed texts of a shown file, which are seen by who runs the venue, and by an employee who has served the client. */
export async function findSealedTexts(db: Database, venueId: number, id: number, employeeId: number | null) {
  const served =
    employeeId === null
      ? sql`true`
      : sql`exists (select from bookings e where e.venue_id = c.venue_id and e.client_id = any(${idsOf()})
          and e.status <> 'held' and e.employee_id = ${employeeId})`;
  const found = await sql<{ sealed_allergies: Buffer | null; sealed_note: Buffer | null }>`
    select c.sealed_allergies, c.sealed_note from clients c
    join clients asked on asked.venue_id = c.venue_id and asked.id = ${id} and c.id = coalesce(asked.merged_into, asked.id)
    where c.venue_id = ${venueId} and ${served}`.execute(db);
  return found.rows[0];
}

/** A change of a file: absent fields stay. */
export type ClientChange = {
  readonly name?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly accepts_messages?: boolean | null | undefined;
  readonly accepts_photos?: boolean | null | undefined;
  readonly sealed_allergies?: Buffer | null | undefined;
  readonly sealed_note?: Buffer | null | undefined;
};

type ClientKey = { readonly venueId: number; readonly id: number; readonly actorId: number; readonly now: Date };

/** Changes a shown file; false where there is none. Consent is dated where it is said anew. */
export async function updateClient(db: Database, { venueId, id, actorId, now }: ClientKey, change: ClientChange) {
  const { accepts_messages: messages, accepts_photos: photos, sealed_note: note, tags, ...plain } = change;
  const stating = (name: string, given: boolean | null | undefined) =>
    given === undefined
      ? {}
      : {
          [`accepts_${name}`]: given,
          [`${name}_stated_at`]: given === null ? null : now,
          [`${name}_stated_by`]: given === null ? null : actorId,
        };
  const changed = await db
    .updateTable('clients')
    .set({
      ...plain,
      ...(tags && { tags: [...tags] }),
      ...stating('messages', messages),
      ...stating('photos', photos),
      ...(note === undefined ? {} : { sealed_note: note, written_at: note === null ? null : now }),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('venue_id', '=', venueId)
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** The shown file of a number at a venue. */
export async function findClientByPhone(db: Database, venueId: number, phone: string): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select coalesce(merged_into, id) as id from clients where venue_id = ${venueId} and phone = ${phone}`.execute(db);
  return found.rows[0]?.id;
}

/** The file of a number, or a new one without. */
export async function findOrInsertClient(
  db: Database,
  { venueId, phone, name, now }: { venueId: number; phone: string | null; name: string; now: Date },
): Promise<number> {
  const made = await sql<{ id: number }>`select client_for(${venueId}, null, ${phone}, ${name}, ${now}) as id`.execute(
    db,
  );
  const { id } = made.rows[0] as { id: number };
  // A second statement: the first one does not see what its function has inserted.
  const shown = await db
    .selectFrom('clients')
    .select((eb) => eb.fn.coalesce('merged_into', 'id').as('id'))
    .where('venue_id', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return shown.id;
}
