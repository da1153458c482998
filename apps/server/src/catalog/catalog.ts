import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { Sort, VenueResult } from '@tajmeelspot/contract/search.ts';
import type { Database } from '#app/database/connection.ts';
import { gatherReads } from '#app/database/statements.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { mainPicture } from '#app/integrations/pictures/picture-names.ts';
import { type CardRow, cardsOf, findCardStates, listCards } from './cards/list-cards.ts';
import { areFew, type SearchCriteria } from './services/criteria-queries.ts';
import { type ServiceCriteria, toCriteria } from './read-criteria.ts';
import * as categories from './services/category-queries.ts';
import { countMatches as countMatching } from './services/match-count-queries.ts';
import * as queries from './services/service-queries.ts';
import * as venueResults from './services/venue-result-queries.ts';
import { categoryName, type PageOrder, readCursor, writeCursor } from './rules.ts';

export { changeService, changeTreatments, createService } from './own-services/change-service.ts';
export { addServicePicture, changeServicePictures } from './own-services/pictures.ts';
export { refreshService } from './own-services/own-service-queries.ts';
export { findReadyService, findService, findServiceStates, tagsOf } from './details/find-service.ts';
export { toReview } from './details/to-service.ts';
export { weeklyHours } from './services/weekly-hours.ts';
export { findStanding } from './standing/find-standing.ts';
export { fadeStandings } from './standing/fade-standings.ts';
export { listTemplates } from './templates/list-templates.ts';
export { listOwnServices, showOwnService } from './own-services/list-own-services.ts';
export {
  type BookableTreatment,
  findBookableTreatments,
  findPublishedTreatments,
  listBookableTreatments,
  listShortestTreatments,
  type ServiceId,
  venueOf,
  venuesOf,
} from './bookable/bookable-treatment-queries.ts';
export {
  findListedVersion,
  findVersions,
  foundVersion,
  listedVersion,
  type ReadingVersions,
  recallReading,
} from './services/text-reading-queries.ts';
export { findKnownPage, findPageStates, type KnownPage, recallPage } from './cards/found-pages.ts';
export { judge, readCriteria, readSearch, readSearchText, type ServiceCriteria, toCriteria } from './read-criteria.ts';
export type { CardRow } from './cards/list-cards.ts';
export type { SearchCriteria } from './services/criteria-queries.ts';
export type { MatchCount } from './services/match-count-queries.ts';
export type { VenueResultRow } from './services/venue-result-queries.ts';
export { clockTime, readCursor, writeCursor } from './rules.ts';

/** A service on a page: its card, where it stands in the order, and how far away it is. */
export type ServicePageRow = ServiceSummary & Pick<queries.ServiceSummaryRow, 'sort_key' | 'distance_km'>;

/** The criteria, order and place of a page of services. */
export type ListServicesInput = ServiceCriteria & { sort: Sort; cursor?: string | undefined; limit: number };

/** One page of published services and the mark of the next; null where there is none. Throws invalid (cursor). */
export async function listServices(deps: Deps, actor: Actor, input: ListServicesInput) {
  const page = toPage(input);
  const found = await queries.listServices(deps.db, actor.language, toCriteria(input), page);
  const { rows, ...rest } = cutPage(input, found);
  return { rows: rows.map((row) => toPageRow(deps, row)), ...rest };
}

/** The same page as cards that are ready to be sent. Throws invalid (cursor). */
export async function listServiceCards(deps: Deps, { language }: Actor, input: ListServicesInput) {
  return cutPage(input, await listCards(deps, language, toCriteria(input), toPage(input)));
}

type ListedFromStart = Omit<ListServicesInput, 'sort' | 'words'> & { readonly search?: string | undefined };

/** Whether a page is what everybody is shown first: the newest services, whatever they are. */
export const isNewestPage = ({ search, ...input }: ListedFromStart): boolean =>
  !search?.trim() &&
  input.cursor === undefined &&
  queries.isNewest(toCriteria(input), toPage({ ...input, sort: 'newest' }));

/** What first pages of the newest services are made from, by how many they show: short texts. */
export const findNewestStates = (deps: Deps, limits: readonly number[]) =>
  findCardStates(
    deps,
    limits.map((limit) => limit + 1),
  );

/** The cards of some services, in their order and with their distances; of those that may be seen today alone. */
export const listCardsOf = (
  deps: Deps,
  { language }: Actor,
  { near }: SearchCriteria,
  ids: readonly number[],
): Promise<CardRow[]> => cardsOf(deps, language, { near, ids });

/** A page without the row that says whether there is a next one. */
function cutPage<Row extends queries.PlacedRow>(input: ListServicesInput, found: readonly Row[]) {
  const rows = found.slice(0, input.limit);
  const last = found.length > input.limit ? rows.at(-1) : undefined;
  return {
    rows,
    nextCursor: last ? cursorOf(input.sort, last) : null,
    /** How many match where the total came with the page, else undefined. */
    total: isCounted(input) ? (found[0]?.total ?? 0) : undefined,
  };
}

/** A page with one row more than it shows, which says whether there is a next one. Throws invalid (cursor). */
function toPage({ sort, cursor, limit }: ListServicesInput) {
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  if (cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  return { sort, after, limit: limit + 1 };
}

/** Whether all matches are found before a page is cut out of them, and counted with it. */
export const areFound = (input: ServiceCriteria): boolean => areFew(toCriteria(input));

/** Whether the page comes with the total. */
export const isCounted = (input: ListServicesInput): boolean =>
  input.cursor === undefined && queries.isCounted(toCriteria(input), {});

/** One page of venues with something that matches, and the mark of the next. Throws invalid (cursor). */
export async function listVenues(deps: Deps, actor: Actor, input: ListServicesInput) {
  const found = await venueResults.listVenues(deps.db, actor.language, toCriteria(input), toPage(input));
  const rows = found.slice(0, input.limit);
  const last = found.length > input.limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? cursorOf(input.sort, last) : null };
}

/** How many venues and services match; of many, some. */
export const countMatches = (deps: Deps, input: ServiceCriteria) => countMatching(deps.db, toCriteria(input));

/** So many of a venue's matching services are named, and of so many treatments are shown. */
const [namedServices, pricedServices] = [4, 3];

/** Venues of a page with their pictures' addresses, and with the services and treatments that match. */
export async function withMatches(
  deps: Deps,
  { language }: Actor,
  input: ServiceCriteria,
  rows: readonly venueResults.VenueResultRow[],
): Promise<VenueResult[]> {
  const priced = rows.flatMap(({ venue, service_ids: ids }) =>
    ids.slice(0, pricedServices).map((id) => ({ venueId: venue.id, id })),
  );
  const named = rows.flatMap(({ service_ids: ids }) => ids.slice(0, namedServices));
  const firsts = rows.flatMap(({ service_ids: ids }) => ids.slice(0, 1));
  const reads = gatherReads(deps.db);
  const [services, found] = await Promise.all([
    venueResults.listServiceTexts(reads, language, named, firsts),
    venueResults.listMatchingTreatments(reads, language, { services: priced, criteria: toCriteria(input) }),
  ]);
  const treatments = Map.groupBy(found, ({ venue_id: venueId }) => venueId);
  return rows.map(
    ({ picture, venue, rating, reviews_count, is_licensed, is_at_home, distance_km, service_ids: ids }) => ({
      venue,
      main_picture: mainPicture(deps.env.basePath, picture).main_picture,
      rating,
      reviews_count,
      is_licensed,
      is_at_home,
      distance_km,
      services: ids.slice(0, namedServices).flatMap((id) => services.get(id) ?? []),
      services_count: ids.length,
      treatments: (treatments.get(venue.id) ?? []).map(({ venue_id: _venue, ...treatment }) => treatment),
    }),
  );
}

/** How many services match, counted up to `max`. */
export async function countServices(deps: Deps, input: ServiceCriteria, max: number): Promise<number> {
  const { services, is_more: isMore } = await countMatching(deps.db, toCriteria(input), max);
  return isMore ? max : services;
}

/** The mark of a page that ended with a row. */
export const cursorOf = (sort: PageOrder, row: { sort_key: string; id: number }): string =>
  writeCursor({ sort, key: row.sort_key, id: row.id });

/** Where the page of a published service lies, in the caller's language, and its title. Throws not_found. */
export async function shareService({ db, env }: Deps, { language }: Actor, id: number) {
  const found = await queries.findTitle(db, language, id);
  if (!found) throw problem('not_found');
  return { share_url: addressOf(env, language, `listing-details/${id}`), title: found.title };
}

/** Requires a published service. Throws not_found. */
export async function requirePublished(db: Database, serviceId: number): Promise<void> {
  if (!(await queries.findTitle(db, 'en', serviceId))) throw problem('not_found');
}

/**
 * Requires a published service of a venue at which the caller does not work. Throws not_found,
 * own_service.
 */
export async function requireNotOwn(db: Database, { member }: MemberActor, serviceId: number): Promise<void> {
  const found = await queries.findPublished(db, serviceId, member.id);
  if (!found) throw problem('not_found');
  if (found.is_own) throw problem('own_service');
}

/** A row of a list with its picture's address. */
export function toPageRow(deps: Deps, row: queries.ServiceSummaryRow): ServicePageRow {
  const { picture, ...summary } = row;
  return { ...summary, ...mainPicture(deps.env.basePath, picture) };
}

/** All categories that are not retired, in the caller's language. */
export const listCategories = (deps: Deps, actor: Actor) => categories.listCategories(deps.db, actor.language);
/** A category by its name, in the caller's language. Throws not_found. */
export async function findCategory(deps: Deps, actor: Actor, name: string) {
  const found = await categories.findCategory(deps.db, actor.language, categoryName(name));
  if (!found) throw problem('not_found');
  return found;
}
/** Cities that have a published service, in the caller's language. */
export const listCities = (deps: Deps, actor: Actor) => queries.listCities(deps.db, actor.language);
/** The names of all tags, in the caller's language. */
export const listTags = (deps: Deps, actor: Actor) => queries.listTags(deps.db, actor.language);
