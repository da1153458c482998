import { rankingWeights as weights } from '@tajmeelspot/contract/ranking.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

type StandingFiguresRow = {
  /** In parts of a voice. */
  ratingSum: number;
  ratingWeight: number;
  featuresWeight: number;
  title: string;
  venue: string;
  reviews: number;
  recommendations: number;
  /** Reviews that count, by their age in whole years, the oldest together. */
  ages: Record<string, number>;
  uncounted: { reviews: number; recommendations: number };
};

/** What the order knows of a published service; undefined for another. */
export async function findStandingFigures(db: Database, language: Language, id: number) {
  const found = await sql<StandingFiguresRow>`
    select in_language(s.title, ${language}) as title, in_language(v.name, ${language}) as venue,
      s.rating_sum as "ratingSum", s.rating_weight as "ratingWeight", s.features_weight as "featuresWeight",
      s.rating_count as reviews, s.features_count as recommendations,
      coalesce((select jsonb_object_agg(years, n) from (
        select least(${weights.halvings}::int, greatest(0, (baghdad_today() - (r.counts_from at time zone 'Asia/Baghdad')::date)
          / ${weights.halvingDays}::int)) as years, count(*) as n
        from reviews r where r.service_id = s.id and r.voice = 'counted' group by 1) aged), '{}') as ages,
      jsonb_build_object(
        'reviews', (select count(*) from reviews r where r.service_id = s.id and (r.voice = 'counted') = false),
        'recommendations', (select count(*) from features f where f.service_id = s.id and f.counts_from is null)) as uncounted
    from services s join venues v on v.id = s.venue_id
    where s.id = ${id} and ${isListed('s')}`.execute(db);
  return found.rows[0];
}

type NextStandingRow = { id: number; title: string; venue: string; standing: number };

/** The services that follow one in the order of its category and city. */
export async function listNextStandings(db: Database, language: Language, id: number, max: number) {
  const found = await sql<NextStandingRow>`
    select n.id, in_language(n.title, ${language}) as title, in_language(v.name, ${language}) as venue, n.standing
    from services s cross join lateral (
      select o.id, o.title, o.venue_id, o.standing from services o
      where ${isListed('o')} and o.category_id = s.category_id and o.city_id = s.city_id
        and (o.standing, o.id) < (s.standing, s.id)
      order by o.standing desc, o.id desc limit ${max}) n
      join venues v on v.id = n.venue_id
    where s.id = ${id} order by n.standing desc, n.id desc`.execute(db);
  return found.rows;
}

/** Sums up anew services whose voices have faded, those that wait longest first; gives their ids. At most `max`. */
export async function fadeServices(db: Database, max: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with fading as materialized (
      select id from services where fades_on <= baghdad_today() order by fades_on, id limit ${max})
    select id, weigh_service(id) from (select id from fading order by id) faded`.execute(db);
  return found.rows.map(({ id }) => id);
}
