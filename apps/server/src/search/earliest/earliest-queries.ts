import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import {
  matching,
  plannedForThousand,
  planningOf,
  type SearchCriteria,
} from '#app/catalog/services/criteria-queries.ts';
import { resultColumns, resultJoins, type VenueResultRow } from '#app/catalog/services/venue-result-queries.ts';
import { type Database, plannedAnew } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';
import { firstSlotFrom } from '../slot-range-queries.ts';

/** Which slots count, minutes since 1970: from `from` (included) to `before` (not included), and bookable at `now`. */
export type EarliestSlotsQuery = { readonly now: number; readonly from: number; readonly before: number };

/** A service with a free slot, and its venue. */
export type EarliestService = { readonly id: number; readonly venueId: number };

/** This many of the best matches are compared. */
const maxCompared = 1000;

/** Of the best services that match, those with a slot that counts, by their first one; those with the same by their standing. */
export async function readEarliest(
  db: Database,
  criteria: SearchCriteria,
  { now, from, before }: EarliestSlotsQuery,
): Promise<EarliestService[]> {
  // A plan for any minute sorts all slot ranges of a service to find its first, which takes twice as long. One text takes the
  // driver less time than a thousand rows.
  const found = await sql<{ services: string | null }>`
    ${sql.raw(plannedAnew)}
    with best as materialized (
      select s.id, s.venue_id, s.standing from ${matching(plannedForThousand(criteria))}
      order by s.standing desc, s.id desc limit ${sql.lit(maxCompared)}),
    found as (
      select best.id, best.venue_id
      from best cross join lateral (
        select ${firstSlotFrom(sql`greatest(${now}::int + o.lead_minutes, ${from})`)} as minute
        from slot_ranges o
        where o.service_id = best.id and o.last_minute >= ${from}::int
          and o.last_minute >= ${now}::int + o.lead_minutes
        order by o.last_minute limit 1) o
      where o.minute < ${before}::int
      order by o.minute, best.standing desc, best.id desc)
    select string_agg(id || ' ' || venue_id, ',') as services from found`.execute(db);
  return (found.rows[0]?.services?.split(',') ?? []).map((written) => {
    const [id, venueId] = written.split(' ').map(Number);
    return { id: id ?? 0, venueId: venueId ?? 0 };
  });
}

/** What results show of the venues of some services that may be seen today, each of which stands for its venue, in this order. */
export async function listEarliestVenues(
  db: Database,
  language: Language,
  criteria: SearchCriteria,
  ids: readonly number[],
): Promise<VenueResultRow[]> {
  const found = await sql<VenueResultRow>`
    ${planningOf(criteria)}
    with shown as (
      select s.*, page.place, page.place::text as sort_key, null::int as venues_total, null::int as services_total
      from unnest(${ids}::bigint[]) with ordinality page (id, place) join services s on s.id = page.id and ${isListed('s')})
    select ${resultColumns(language, criteria)} from shown s ${resultJoins(criteria)} order by s.place`.execute(db);
  return found.rows;
}
