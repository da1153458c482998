import { type RawBuilder, sql } from 'kysely';
import { type Database, oneOrAny } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** Consecutive slots of a service, minutes since 1970; `step` and `lead` in minutes. */
export type SlotRangeRow = { serviceId: number; first: number; last: number; step: number; lead: number };

/** The first slot of the slot range `o` at a minute or later. */
export const firstSlotFrom = (minute: RawBuilder<unknown>): RawBuilder<number> => sql`(o.first_minute
  + greatest(0, (${minute} - o.first_minute + o.step_minutes - 1) / o.step_minutes) * o.step_minutes)`;

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
