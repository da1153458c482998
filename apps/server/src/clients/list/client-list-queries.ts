import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isTreatable } from '#app/venues/venue/listed-queries.ts';
import { bookingsOf, type ClientText, hasAccount, idsMatching, idsOf, numberOf } from '../client-parts-queries.ts';

/** A file as lists show it. */
export type ClientRow = {
  id: number;
  name: string;
  tags: string[];
  has_account: boolean;
  has_allergies: boolean;
  completed: number;
  no_shows: number;
  last_completed_at: Date | null;
  next_booking_at: Date | null;
  /** The start of their latest booking; of who never booked when the file was made. */
  sort_key: string;
};

/** Which clients of a venue are listed. */
export type ClientFilter = {
  readonly venueId: number;
  readonly now: Date;
  readonly text?: ClientText | undefined;
  readonly tag?: string | undefined;
};

type ClientPage = {
  readonly after?: { readonly key: string; readonly id: number } | undefined;
  readonly limit: number;
};

/** How often and when the bookings of `c` took place. */
export const figuresOf = (now: Date): RawBuilder<unknown> => sql`
  select (count(*) filter (where b.status = 'completed'))::int as completed,
    (count(*) filter (where b.status = 'no_show'))::int as no_shows,
    max(lower(b.during)) filter (where b.status = 'completed') as last_completed_at,
    min(lower(b.during)) filter (where lower(b.during) > ${now}
      and (b.status = 'confirmed' or b.status = 'pending' and b.answer_by > ${now})) as next_booking_at,
    min(lower(b.during)) as first_booking_at, max(lower(b.during)) as latest
  from ${bookingsOf()}`;

/** A page of the clients of a venue, who booked last first. */
export async function listClients(db: Database, filter: ClientFilter, { after, limit }: ClientPage) {
  const from = after ? sql`where (k.latest, k.id) < (${after.key}::timestamptz, ${after.id})` : sql``;
  const found = await sql<ClientRow>`
    select k.id, k.name, k.tags, k.has_account, k.has_allergies, k.completed, k.no_shows, k.last_completed_at,
      k.next_booking_at, k.latest::text as sort_key
    from (select c.id, c.name, c.tags, ${hasAccount} as has_account, c.sealed_allergies is not null as has_allergies,
        f.completed, f.no_shows, f.last_completed_at, f.next_booking_at, coalesce(f.latest, c.created_at) as latest
      from clients c cross join lateral (${figuresOf(filter.now)}) f where ${matching(filter)}) k
    ${from} order by k.latest desc, k.id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** How many clients match, counted up to `max`. */
export async function countClients(db: Database, filter: ClientFilter, max: number): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (select from clients c where ${matching(filter)} limit ${max}) counted`.execute(
    db,
  );
  return found.rows[0]?.total ?? 0;
}

/** The tags that a venue uses, the most frequent first; at most 100. */
export async function listClientTags(db: Database, venueId: number): Promise<string[]> {
  const found = await sql<{ tag: string }>`
    select t.tag from clients c cross join lateral unnest(c.tags) t(tag)
    where c.venue_id = ${venueId} and c.merged_into is null group by t.tag order by count(*) desc, t.tag limit 100`.execute(
    db,
  );
  return found.rows.map(({ tag }) => tag);
}

const matching = ({ venueId, text, tag }: ClientFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`c.venue_id = ${venueId} and c.merged_into is null`,
      ...(text ? [sql`c.id in (${idsMatching(text)})`] : []),
      ...(tag === undefined ? [] : [sql`${tag} = any(c.tags)`]),
    ],
    sql` and `,
  );

/** Somebody found while a booking is added. */
export type FoundClientRow = {
  id: number;
  name: string;
  masked_phone: string | null;
  has_allergies: boolean;
  tags: string[];
  last_completed_at: Date | null;
  usual_treatment_id: number | null;
};

/**
 * At most `limit` clients that a text finds, who came last first; with an employee those whom that one has served, and
 * anybody whose whole number was typed.
 */
export async function searchClients(db: Database, text: ClientText, employeeId: number | null, limit: number) {
  const known =
    employeeId === null
      ? sql`true`
      : sql`(exists (select from bookings e where e.venue_id = c.venue_id and e.client_id = any(${idsOf()})
          and e.status <> 'held' and e.employee_id = ${employeeId})
          or ${text.isNumber} and exists (select from clients w where w.venue_id = c.venue_id and w.id = any(${idsOf()})
            and w.phone = ${numberOf(text.text)}))`;
  const found = await sql<FoundClientRow>`
    select c.id, c.name, mask_phone(coalesce(c.phone, u.proven_phone, u.phone)) as masked_phone,
      c.sealed_allergies is not null as has_allergies, c.tags, f.last_completed_at, o.usual_treatment_id
    from (select c.* from clients c where c.venue_id = ${text.venueId} and c.merged_into is null
        and c.id in (${idsMatching(text)}) and ${known} order by c.folded limit 200) c
      left join users u on u.id = c.customer_id
      cross join lateral (${figuresOf(text.now)}) f
      left join lateral (${usualTreatment}) o on true
    order by f.latest desc nulls last, c.folded, c.id limit ${limit}`.execute(db);
  return found.rows;
}

/** The line of the price list that `c` had most often and that is still offered. */
const usualTreatment = sql`
  select i.id as usual_treatment_id from bookings b join treatments i on i.id = b.treatment_id
    join services s on s.id = i.service_id and s.status = 'published'
  where b.venue_id = c.venue_id and b.client_id = any(${idsOf()}) and b.status in ('confirmed', 'completed')
    and ${isTreatable('i')}
  group by i.id order by count(*) desc, max(lower(b.during)) desc limit 1`;
