import type { Database } from '#app/database/connection.ts';

/** The pair of keys of the installation; undefined before the first process made it. */
export const findPushKeys = (db: Database) => db.selectFrom('push_keys').selectAll().executeTakeFirst();

/** Stores a pair of keys, unless another process was first. */
export const insertPushKeys = (db: Database, given: { public_key: string; sealed_private_key: Buffer }) =>
  db
    .insertInto('push_keys')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Deletes a subscription that its browser has ended. */
export const deletePushSubscription = (db: Database, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
