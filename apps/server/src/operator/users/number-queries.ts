import type { Database } from '#app/database/connection.ts';

/** Locks an account that a phone opens; undefined where there is none. */
export const lockUserWithNumber = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'number_release_at'])
    .where('id', '=', id)
    .where('proven_phone', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Sets from when the phone of an account can be released. */
export const updateNumberRelease = (db: Database, id: number, at: Date) =>
  db.updateTable('users').set({ number_release_at: at }).where('id', '=', id).execute();
