import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type NewPushSubscription = {
  endpoint: string;
  user_id: number;
  p256dh: string;
  auth: string;
  locale: string;
  created_at: Date;
};

/** Enters a browser, or gives it to the account that switched it on last. */
export const upsertPushSubscription = (db: Database, { endpoint, ...given }: NewPushSubscription) =>
  db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...given })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(given))
    .execute();

/** Deletes the browsers of an account but for the newest. */
export const deleteOldPushSubscriptions = (db: Database, userId: number, max: number) =>
  sql`delete from push_subscriptions where user_id = ${userId} and endpoint not in (
    select endpoint from push_subscriptions where user_id = ${userId} order by created_at desc, endpoint limit ${max})`.execute(
    db,
  );

/** Lets one transaction at a time change the browsers of an account. */
export const lockPushSubscriptions = (db: Database, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('push_subscriptions', ${userId}))`.execute(db);
