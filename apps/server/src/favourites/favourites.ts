import { requireNotOwn, requirePublished } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import * as queries from './favourite-queries.ts';
import * as saved from './saved-venue-queries.ts';

/** The caller's wishlist, newest first; services that are no longer published stay in it. */
export const listWishlist = (deps: Deps, actor: MemberActor) =>
  queries.listWishlist(deps.db, actor.language, actor.member.id);

/** Adds a published service to the caller's wishlist, once. Throws not_found. */
export async function addToWishlist(deps: Deps, actor: MemberActor, serviceId: number): Promise<void> {
  await requirePublished(deps.db, serviceId);
  await queries.insertWishlistItem(deps.db, {
    user_id: actor.member.id,
    service_id: serviceId,
    created_at: toDate(deps.clock.now()),
  });
}

/** Removes a service from the caller's wishlist, if it is there. */
export const removeFromWishlist = (deps: Deps, actor: MemberActor, serviceId: number) =>
  queries.deleteWishlistItem(deps.db, actor.member.id, serviceId);

/** The venues that the caller has saved, newest first; those without a page stay among them. */
export const listSavedVenues = (deps: Deps, actor: MemberActor) =>
  saved.listSavedVenues(deps.db, actor.language, actor.member.id);

/** Saves a venue that has a page, once. Throws not_found. */
export async function saveVenue(deps: Deps, actor: MemberActor, venueId: number): Promise<void> {
  if (!(await saved.hasListedService(deps.db, venueId))) throw problem('not_found');
  const created_at = toDate(deps.clock.now());
  await saved.insertSavedVenue(deps.db, { user_id: actor.member.id, venue_id: venueId, created_at });
}

/** Saves a venue no longer, if it is saved. */
export const removeSavedVenue = (deps: Deps, actor: MemberActor, venueId: number) =>
  saved.deleteSavedVenue(deps.db, actor.member.id, venueId);

/**
 * Recommends a service, or ends that, and gives which: every call toggles, also two at once. Throws not_found,
 * own_service.
 */
export async function toggleFeature(deps: Deps, actor: MemberActor, serviceId: number): Promise<boolean> {
  await requireNotOwn(deps.db, actor, serviceId);
  const feature = { service_id: serviceId, user_id: actor.member.id };
  const isFeatured = await deps.db.transaction().execute(async (tx) => {
    await queries.lockMember(tx, actor.member.id);
    if (await queries.deleteFeature(tx, feature)) return false;
    await queries.insertFeature(tx, { ...feature, created_at: toDate(deps.clock.now()) });
    return true;
  });
  deps.changes.publish([`service-${serviceId}`, 'services']);
  return isFeatured;
}

/** The caller's marks on some services, in their order. */
export const listFavourites = (deps: Deps, actor: MemberActor, serviceIds: readonly number[]) =>
  queries.listFavourites(deps.db, actor.member.id, [...new Set(serviceIds)]);
