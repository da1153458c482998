import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';
import { areFew, conditions, plannedOnce, planningOf, type SearchCriteria } from './criteria-queries.ts';

/** How many venues and services match. */
export type MatchCount = { readonly venues: number; readonly services: number; readonly is_more: boolean };

/** Counts services up to `max`, a thousand at most, and the venues of those; of frequent words and of a place, which take long to count, in a sample first. */
export async function countMatches(
  db: Database,
  criteria: SearchCriteria,
  max: number = criteria.isOpenNow ? maxLookedAt : maxCounted,
): Promise<MatchCount> {
  const { words } = criteria;
  if (words?.narrowing === null) return { venues: 0, services: 0, is_more: false };
  if (!areFew(criteria) && (words !== undefined || criteria.few !== undefined)) {
    const sample = await countUpTo(db, criteria, maxInSample, sql`and s.id % 64 = 0`);
    if (sample.is_more) return sample;
  }
  return countUpTo(db, criteria, max);
}

const maxCounted = 1000;
/** To find who is open takes longer. */
const maxLookedAt = 200;
/** This many in a sample of one in 64 mean about four thousand; fewer than a thousand never reach it. */
const maxInSample = 64;

async function countUpTo(db: Database, counted: SearchCriteria, max: number, more = sql``): Promise<MatchCount> {
  const { words, few: _few, ...others } = counted;
  // What counts walks nothing: frequent words are few enough by then, or looked for in the sample.
  const criteria = plannedOnce({ ...others, words: words && { ...words, areFew: true } });
  const found = await sql<MatchCount>`
    ${planningOf(criteria)}
    select count(distinct m.venue_id)::int as venues, count(*)::int as services, count(*) >= ${max} as is_more from (
      select s.venue_id from services s where ${isListed('s')} ${more} ${conditions(criteria)} limit ${max}) m`.execute(
    db,
  );
  return found.rows[0] as MatchCount;
}
