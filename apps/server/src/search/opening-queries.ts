import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { type Criteria, distanceKm, matching, planning } from '#app/catalog/criteria-queries.ts';
import { type SummaryRow, summaryColumns, summaryJoins } from '#app/catalog/queries.ts';
import type { Database } from '#app/database/connection.ts';

/** Some starts of a listing in a row; minutes since 1970. */
export type OpeningRow = { serviceId: number; first: number; last: number; step: number; lead: number };

/** Which starts are asked for, minutes since 1970: none before from, none at or after before; nobody can book before now. */
export type Stretch = { readonly now: number; readonly from: number; readonly before: number };

/** Some of the best listings that match by their first start, those that begin at the same time by their standing. */
export async function listEarliest(
  db: Database,
  language: Language,
  criteria: Criteria,
  { now, from, before }: Stretch,
  page: { among: number; offset: number; limit: number },
): Promise<SummaryRow[]> {
  const found = await sql<SummaryRow>`
    ${planning(criteria)}
    with best as materialized (
      select s.id, s.standing from ${matching(criteria)} order by s.standing desc, s.id desc limit ${page.among}),
    page as (
      select best.id, best.standing, o.minute
      from best cross join lateral (
        select o.first_minute
          + greatest(0, (greatest(${now}::int + o.lead_minutes, ${from}) - o.first_minute + o.step_minutes - 1)
            / o.step_minutes) * o.step_minutes as minute
        from openings o
        where o.service_id = best.id and o.last_minute >= ${from}::int
          and o.last_minute >= ${now}::int + o.lead_minutes
        order by o.last_minute limit 1) o
      where o.minute < ${before}::int
      order by o.minute, best.standing desc, best.id desc offset ${page.offset} limit ${page.limit})
    select ${summaryColumns(language)}, page.minute::text as sort_key, ${distanceKm(criteria.near)} as distance_km,
      null::int as total
    from page join services s on s.id = page.id ${summaryJoins}
    order by page.minute, page.standing desc, page.id desc`.execute(db);
  return found.rows;
}

/** Marks some houses whose openings say nothing of the days from one on (YYYY-MM-DD), those that know least first. */
export async function markAging(db: Database, until: string, most: number): Promise<void> {
  await sql`
    insert into stale_openings
    select establishment_id from opened_houses where known_until < ${until} order by known_until limit ${most}`.execute(
    db,
  );
}

/** Takes all marks of some houses, whose openings then are this transaction's to write. */
export async function takeStale(db: Database, until: string, most: number): Promise<number[]> {
  const found = await sql<{ establishment_id: number }>`
    with taken as (
      delete from stale_openings
      where ctid = any(array(
        select ctid from stale_openings where establishment_id = any(array(
          select distinct establishment_id from (select establishment_id from stale_openings limit 1000) m limit ${most}))
        for update skip locked))
      returning establishment_id)
    insert into opened_houses as h
    select distinct e.id, ${until}::date from taken join establishments e on e.id = taken.establishment_id order by e.id
    on conflict (establishment_id) do update set known_until = excluded.known_until
    returning h.establishment_id`.execute(db);
  return found.rows.map((row) => row.establishment_id);
}

/** Published listings of some houses. */
export async function listPublished(db: Database, houses: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('services')
    .select('id')
    .where('establishment_id', 'in', [...houses])
    .where('status', '=', 'published')
    .execute();
  return found.map(({ id }) => id);
}

/** Puts openings in place of all that were known of some houses. */
export async function replaceOpenings(db: Database, houses: readonly number[], rows: readonly OpeningRow[]) {
  await sql`delete from openings o using services s
    where s.id = o.service_id and s.establishment_id = any(${[...houses]})`.execute(db);
  await sql`
    insert into openings (service_id, first_minute, last_minute, step_minutes, lead_minutes)
    select "serviceId", first, last, step, lead from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given("serviceId" bigint, first int, last int, step int, lead int)`.execute(db);
}
