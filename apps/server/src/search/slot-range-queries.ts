import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import { type SearchCriteria, distanceKm, matching, planningOf } from '#app/catalog/services/criteria-queries.ts';
import { type ServiceSummaryRow, summaryColumns, summaryJoins } from '#app/catalog/services/service-queries.ts';
import { resultColumns, resultJoins, type VenueResultRow } from '#app/catalog/services/venue-result-queries.ts';
import { type Database, oneOrAny } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** Consecutive slots of a service, minutes since 1970; `step` and `lead` in minutes. */
export type SlotRangeRow = { serviceId: number; first: number; last: number; step: number; lead: number };

/** Which slots count, minutes since 1970: from `from` (included) to `before` (not included), and bookable at `now`. */
export type EarliestSlotsQuery = { readonly now: number; readonly from: number; readonly before: number };

/** The first slot of the slot range `o` at a minute or later. */
export const firstSlotFrom = (minute: RawBuilder<unknown>): RawBuilder<number> => sql`(o.first_minute
  + greatest(0, (${minute} - o.first_minute + o.step_minutes - 1) / o.step_minutes) * o.step_minutes)`;

/** Which of the earliest are shown. */
type EarliestPage = { readonly among: number; readonly offset: number; readonly limit: number };

/** The best `among` services that match, by their first slot; those with the same slot by their standing. */
export async function listEarliest(
  db: Database,
  language: Language,
  criteria: SearchCriteria,
  span: EarliestSlotsQuery,
  { among, offset, limit }: EarliestPage,
): Promise<ServiceSummaryRow[]> {
  const found = await sql<ServiceSummaryRow>`
    ${planningOf(criteria)}
    with ${earliest(criteria, span, among)},
    page as (select * from found order by minute, standing desc, id desc offset ${offset} limit ${limit})
    select ${summaryColumns(language)}, page.minute::text as sort_key, ${distanceKm(criteria.near)} as distance_km,
      null::int as total
    from page join services s on s.id = page.id ${summaryJoins}
    order by page.minute, page.standing desc, page.id desc`.execute(db);
  return found.rows;
}

/** The venues of the best `among` services that match, each by the first slot of all of them. */
export async function listEarliestVenues(
  db: Database,
  language: Language,
  criteria: SearchCriteria,
  span: EarliestSlotsQuery,
  { among, offset, limit }: EarliestPage,
): Promise<VenueResultRow[]> {
  const found = await sql<VenueResultRow>`
    ${planningOf(criteria)}
    with ${earliest(criteria, span, among)},
    firsts as (select distinct on (venue_id) * from found order by venue_id, minute, standing desc, id desc),
    page as (select * from firsts order by minute, standing desc, id desc offset ${offset} limit ${limit}),
    shown as (
      select s.*, page.minute, page.minute::text as sort_key, null::int as venues_total, null::int as services_total
      from page join services s on s.id = page.id)
    select ${resultColumns(language, criteria)} from shown s ${resultJoins(criteria)}
    order by s.minute, s.standing desc, s.id desc`.execute(db);
  return found.rows;
}

/** Of the best `among` services that match, as `found`, those with a slot that counts, each with its first one. */
const earliest = (criteria: SearchCriteria, { now, from, before }: EarliestSlotsQuery, among: number) => sql`
    best as materialized (
      select s.id, s.venue_id, s.standing from ${matching(criteria)} order by s.standing desc, s.id desc limit ${among}),
    found as (
      select best.id, best.venue_id, best.standing, o.minute
      from best cross join lateral (
        select ${firstSlotFrom(sql`greatest(${now}::int + o.lead_minutes, ${from})`)} as minute
        from slot_ranges o
        where o.service_id = best.id and o.last_minute >= ${from}::int
          and o.last_minute >= ${now}::int + o.lead_minutes
        order by o.last_minute limit 1) o
      where o.minute < ${before}::int)`;

/** Marks venues whose slot ranges end before a day (YYYY-MM-DD) as stale, those that end first; at most `max`. */
export async function markEndingSlots(db: Database, until: string, max: number): Promise<void> {
  await sql`
    insert into stale_slots
    select venue_id from slot_horizons where known_until < ${until} order by known_until limit ${max}`.execute(db);
}

/**
 * Takes the marks of some venues, so that this transaction alone writes their slot ranges; gives the ids of the venues.
 */
export async function takeStaleVenues(db: Database, until: string, max: number): Promise<number[]> {
  const found = await sql<{ venue_id: number }>`
    with taken as (
      delete from stale_slots
      where ctid = any(array(
        select ctid from stale_slots where venue_id = any(array(
          select distinct venue_id from (select venue_id from stale_slots limit 1000) m limit ${max}))
        for update skip locked))
      returning venue_id)
    insert into slot_horizons as h
    select distinct e.id, ${until}::date from taken join venues e on e.id = taken.venue_id order by e.id
    on conflict (venue_id) do update set known_until = excluded.known_until
    returning h.venue_id`.execute(db);
  return found.rows.map((row) => row.venue_id);
}

/** Published services of some venues. */
export async function listPublished(db: Database, venueIds: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('services')
    .select('id')
    .where('venue_id', 'in', [...venueIds])
    .where(isListed('services'))
    .execute();
  return found.map(({ id }) => id);
}

/** Makes some rows the slot ranges of some venues; those that stay as they are, which is most of them, are not written anew. */
export async function replaceSlotRanges(db: Database, venueIds: readonly number[], rows: readonly SlotRangeRow[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given("serviceId" bigint, first int, last int, step int, lead int)`;
  const isSame = sql`o.service_id = given."serviceId" and o.last_minute = given.last and o.first_minute = given.first
    and o.step_minutes = given.step and o.lead_minutes = given.lead`;
  // A join would be planned as if every slot range had to be looked at.
  await sql`delete from slot_ranges o
    where o.service_id = any(array(select id from services where venue_id ${oneOrAny(venueIds)}))
      and not exists (select from ${given} where ${isSame})`.execute(db);
  await sql`
    insert into slot_ranges (service_id, first_minute, last_minute, step_minutes, lead_minutes)
    select "serviceId", first, last, step, lead from ${given}
    where not exists (select from slot_ranges o where ${isSame})`.execute(db);
}
