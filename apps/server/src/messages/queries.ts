import type { Database } from '#app/database/connection.ts';

/** Whom a mail goes to, and how to write to them; undefined where the account is gone. */
export const findAddressee = (db: Database, userId: number) =>
  db.selectFrom('users').select(['name', 'email', 'role', 'language']).where('id', '=', userId).executeTakeFirst();
