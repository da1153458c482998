import type { Review, Service, ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { Sort } from '@tajmeelspot/contract/search.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { mainPicture, portraitUrl, readPicture } from '#app/outside/picture-names.ts';
import { type Criteria, readText, type Words } from './criteria-queries.ts';
import * as details from './detail-queries.ts';
import * as offers from './offer-queries.ts';
import * as queries from './queries.ts';
import type { ReviewRow } from './review-queries.ts';
import { categoryName, readCursor, writeCursor } from './rules.ts';

export { changeListing, changePrices, createListing } from './verbs/keep-listing.ts';
export { addListingPicture, changeListingPictures } from './verbs/keep-pictures.ts';
export { listTemplates } from './verbs/list-templates.ts';
export { listOwnListings, showOwnListing } from './verbs/show-own-listings.ts';
export type { Offer } from './offer-queries.ts';
export { clockTime, readCursor, writeCursor } from './rules.ts';

/** What listings are asked for; texts as people give them, places by codes separated by commas. */
export type Wanted = {
  /** What was typed, as readWords gives it. */
  words?: Words | undefined;
  category?: string | undefined;
  city?: string | undefined;
  district?: string | undefined;
  type?: string | undefined;
  postcode?: string | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  rating?: number | undefined;
  women_only?: boolean | undefined;
  female_staff?: boolean | undefined;
  near?: Criteria['near'];
};

/** A listing on a page: its card, where it stands in the order, and how far away it is. */
export type Found = ServiceSummary & Pick<queries.SummaryRow, 'sort_key' | 'distance_km'>;

/** What a page of listings is asked for. */
export type ListInput = Wanted & { sort: Sort; cursor?: string | undefined; limit: number };

/** One page of published listings and the mark of the next; null where there is none. Throws invalid (cursor). */
export async function listServices(deps: Deps, actor: Actor, input: ListInput) {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, input.sort);
  if (input.cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  const page = { sort: input.sort, after, limit: input.limit + 1 };
  const found = await queries.listServices(deps.db, actor.language, toCriteria(input), page);
  const rows = found.slice(0, input.limit);
  const last = found.length > input.limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => toFound(deps, row)),
    nextCursor: last ? cursorOf(input.sort, last) : null,
    /** How many match where that came with the page, else undefined. */
    total: queries.isCounted(toCriteria(input), page) ? (found[0]?.total ?? 0) : undefined,
  };
}

/** Whether a page of that comes with how many there are. */
export const isCounted = (input: ListInput): boolean =>
  input.cursor === undefined && queries.isCounted(toCriteria(input), {});

/** How many listings match, counted up to `most`. */
export const countServices = (deps: Deps, input: Wanted, most: number) =>
  queries.countServices(deps.db, toCriteria(input), most);

/** The mark of a page that ended with a row. */
export const cursorOf = (sort: Sort, row: { sort_key: string; id: number }): string =>
  writeCursor({ sort, key: row.sort_key, id: row.id });

/** Typed words as criteria take them, read once for a list, its count and its filters; blank asks for nothing. */
export const readWords = async (deps: Deps, typed: string | undefined): Promise<Words | undefined> =>
  typed?.trim() ? readText(deps.db, typed) : undefined;

/** What was asked for as SQL takes it. */
export const toCriteria = (input: Wanted): Criteria => ({
  words: input.words,
  category: input.category ? categoryName(input.category) : undefined,
  cities: codesOf(input.city),
  districts: codesOf(input.district),
  type: input.type || undefined,
  postcode: input.postcode || undefined,
  leastPrice: input.price_min,
  mostPrice: input.price_max,
  leastRating: input.rating,
  isWomenOnly: input.women_only,
  hasFemaleStaff: input.female_staff,
  near: input.near,
});

const codesOf = (written: string | undefined) => (written ? written.split(',').filter(Boolean) : undefined);

/** One published listing in full. Throws not_found. */
export async function findService(deps: Deps, actor: Actor, id: number) {
  const found = await details.findService(deps.db, actor.language, id, actor.member?.id);
  if (!found) throw problem('not_found');
  const { picture, images, picture_alts: alts, similar, reviews, ...service } = found;
  const { basePath } = deps.env;
  const pictures = images.flatMap((name) => {
    const shown = readPicture(basePath, name);
    return shown ? [{ ...shown, alt: alts[name] ?? null }] : [];
  });
  return {
    ...service,
    ...mainPicture(basePath, picture),
    images: pictures.map(({ url }) => url),
    pictures,
    reviews: reviews.map((review) => toReview(deps, review)),
    similar_listings: similar.map(({ name, ...other }) => {
      const { main_image: image, main_picture: shown } = mainPicture(basePath, name);
      return { ...other, image, picture: shown };
    }),
  } satisfies Omit<Service, 'availability'>;
}

/** A review as the contract shows it. */
export function toReview({ env }: Deps, { at, image, reply, ...review }: ReviewRow): Review {
  return {
    ...review,
    ...momentOf(at),
    reply: reply && { text: reply.text, ...momentOf(reply.at) },
    image: image && portraitUrl(env.basePath, image),
    user: { name: review.name },
  };
}

function momentOf(at: string) {
  const { date, time } = inBaghdad(at);
  return { date_time: `${date} ${time}`, created_at: new Date(at).toISOString() };
}

/** Where the page of a published listing lies, in the caller's language, and its title. Throws not_found. */
export async function shareService({ db, env }: Deps, { language }: Actor, id: number) {
  const found = await queries.findTitle(db, language, id);
  if (!found) throw problem('not_found');
  return { share_url: addressOf(env, language, `listing-details/${id}`), title: found.title };
}

/** Makes sure that a listing is published. Throws not_found. */
export async function demandPublished(db: Database, serviceId: number): Promise<void> {
  if (!(await queries.findTitle(db, 'en', serviceId))) throw problem('not_found');
}

/** Makes sure that a listing is published and of a house at which the caller does not work. Throws not_found, own_listing. */
export async function demandForeign(db: Database, { member }: MemberActor, serviceId: number): Promise<void> {
  const found = await queries.findOffered(db, serviceId, member.id);
  if (!found) throw problem('not_found');
  if (found.is_own) throw problem('own_listing');
}

/** A row of a list with its picture's address. */
export function toFound(deps: Deps, row: queries.SummaryRow): Found {
  const { picture, ...summary } = row;
  return { ...summary, ...mainPicture(deps.env.basePath, picture) };
}

export const listCategories = (deps: Deps, actor: Actor) => queries.listCategories(deps.db, actor.language);
export const listCities = (deps: Deps, actor: Actor) => queries.listCities(deps.db, actor.language);
export const listTags = (deps: Deps, actor: Actor) => queries.listTags(deps.db, actor.language);

/** The price list of a published listing with what a booking needs. Throws not_found. */
export async function listOffers(db: Database, serviceId: number): Promise<offers.Offer[]> {
  const found = await offers.listOffers(db, serviceId);
  if (found.length === 0) throw problem('not_found');
  return found;
}

/** The shortest line of the price list of each published listing among some. */
export const listShortestOffers = (db: Database, serviceIds: readonly number[]) =>
  offers.listShortestOffers(db, serviceIds);

/** Some lines of the price lists of published listings; unknown ones are left out. */
export const listOffersByItem = (db: Database, pricingItemIds: readonly number[]) =>
  offers.listOffersByItem(db, pricingItemIds);
