import type { ListingFields, OwnListing, PriceLine } from '@tajmeelspot/contract/venues/own-listings.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { lockHouse, noteChange, updateVersion } from '#app/venues/venues.ts';
import * as queries from '../own-listing-queries.ts';
import { listPriceIds, replacePrices } from '../price-queries.ts';
import { showOwnListing } from './show-own-listings.ts';

const mostListings = 300;

type NewListing = ListingFields & {
  readonly prices: readonly PriceLine[];
  readonly employee_ids: readonly number[];
};

/** Makes a draft of an own house. Throws not_found, invalid. */
export async function createListing(deps: Deps, actor: MemberActor, house: number, given: NewListing) {
  const id = await deps.db.transaction().execute(async (tx) => {
    if (!(await lockHouse(tx, actor.member.id, house))) throw problem('not_found');
    const listings = await queries.listOwnListings(tx, actor.member.id, house);
    if (listings.length >= mostListings) throw invalid({ title: ['too_many'] });
    const people = [...new Set(given.employee_ids)];
    await demandKnown(tx, house, given, people);
    const made = await queries.insertListing(tx, house, readListing(deps, given), toDate(deps.clock.now()));
    await queries.replaceTags(tx, made, [...new Set(given.tag_ids)]);
    await queries.insertTeam(tx, house, made, people);
    demandNew(given.prices, []);
    await replacePrices(tx, made, given.prices);
    await queries.refreshListing(tx, made);
    const after = { ...(await queries.findOwnListing(tx, actor.member.id, made)) };
    await noteChange(deps, tx, actor, { house, verb: 'createListing', about: { service_id: made }, before: {}, after });
    await updateVersion(tx, house);
    return made;
  });
  return showOwnListing(deps, actor, id);
}

/** Changes what is said of a listing. Throws not_found, invalid. */
export const changeListing = (deps: Deps, actor: MemberActor, id: number, given: ListingFields): Promise<OwnListing> =>
  changeOwn(deps, actor, { id, verb: 'changeListing' }, async (tx, { house_id: house, coupon }) => {
    await demandKnown(tx, house, given, []);
    await queries.updateListing(tx, id, readListing(deps, given, coupon?.expires_on));
    await queries.replaceTags(tx, id, [...new Set(given.tag_ids)]);
  });

/** Sets the price list of a listing. Throws not_found, invalid, and listing_incomplete for an empty one of what is published. */
export const changePrices = (deps: Deps, actor: MemberActor, id: number, lines: readonly PriceLine[]) =>
  changeOwn(deps, actor, { id, verb: 'changePrices' }, async (tx, { status }) => {
    if (lines.length === 0 && status === 'published') {
      throw problem('listing_incomplete', { body: { missing: ['prices'] } });
    }
    demandNew(lines, await listPriceIds(tx, id));
    await replacePrices(tx, id, lines);
  });

/** Does something with an own listing under the lock of its house, and gives it as it is then. Throws not_found. */
export async function changeOwn(
  deps: Deps,
  actor: MemberActor,
  { id, verb }: { readonly id: number; readonly verb: string },
  work: (tx: Database, listing: queries.OwnListingRow) => Promise<void>,
): Promise<OwnListing> {
  const known = await queries.findOwnListing(deps.db, actor.member.id, id);
  if (!known) throw problem('not_found');
  const { house_id: house } = known;
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockHouse(tx, actor.member.id, house))) throw problem('not_found');
    const listing = await queries.findOwnListing(tx, actor.member.id, id);
    if (!listing) throw problem('not_found');
    await work(tx, listing);
    await queries.refreshListing(tx, id);
    const after = { ...(await queries.findOwnListing(tx, actor.member.id, id)) };
    await noteChange(deps, tx, actor, { house, verb, about: { service_id: id }, before: listing, after });
    await updateVersion(tx, house);
  });
  deps.changes.publish(['services', `service-${id}`, `times-${house}`]);
  return showOwnListing(deps, actor, id);
}

/** Throws invalid for a category, tags or people that there are not. */
async function demandKnown(tx: Database, house: number, { category_id, tag_ids }: ListingFields, people: number[]) {
  const tags = [...new Set(tag_ids)];
  const known = await queries.countKnown(tx, { house, category: category_id, tags, people });
  if (known.categories === 0) throw invalid({ category_id: ['not_offered'] });
  if (known.tags < tags.length) throw invalid({ tag_ids: ['not_offered'] });
  if (known.people < people.length) throw invalid({ employee_ids: ['not_offered'] });
}

/** Throws invalid where a line names another one than those that are there, or one twice. */
function demandNew(lines: readonly PriceLine[], known: readonly number[]): void {
  const left = new Set(known);
  for (const [place, { id }] of lines.entries()) {
    if (id !== undefined && !left.delete(id)) throw invalid({ [`prices.${place}.id`]: ['not_offered'] });
  }
}

/** What was said of a listing, by column. Throws invalid for a coupon that ends today or has; as it was it may stay. */
function readListing(deps: Deps, given: ListingFields, formerEnd?: string | null) {
  const { category_id, title, description, full_description, coupon } = given;
  const today = inBaghdad(deps.clock.now().epochMilliseconds).date;
  const end = coupon?.expires_on ?? null;
  if (end !== null && end < today && end !== formerEnd) throw invalid({ 'coupon.expires_on': ['past_date'] });
  return {
    category_id,
    title,
    // A card without a sentence repeats the title rather than showing nothing.
    description: orElse(description, title),
    full_description: orElse(full_description, orElse(description, title)),
    coupon_code: coupon?.code ?? null,
    coupon_percent: coupon?.percent ?? null,
    discount_expires_on: end,
    discount_offer: coupon && orNull(coupon.offer),
    discount_instructions: coupon && orNull(coupon.instructions),
  };
}

const orElse = <T extends object>(said: T, other: T): T => (Object.keys(said).length > 0 ? said : other);

const orNull = <T extends object>(said: T): T | null => (Object.keys(said).length > 0 ? said : null);
