import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, oneOrAny } from '#app/database/connection.ts';
import { fixedStatement } from '#app/database/statements.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';
import { distanceKm, type SearchCriteria } from '../services/criteria-queries.ts';
import type { OrderedPage } from '../services/service-order-queries.ts';
import {
  isNewest,
  listPage,
  newestPage,
  type PlacedRow,
  type ServiceCardRow,
  summaryColumns,
  summaryJoins,
} from '../services/service-queries.ts';
import { listedVersion } from '../services/text-reading-queries.ts';

/** What a card stands for: the state of everything that it shows, and the days (YYYY-MM-DD) on which it is right. */
export type CardMark = { version: number; terms_version: number; made_on: string; valid_until: string };

/** A service of a page with its card as it is sent; null where none is ready. */
export type CardPageRow = PlacedRow & { venue_id: number; card: string | null };

/** A computed card of a service. */
export type ComputedCardRow = ServiceCardRow & CardMark;

type Position = SearchCriteria['near'];

/** Cards in a language, as a program of this form writes them. */
export type CardQuery = { readonly language: Language; readonly form: string };

/** The number of the names that stand on all documents. */
export const termsVersion = sql`(select version from card_terms)`;

/** Each card is looked up by itself: a join may be planned as a walk through all cards. */
const columnsOf = (language: unknown, form: unknown) => ({
  columns: sql`s.id, s.venue_id, (
    select d.body from service_cards d
    where d.service_id = s.id and d.language = ${language} and d.form = ${form} and d.version = s.card_version
      and d.terms_version = ${termsVersion} and baghdad_today() between d.made_on and d.valid_until) as card`,
  joins: sql``,
});

const listNewest = fixedStatement(['language', 'form', 'limit'], ({ language, form, limit }) =>
  newestPage<CardPageRow>(columnsOf(language, form), limit),
);

const newestState = fixedStatement(['limit'], ({ limit }) => {
  const numbered = { columns: sql`s.id || ' ' || s.card_version as number`, joins: sql`` };
  return sql<{ readonly state: string }>`
    select concat_ws(' ', baghdad_today(), ${termsVersion},
      array_to_string(array(select p.number from (${newestPage(numbered, limit)}) p), ' ')) as state`;
});

/** What cards stand on a page of the newest services, each with the version of what it shows: another text where the page is another. */
export const findNewestState = async (db: Database, limit: number): Promise<string | undefined> =>
  (await newestState(db, { limit }))[0]?.state;

/** One page of published services as listServices gives them, each with its card where that is ready. */
export const listCards = (db: Database, { language, form }: CardQuery, criteria: SearchCriteria, page: OrderedPage) =>
  isNewest(criteria, page)
    ? listNewest(db, { language, form, limit: page.limit })
    : listPage<CardPageRow>(db, criteria, page, columnsOf(language, form));

/**
 * Each service is looked up by itself, as its card is. A subquery hides how many there are: of a few, PostgreSQL would plan the
 * statement each time.
 */
const byKeys = (
  query: { readonly language: unknown; readonly form: unknown },
  ids: unknown,
  near: Position,
) => sql<CardPageRow>`
  select ${columnsOf(query.language, query.form).columns}, page.place::text as sort_key, ${distanceKm(near)} as distance_km,
    null::int as total
  from unnest((select ${ids}::bigint[])) with ordinality page (id, place)
  cross join lateral (
    select s.id, s.venue_id, s.card_version, s.location from services s where s.id = page.id and ${isListed('s')} offset 0) s
  order by page.place`;

const listByKeys = fixedStatement(['language', 'form', 'ids'], ({ ids, ...query }) => byKeys(query, ids, undefined));

/** Services by their ids in this order, each with its card where that is ready; those that may be seen today alone. */
export const listCardsOf = async (
  db: Database,
  { language, form }: CardQuery,
  near: Position,
  ids: readonly number[],
): Promise<CardPageRow[]> =>
  near === undefined
    ? listByKeys(db, { language, form, ids })
    : (await byKeys({ language, form }, ids, near).execute(db)).rows;

/** A row that says the version alone, or a service as well. */
type CheckedRow = { readonly version: string } & (CardPageRow | { readonly id: null });

const checkedByKeys = (
  query: { readonly language: unknown; readonly form: unknown },
  ids: unknown,
  near: Position,
) => sql<CheckedRow>`
  select now.version, page.*
  from (select ${listedVersion} as version) now left join (${byKeys(query, ids, near)}) page on true
  order by page.sort_key::int`;

const checkByKeys = fixedStatement(['language', 'form', 'ids'], ({ ids, ...query }) =>
  checkedByKeys(query, ids, undefined),
);

/** The same with the version of all pages at the moment of this statement. */
export async function listCheckedCards(
  db: Database,
  { language, form }: CardQuery,
  near: Position,
  ids: readonly number[],
): Promise<{ readonly version: string | undefined; readonly rows: CardPageRow[] }> {
  const found =
    near === undefined
      ? await checkByKeys(db, { language, form, ids })
      : (await checkedByKeys({ language, form }, ids, near).execute(db)).rows;
  return { version: found[0]?.version, rows: found.filter((row): row is CheckedRow & CardPageRow => row.id !== null) };
}

/** The version of all pages, and a text that is another one whenever a card of a page would be. */
type PageState = { readonly version: string; readonly state: string };

const pageStates = fixedStatement(
  ['pages'],
  ({ pages }) => sql<PageState>`
    select ${listedVersion} as version, concat_ws(' ', baghdad_today(), ${termsVersion}, (
      select string_agg(s.id || ' ' || s.card_version, ' ' order by one.place)
      from unnest(page.ids::bigint[]) with ordinality one (id, place)
      cross join lateral (select s.id, s.card_version from services s where s.id = one.id and ${isListed('s')} offset 0) s)) as state
    from unnest((select ${pages}::text[])) with ordinality page (ids, place)
    order by page.place`,
);

/** Those of pages that show these services, in one statement. */
export const listPageStates = (
  db: Database,
  pages: readonly { readonly ids: readonly number[] }[],
): Promise<PageState[]> => pageStates(db, { pages: pages.map(({ ids }) => `{${ids.join(',')}}`) });

/** The cards of some services computed, with what they stand for; of those that may be seen today alone. */
export async function computeCards(
  db: Database,
  language: Language,
  ids: readonly number[],
): Promise<ComputedCardRow[]> {
  const found = await sql<ComputedCardRow>`
    select ${summaryColumns(language)}, ${markColumns} from services s ${summaryJoins}
    where s.id ${oneOrAny(ids)} and ${isListed('s')}`.execute(db);
  return found.rows;
}

/** A card changes by itself when the licence of one of its treatments ends. */
const markColumns: RawBuilder<CardMark> = sql`s.card_version as version, ${termsVersion} as terms_version, baghdad_today() as made_on,
  least(s.listed_until, (select min(i.licensed_until) from treatments i where i.service_id = s.id and ${isTreatable('i')})) as valid_until`;

/** The statement's text of what a card is computed from. */
export const cardSource = (db: Database): string =>
  sql`select ${summaryColumns('en')}, ${markColumns} ${summaryJoins}`.compile(db).sql;

/** A card that is ready to be stored. */
export type NewCard = CardMark & { readonly id: number; readonly body: string };

/** Stores cards in the order of their services, which keeps two that store the same from waiting for each other. */
export const upsertCards = (db: Database, { language, form }: CardQuery, cards: readonly NewCard[]) =>
  sql`
    insert into service_cards (service_id, language, version, terms_version, form, made_on, valid_until, body)
    select s.id, ${language}, c.version, c.terms_version, ${form}, c.made_on, c.valid_until, c.body
    from unnest(${cards.map(({ id }) => id)}::bigint[], ${cards.map(({ version }) => version)}::bigint[],
        ${cards.map((card) => card.terms_version)}::bigint[], ${cards.map((card) => card.made_on)}::date[],
        ${cards.map((card) => card.valid_until)}::date[], ${cards.map(({ body }) => body)}::text[])
      c (id, version, terms_version, made_on, valid_until, body)
    join services s on s.id = c.id and s.card_version = c.version
    order by s.id
    on conflict (service_id, language) do update set version = excluded.version, terms_version = excluded.terms_version,
      form = excluded.form, made_on = excluded.made_on, valid_until = excluded.valid_until, body = excluded.body`.execute(
    db,
  );
