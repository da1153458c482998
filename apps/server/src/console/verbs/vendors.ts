import type { LicenceClass } from '@tajmeelspot/contract/console/kinds.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { type Asked, toPage } from '../rules.ts';
import * as queries from '../vendor-queries.ts';
import { noteDeed } from './note-deed.ts';

/** A page of vendors. */
export async function listVendors(deps: Deps, _actor: MemberActor, { search = '', cursor, limit }: Asked) {
  return toPage(await queries.listVendors(deps.db, { search, cursor, limit: limit + 1 }), limit);
}

/** A vendor with the houses. Throws not_found. */
export async function findVendor(deps: Deps, { language }: MemberActor, id: number) {
  const found = await queries.findVendor(deps.db, id);
  if (!found) throw problem('not_found');
  return { ...found, house_list: await queries.listHousesOf(deps.db, language, id, todayOf(deps)) };
}

/** Takes everything of a vendor off the marketplace. Throws not_found where there is none who is still on it. */
export async function suspendVendor(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  const moved = await deps.db.transaction().execute(async (tx) => {
    const now = toDate(deps.clock.now());
    if (!(await queries.updateSuspension(tx, id, now, reason))) throw problem('not_found');
    const listings = await queries.suspendListingsOf(tx, id, reason);
    await noteDeed(deps, tx, actor, { kind: 'vendor_suspended', on: id, reason, after: { listings: listings.length } });
    return listings;
  });
  tellOf(deps, moved);
}

/** Ends a suspension. Throws not_found where there is none. */
export async function reinstateVendor(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  const moved = await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.updateSuspension(tx, id, null, null))) throw problem('not_found');
    const listings = await queries.reinstateListingsOf(tx, id, todayOf(deps));
    const drafts = listings.filter(({ status }) => status === 'draft').length;
    await noteDeed(deps, tx, actor, {
      kind: 'vendor_reinstated',
      on: id,
      after: { listings: listings.length, drafts },
    });
    return listings;
  });
  tellOf(deps, moved);
}

type Licence = { class: LicenceClass; number: string; expires_on: string };

/** Notes a licence as checked. Throws not_found, and invalid for one that is over. */
export async function setLicence(deps: Deps, actor: MemberActor, house: number, given: Licence): Promise<void> {
  if (given.expires_on < todayOf(deps)) throw invalid({ expires_on: ['past_date'] });
  await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.hasHouse(tx, house))) throw problem('not_found');
    const before = await queries.lockLicence(tx, house, given.class);
    await queries.insertOrUpdateLicence(tx, {
      ...given,
      establishment_id: house,
      verified_by: actor.member.id,
      verified_at: toDate(deps.clock.now()),
    });
    await noteDeed(deps, tx, actor, { kind: 'licence_set', on: house, ...(before ? { before } : {}), after: given });
  });
}

/** Takes a licence back. Throws not_found. */
export async function removeLicence(deps: Deps, actor: MemberActor, house: number, kind: LicenceClass): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await queries.lockLicence(tx, house, kind);
    if (!before) throw problem('not_found');
    await queries.deleteLicence(tx, house, kind);
    await noteDeed(deps, tx, actor, { kind: 'licence_removed', on: house, before: { class: kind, ...before } });
  });
}

type Listings = Asked & { status?: string | undefined };

/** A page of listings in any state. */
export async function listListings(deps: Deps, { language }: MemberActor, asked: Listings) {
  const { search = '', cursor, limit, status } = asked;
  const rows = await queries.listListings(deps.db, language, { search, cursor, limit: limit + 1, status });
  return toPage(rows, limit);
}

/** Takes a published listing off the marketplace. Throws not_found. */
export async function suspendListing(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  const moved = await deps.db.transaction().execute(async (tx) => {
    const listing = await queries.suspendListing(tx, id, reason);
    if (!listing) throw problem('not_found');
    await noteDeed(deps, tx, actor, { kind: 'listing_suspended', on: id, reason });
    return listing;
  });
  tellOf(deps, [moved]);
}

/** Offers a suspended listing again. Throws not_found, vendor_suspended, licence_missing. */
export async function reinstateListing(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  const moved = await deps.db.transaction().execute(async (tx) => {
    // The trigger guard_publishing refuses what may not be published.
    const listing = await queries.reinstateListing(tx, id);
    if (!listing) throw problem('not_found');
    await noteDeed(deps, tx, actor, { kind: 'listing_reinstated', on: id });
    return listing;
  });
  tellOf(deps, [moved]);
}

const todayOf = ({ clock }: Deps): string => inBaghdad(clock.now().toString()).date;

/** Every page that shows one of them, or free times of its house, is made anew. */
function tellOf(deps: Deps, moved: readonly queries.Moved[]): void {
  const houses = new Set(moved.map(({ establishment_id: house }) => house));
  deps.changes.publish([
    'services',
    ...moved.map(({ id }) => `service-${id}`),
    ...[...houses].map((house) => `times-${house}`),
  ]);
}
