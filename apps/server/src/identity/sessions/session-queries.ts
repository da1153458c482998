import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type NewSession = {
  token_hash: Buffer;
  user_id: number;
  audience: string;
  /** The session of the site that a dashboard's came from. */
  origin_hash: Buffer | null;
  second_factor_at: Date | null;
  /** The known device that it was opened in. */
  device_hash: Buffer | null;
  /** The venue whose dashboard an operator reads. */
  viewed_venue_id?: number;
  user_agent: string;
  address: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ends_at: Date;
};

/** Enters a session, and deletes those of the same user that are over. */
export async function insertSession(db: Database, given: NewSession): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', given.user_id)
    .where('expires_at', '<=', given.created_at)
    .execute();
  await db.insertInto('sessions').values(given).execute();
}

/** The user of a session by the hash of its token; undefined where it is over. */
export const findSession = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('venues', 'venues.id', 'sessions.viewed_venue_id')
    .select([
      'users.id',
      'viewed_venue_id',
      'venues.owner_id as viewed_owner_id',
      'users.role',
      'expires_at',
      'last_used_at',
      'ends_at',
      'audience',
      'second_factor_at',
      'language',
      'digits',
      'clock',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();

/** When a session of the site was opened by a login; undefined for one that was handed over. */
export const findLoginTime = async (db: Database, tokenHash: Buffer): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('sessions')
      .select('created_at')
      .where('token_hash', '=', tokenHash)
      .where('audience', '=', 'site')
      .executeTakeFirst()
  )?.created_at;

/** Notes that a session was used, and its new end. */
export const touchSession = (db: Database, tokenHash: Buffer, now: Date, expiresAt: Date) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();

/** The open sessions of a user, the last used first. */
export const listSessionsOfUser = (db: Database, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'audience', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('audience', '!=', 'venue_view')
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** The token's hash of one session of a user; undefined where the user has none of that id. */
export const findSessionOfUser = (db: Database, userId: number, id: number) =>
  db.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** Enters a hand-off, and deletes those that are over. */
export async function insertHandOff(
  db: Database,
  given: { token_hash: Buffer; session_hash: Buffer; audience: string; viewed_venue_id?: number; expires_at: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('hand_offs').where('expires_at', '<=', now).execute();
  await db.insertInto('hand_offs').values(given).execute();
}

/** The user whose session has made a hand-off. */
export const findHandOffOwner = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('hand_offs')
    .innerJoin('sessions', 'sessions.token_hash', 'hand_offs.session_hash')
    .select('sessions.user_id')
    .where('hand_offs.token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Deletes a hand-off and gives the user and the open session that made it, and its dashboard. */
export async function takeHandOff(db: Database, tokenHash: Buffer, now: Date) {
  const found = await sql<{
    userId: number;
    origin: Buffer;
    audience: string;
    provenAt: Date | null;
    viewedVenueId: number | null;
  }>`
    delete from hand_offs h using sessions s
    where h.token_hash = ${tokenHash} and s.token_hash = h.session_hash
      and h.expires_at > ${now} and s.expires_at > ${now}
    returning s.user_id as "userId", s.token_hash as origin, h.audience, s.second_factor_at as "provenAt",
      h.viewed_venue_id as "viewedVenueId"`.execute(db);
  return found.rows[0];
}
