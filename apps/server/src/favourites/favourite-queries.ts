import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { favouriteColumns } from '#app/catalog/services/service-detail-queries.ts';
import { summaryColumns, summaryJoins, type ServiceCardRow } from '#app/catalog/services/service-queries.ts';
import type { Database } from '#app/database/connection.ts';

/** An entry of a wishlist with its service; the picture is still a name. */
export type WishlistRow = ServiceCardRow & { item_id: number; added_at: Date };

/** The wishlist of a user, newest first, at most 200. */
export async function listWishlist(db: Database, language: Language, userId: number): Promise<WishlistRow[]> {
  const found = await sql<WishlistRow>`
    select w.id as item_id, w.created_at as added_at, ${summaryColumns(language)}
    from wishlist_items w join services s on s.id = w.service_id ${summaryJoins}
    where w.user_id = ${userId}
    order by w.created_at desc, w.id desc limit 200`.execute(db);
  return found.rows;
}

/** Enters a service into a wishlist; nothing where it is in it already. */
export const insertWishlistItem = (db: Database, given: { user_id: number; service_id: number; created_at: Date }) =>
  db
    .insertInto('wishlist_items')
    .values(given)
    .onConflict((conflict) => conflict.columns(['user_id', 'service_id']).doNothing())
    .execute();

/** Deletes a service from a wishlist; nothing where it is not in it. */
export const deleteWishlistItem = (db: Database, userId: number, serviceId: number) =>
  db.deleteFrom('wishlist_items').where('user_id', '=', userId).where('service_id', '=', serviceId).execute();

type FeatureRow = { service_id: number; user_id: number };

/** Locks the user's marks until the transaction ends: other devices wait. */
export const lockMember = (db: Database, id: number) =>
  db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** Enters a recommendation. */
export const insertFeature = (db: Database, given: FeatureRow & { created_at: Date }) =>
  db.insertInto('features').values(given).execute();

/** Deletes a recommendation; false where there was none. */
export async function deleteFeature(db: Database, { service_id, user_id }: FeatureRow): Promise<boolean> {
  const deleted = await db
    .deleteFrom('features')
    .where('service_id', '=', service_id)
    .where('user_id', '=', user_id)
    .returning('service_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

type FavouriteRow = { service_id: number; is_bookmarked: boolean; is_featured: boolean };

/** The marks of a user on each of some services, in their order; unknown services have none. */
export async function listFavourites(
  db: Database,
  userId: number,
  serviceIds: readonly number[],
): Promise<FavouriteRow[]> {
  const found = await sql<FavouriteRow>`
    select s.id as service_id, ${favouriteColumns(userId)}
    from unnest(${serviceIds}::bigint[]) with ordinality as s (id, place) order by s.place`.execute(db);
  return found.rows;
}
