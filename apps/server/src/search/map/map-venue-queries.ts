import type { PlaceOnMap } from '@tajmeelspot/contract/search-map.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  matching,
  plannedForThousand,
  planningOf,
  type SearchCriteria,
} from '#app/catalog/services/criteria-queries.ts';
import type { Database } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** What is searched, in the part of the map that is shown. */
export type MapVenuesQuery = {
  readonly criteria: SearchCriteria;
  readonly maxVenues: number;
  /** These services alone, where a date was given. */
  readonly services?: readonly number[] | undefined;
};

/** A place on the map with the name of its venue's picture. */
export type MapPlaceRow = Omit<PlaceOnMap, 'venue'> & {
  readonly picture: string | null;
  readonly venue: Omit<NonNullable<PlaceOnMap['venue']>, 'picture'> | null;
};

/** Places are made from this many of the best matches, as the choices of filters are: to group a million takes seconds. */
const maxRead = 2000;
/** Into so many columns and rows the shown part is divided where there are too many venues to show each. */
const [columns, rowsOfGrid] = [12, 9];

/**
 * The venues of the services that match, the most recommended first; where there are more than `maxVenues`, by number. What is read of all is in
 * the index of the recommended order; pictures are read of those that are shown alone.
 */
export async function listMapVenues(db: Database, language: Language, query: MapVenuesQuery) {
  const { maxVenues } = query;
  const found = await sql<MapPlaceRow & { read: number }>`
    with found as materialized (${best(query, sql`s.id, s.venue_id, s.location, s.from_price_iqd, s.standing`, maxRead)}),
    shown as materialized (
      select venue_id, min(location[1]) as latitude, min(location[0]) as longitude, min(from_price_iqd) as price,
        max(standing) as standing, (array_agg(id order by standing desc, id desc))[1] as first_id
      from found group by venue_id),
    extent as (
      select count(*) as venues, min(latitude) as south, min(longitude) as west,
        nullif(max(latitude) - min(latitude), 0) as high, nullif(max(longitude) - min(longitude), 0) as wide
      from shown),
    grouped as (
      select count(*)::int as count, avg(latitude) as latitude, avg(longitude) as longitude, min(price)::int as price,
        max(standing) as standing, min(venue_id) as venue_id, min(first_id) as first_id
      from shown, extent
      group by case when venues <= ${maxVenues} then venue_id else
        -- Cells are numbers below zero, which no venue has.
        -1 - least(${columns} - 1, floor(coalesce((longitude - west) / wide, 0) * ${columns}))
          - ${columns} * least(${rowsOfGrid} - 1, floor(coalesce((latitude - south) / high, 0) * ${rowsOfGrid})) end)
    select g.latitude, g.longitude, g.count, g.price, (select count(*)::int from found) as read,
      case when g.count = 1 then (select images[1] from services where id = g.first_id) end as picture,
      case when g.count = 1 then ${venueShape(language)} end as venue
    from grouped g join venues e on e.id = g.venue_id join cities y on y.id = e.city_id
    order by g.standing desc, g.venue_id`.execute(db);
  const rows = found.rows.map(({ read: _read, ...row }) => row);
  return { rows, isPartial: found.rows[0]?.read === maxRead };
}

/** The services that match best. */
export async function listBest(db: Database, query: MapVenuesQuery, max: number): Promise<number[]> {
  const found = await sql<{ id: number }>`${best(query, sql`s.id`, max)}`.execute(db);
  return found.rows.map(({ id }) => id);
}

function best({ criteria, services }: MapVenuesQuery, read: RawBuilder<unknown>, max: number) {
  const among = services === undefined ? sql`` : sql`and s.id = any(${services}::bigint[])`;
  const planned = plannedForThousand(criteria);
  return sql`
    ${planningOf(planned)}
    select ${read} from ${matching(planned, sql`and s.location is not null ${among}`)}
    order by s.standing desc, s.id desc limit ${max}`;
}

const isShown = isListed('o');

const venueShape = (language: Language) => sql`
  (select jsonb_build_object('id', e.id, 'slug', e.slug, 'name', in_language(e.name, ${language}),
      'district', in_language(e.district, ${language}), 'city', in_language(y.name, ${language}),
      'is_women_only', e.is_women_only,
      'rating', round(sum(o.rating_sum)::numeric / nullif(sum(o.rating_weight), 0), 1)::float8,
      'reviews_count', coalesce(sum(o.rating_count), 0)::int)
    from services o where o.venue_id = e.id and ${isShown})`;
