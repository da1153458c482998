import type { City, ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import {
  distanceKm,
  areFew,
  isPlannedAnew,
  matching,
  plannedOnce,
  planningOf,
  type SearchCriteria,
} from './criteria-queries.ts';
import { listByTier, type OrderedPage, orderOf, type ServiceMark, type ServiceOrder } from './service-order-queries.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';

/** A card without its picture's address. */
export type ServiceCardRow = Omit<ServiceSummary, 'image_url' | 'main_image' | 'main_picture'> & {
  picture: string | null;
};

/** A row of a list: the card, where it stands in the order, and how far away it is. */
export type ServiceSummaryRow = ServiceCardRow & PlacedRow;

/** Whether a first page comes with the total: with rare words all matches are found anyway. */
export const isCounted = (criteria: SearchCriteria, { after }: { after?: ServiceMark | undefined }): boolean =>
  areFew(criteria) && criteria.near === undefined && after === undefined;

/** One page of published services in an order, from a mark on; `total` is null unless isCounted. */
export const listServices = (
  db: Database,
  language: Language,
  criteria: SearchCriteria,
  page: OrderedPage,
): Promise<ServiceSummaryRow[]> =>
  listPage(db, criteria, page, { columns: summaryColumns(language), joins: summaryJoins });

/** What a page shows of its services `s`. */
type PageColumns = { readonly columns: RawBuilder<unknown>; readonly joins: RawBuilder<unknown> };

/** A row of any page: where it stands in the order, and how far away it is; `total` is null unless isCounted. */
export type PlacedRow = { id: number; sort_key: string; distance_km: number | null; total: number | null };

/** One page of published services in an order, from a mark on, with some columns of each. */
export async function listPage<Row extends PlacedRow>(
  db: Database,
  criteria: SearchCriteria,
  page: OrderedPage,
  shown: PageColumns,
): Promise<Row[]> {
  const { words } = criteria;
  if (words?.narrowing === null) return [];
  const isByTier = page.sort === 'recommended' && words !== undefined && !areFew(criteria) && words.tiers.length > 0;
  return isByTier
    ? listByTier(words, page, (within, order, rest) =>
        listInOrder<Row>(db, plannedOnce({ ...criteria, words: within }), rest, { shown, order, isWithTotal: false }),
      )
    : listInOrder<Row>(db, plannedOnce(criteria), page, {
        shown,
        order: orderOf(page.sort, criteria),
        isWithTotal: isCounted(criteria, page),
      });
}

/** Rows of the longest page, with the one that says whether there is a next. */
const longestPage = 101;

const listInOrder = async <Row extends PlacedRow>(
  db: Database,
  criteria: SearchCriteria,
  page: OrderedPage,
  input: StatementParts,
): Promise<Row[]> => (await pageStatement<Row>(criteria, page, input).execute(db)).rows;

type StatementParts = { readonly shown: PageColumns; readonly order: ServiceOrder; readonly isWithTotal: boolean };

function pageStatement<Row extends PlacedRow>(
  criteria: SearchCriteria,
  page: OrderedPage,
  { shown, order: { key, order, only, columns, after }, isWithTotal }: StatementParts,
  limit: RawBuilder<unknown> = sql`${page.limit}`,
): RawBuilder<Row> {
  const from = page.after ? sql`and ${after(page.after)}` : sql``;
  // A limit that is no constant makes PostgreSQL expect a tenth of all rows, and plan the statement anew each time.
  const longest = sql.lit(isPlannedAnew(criteria) ? page.limit : Math.max(page.limit, longestPage));
  const total = isWithTotal ? sql`(count(*) over ())::int` : sql`null::int`;
  return sql<Row>`
    ${planningOf(criteria)}
    with page as (
      select * from (
        select s.*, ${key} as sort_key, ${distanceKm(criteria.near)} as distance_km, ${total} as total
        from ${matching(criteria, sql`${only} ${from}`, columns)} order by ${order} limit ${longest}) s
      order by ${order} limit ${limit})
    select ${shown.columns}, s.sort_key, s.distance_km, s.total
    from page s ${shown.joins} order by ${order}`;
}

/** Whether a page is what everybody is shown first: the newest services, whatever they are. */
export const isNewest = (criteria: SearchCriteria, { sort, after, limit }: OrderedPage): boolean =>
  sort === 'newest' &&
  after === undefined &&
  limit <= longestPage &&
  Object.values(criteria).every((value) => value === undefined);

/** The statement of such a page, of `limit` rows. */
export const newestPage = <Row extends PlacedRow>(shown: PageColumns, limit: RawBuilder<unknown>): RawBuilder<Row> =>
  pageStatement(
    {},
    { sort: 'newest', limit: longestPage },
    { shown, order: orderOf('newest', { near: undefined, words: undefined }), isWithTotal: false },
    limit,
  );

const isShown = isListed('s');

/** A published service that may not be seen today is a draft to everybody else. */
const shownStatus = sql`case when s.status = 'published' and not (${isShown}) then 'draft' else s.status end`;

/** The venue of a card, of a venue `e` and its city `y`. */
export const venueOfCard = (language: Language): RawBuilder<unknown> => sql`
  jsonb_build_object('id', e.id, 'slug', e.slug, 'name', in_language(e.name, ${language}), 'type', e.type,
    'district', in_language(e.district, ${language}), 'city', in_language(y.name, ${language}),
    'is_women_only', e.is_women_only)`;

/** Columns of a card for a service `s` with summaryJoins. */
export const summaryColumns = (language: Language): RawBuilder<unknown> => sql`
  s.id, in_language(s.title, ${language}) as title, in_language(s.description, ${language}) as description,
  s.images[1] as picture, ${shownStatus} as status, s.from_price_iqd as price,
  coalesce(cheapest.discount_percent, 0) as discount, in_language(cheapest.title, ${language}) as priced_treatment,
  case when s.rating_count > 0 then round(s.rating_sum::numeric / s.rating_weight, 1)::float8 end as rating,
  s.rating_count as reviews_count,
  jsonb_build_object('id', c.id, 'name', c.name, 'label', in_language(c.label, ${language})) as category,
  ${venueOfCard(language)} as establishment`;

/** The joins that summaryColumns reads from. */
export const summaryJoins: RawBuilder<unknown> = sql`
  join categories c on c.id = s.category_id
  join venues e on e.id = s.venue_id
  join cities y on y.id = e.city_id
  left join lateral (
    select i.title, i.discount_percent from treatments i where i.service_id = s.id and ${isTreatable('i')}
    order by final_price(i.price_iqd, i.discount_percent), i.id limit 1) cheapest on true`;

const isServiceShown = isListed('services');

/** A published service, and whether a user works at its venue. */
export const findPublished = (db: Database, id: number, readerId: number) =>
  db
    .selectFrom('services')
    .select(
      sql<boolean>`exists (select from memberships m
        where m.venue_id = services.venue_id and m.user_id = ${readerId})`.as('is_own'),
    )
    .where('services.id', '=', id)
    .where(isServiceShown)
    .executeTakeFirst();

/** The title of a published service. */
export const findTitle = (db: Database, language: Language, id: number) =>
  db
    .selectFrom('services')
    .select(sql<string>`in_language(title, ${language})`.as('title'))
    .where('id', '=', id)
    .where(isServiceShown)
    .executeTakeFirst();

/** Cities that have a published service. */
export async function listCities(db: Database, language: Language): Promise<City[]> {
  const found = await sql<City>`
    select y.code, in_language(y.name, ${language}) as name, y.governorate_code,
      in_language(y.governorate, ${language}) as governorate
    from cities y
    where exists (select from venues e join services s on s.venue_id = e.id and ${isShown}
      where e.city_id = y.id)
    order by y.id`.execute(db);
  return found.rows;
}

/** The names of all tags. */
export async function listTags(db: Database, language: Language): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select in_language(name, ${language}) as name from tags order by 1`.execute(db);
  return found.rows.map(({ name }) => name);
}
