import type { VenueResult } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';
import {
  areFew,
  conditions,
  distanceKm,
  matching,
  plannedOnce,
  planningOf,
  type SearchCriteria,
} from './criteria-queries.ts';
import { listByTier, type OrderedPage, orderOf, type ServiceOrder } from './service-order-queries.ts';
import { licencesOf } from './service-detail-queries.ts';
import { venueOfCard } from './service-queries.ts';

/** A venue of a page: without its picture's address, services and treatments; with its place in the order. */
export type VenueResultRow = Omit<VenueResult, 'main_picture' | 'services' | 'services_count' | 'treatments'> & {
  /** Its matching services, the one that stands first first; at most twelve. */
  service_ids: number[];
  /** Of the matching service that stands first, which stands for the venue in the order. */
  id: number;
  picture: string | null;
  sort_key: string;
  /** How many venues and services match; null where they were not counted with the page. */
  venues_total: number | null;
  services_total: number | null;
};

/** How many of a venue's matching services are known. */
const maxServices = 12;
/** How many treatments are shown; the rest stands on the venue's page. */
const maxTreatments = 3;

const isShown = isListed('s');

/** One page of venues with something that matches, each where the first of its matching services stands, from a mark on. */
export async function listVenues(
  db: Database,
  language: Language,
  criteria: SearchCriteria,
  page: OrderedPage,
): Promise<VenueResultRow[]> {
  const { words } = criteria;
  if (areFew(criteria)) return listFew(db, language, criteria, page);
  const planned = plannedOnce(criteria);
  if (words === undefined || words.tiers.length === 0 || page.sort !== 'recommended')
    return listInOrder(db, language, { criteria: planned, within: planned, order: orderOf(page.sort, criteria) }, page);
  return listByTier(words, page, (within, order, rest) =>
    listInOrder(db, language, { criteria: planned, within: plannedOnce({ ...criteria, words: within }), order }, rest),
  );
}

type OrderedMatches = {
  readonly criteria: SearchCriteria;
  /** Those of the tier that is walked. */
  readonly within: SearchCriteria;
  readonly order: ServiceOrder;
};

/**
 * Walks the sorted index and leaves out what is not the first of its venue. `offset 0` has each service ask for itself: a
 * join would read all matches first.
 */
async function listInOrder(
  db: Database,
  language: Language,
  { criteria, within, order }: OrderedMatches,
  { after, limit }: OrderedPage,
): Promise<VenueResultRow[]> {
  const from = after ? sql`and ${order.after(after)}` : sql``;
  const found = await sql<VenueResultRow>`
    ${planningOf(criteria)}
    with page as (
      select s.*, ${order.key} as sort_key, null::int as venues_total, null::int as services_total
      from ${matching(within, sql`${order.only} ${from}`, order.columns)} cross join lateral (select s.venue_id as venue, ${order.place}) o
      where not exists (
        select from services s where s.venue_id = o.venue and ${isShown} ${conditions(criteria)} and ${order.before} offset 0)
      order by ${order.order} limit ${limit})
    select ${resultColumns(language, criteria)} from page s ${resultJoins(criteria)} order by ${order.order}`.execute(
    db,
  );
  return found.rows;
}

/** With rare words all matches are found before they are sorted, and are counted with it. */
async function listFew(
  db: Database,
  language: Language,
  criteria: SearchCriteria,
  { sort, after, limit }: OrderedPage,
): Promise<VenueResultRow[]> {
  const { key, order, only, columns, after: from } = orderOf(sort, criteria);
  const found = await sql<VenueResultRow>`
    ${planningOf(criteria)}
    with firsts as (
      select distinct on (s.venue_id) s.*, ${key} as sort_key, (count(*) over ())::int as services_total
      from ${matching(criteria, only, columns)} order by s.venue_id, ${order}),
    page as (
      select s.*, (count(*) over ())::int as venues_total
      from firsts s ${after ? sql`where ${from(after)}` : sql``} order by ${order} limit ${limit})
    select ${resultColumns(language, criteria)} from page s ${resultJoins(criteria)} order by ${order}`.execute(db);
  return found.rows;
}

/** What a venue shows, for a service `s` that stands for it, with resultJoins. */
export const resultColumns = (language: Language, { near }: SearchCriteria): RawBuilder<unknown> => sql`
  s.id, s.images[1] as picture, s.sort_key, s.venues_total, s.services_total, ${distanceKm(near)} as distance_km,
  ${venueOfCard(language)} as venue,
  of_venue.rating, of_venue.reviews_count, jsonb_array_length(${licencesOf(sql`e.id`)}) > 0 as is_licensed, own.service_ids,
  exists (select from services s where s.id = any(own.service_ids) and s.is_at_home) as is_at_home`;

/** The joins that resultColumns reads from. */
export const resultJoins = (criteria: SearchCriteria): RawBuilder<unknown> => sql`
  join venues e on e.id = s.venue_id join cities y on y.id = e.city_id
  cross join lateral (select s.id as first, s.venue_id as venue) o
  cross join lateral (
    select coalesce(sum(s.rating_count), 0)::int as reviews_count,
      round(sum(s.rating_sum)::numeric / nullif(sum(s.rating_weight), 0), 1)::float8 as rating
    from services s where s.venue_id = o.venue and ${isShown}) of_venue
  cross join lateral (
    select array_agg(m.id::int order by m.place) as service_ids
    from (
      select s.id, row_number() over (order by (s.id = o.first) desc, s.standing desc, s.id desc) as place
      from services s where s.venue_id = o.venue and ${isShown} ${conditions(criteria)}
      order by place limit ${sql.lit(maxServices)}) m) own`;

/** Services by their id, in the caller's language; the description of some alone. */
export async function listServiceTexts(
  db: Database,
  language: Language,
  ids: readonly number[],
  described: readonly number[],
): Promise<ReadonlyMap<number, VenueResult['services'][number]>> {
  const found = await sql<VenueResult['services'][number]>`
    select s.id, in_language(s.title, ${language}) as title,
      case when s.id = any(${described}) then in_language(s.description, ${language}) end as description
    from services s where s.id = any(${ids})`.execute(db);
  return new Map(found.rows.map((service) => [service.id, service]));
}

/** A treatment of a page, with the venue that it is shown at. */
export type TreatmentMatch = VenueResult['treatments'][number] & { venue_id: number };

type TreatmentsInput = {
  /** Services of which treatments are shown; of those of one venue the first goes first. */
  readonly services: readonly { readonly venueId: number; readonly id: number }[];
  readonly criteria: Pick<SearchCriteria, 'words' | 'maxPrice'>;
};

/**
 * The treatments of some services that a search is about, at most three a venue: those that most of the words name, or all
 * where they name none.
 */
export async function listMatchingTreatments(
  db: Database,
  language: Language,
  { services, criteria: { words, maxPrice } }: TreatmentsInput,
): Promise<TreatmentMatch[]> {
  const units = (words?.treated ?? []).map((unit) => sql`(i.document @@ ${unit}::tsquery)::int`);
  const named = units.length === 0 ? sql`0` : sql.join(units, sql` + `);
  const price = sql`final_price(i.price_iqd, i.discount_percent)`;
  const found = await sql<TreatmentMatch>`
    with matching as (
      select g.venue_id, g.place, i.*, ${price} as final_price, ${named} as named
      from unnest(${services.map(({ venueId }) => venueId)}::bigint[], ${services.map(({ id }) => id)}::bigint[])
        with ordinality g (venue_id, service_id, place)
      join treatments i on i.service_id = g.service_id and ${isTreatable('i')}
      ${maxPrice === undefined ? sql`` : sql`where ${price} <= ${maxPrice}`}),
    best as (
      select *, max(named) over (partition by venue_id) as most_named,
        row_number() over (partition by venue_id order by named desc, place, final_price, id) as nth
      from matching)
    select venue_id, service_id, id, in_language(title, ${language}) as title, duration_minutes as duration,
      price_iqd as price, discount_percent as discount, final_price
    from best where nth <= ${sql.lit(maxTreatments)} and named = most_named order by venue_id, nth`.execute(db);
  return found.rows;
}
