import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Gives a member a calendar feed, in place of a former one. */
export const replaceCalendarFeed = (db: Database, userId: number, tokenHash: Buffer, now: Date) =>
  sql`insert into calendar_feeds (user_id, token_hash, created_at) values (${userId}, ${tokenHash}, ${now})
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`.execute(db);

/** Ends the calendar feed of a member. */
export const deleteCalendarFeed = (db: Database, userId: number) =>
  db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();

/** Since when a member has a calendar feed. */
export const findCalendarFeedSince = (db: Database, userId: number) =>
  db.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId).executeTakeFirst();

type FeedOwnerRow = { id: number; language: string; digits: string; clock: string; message_language: string | null };

/** The user whose feed a token opens, and how the user reads. */
export async function findCalendarFeed(db: Database, tokenHash: Buffer) {
  const found = await sql<FeedOwnerRow>`
    select u.id, u.language, u.digits, u.clock, u.message_language from calendar_feeds f join users u on u.id = f.user_id
    where f.token_hash = ${tokenHash}`.execute(db);
  return found.rows[0];
}
