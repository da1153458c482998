import type { Database } from '#app/database/connection.ts';

type NewRequestLink = { token_hash: Buffer; user_id: number; booking_id: number; created_at: Date; expires_at: Date };

/** Enters the link of a message. */
export const insertRequestLink = (db: Database, link: NewRequestLink) =>
  db.insertInto('request_links').values(link).execute();

/** Whom a link was written to and about which booking; undefined where it works no more. */
export const findRequestLink = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('request_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.booking_id', 'u.role'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', now)
    .where('u.blocked_at', 'is', null)
    .where('u.erased_at', 'is', null)
    .executeTakeFirst();
