import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Everything of a person but the password. */
const person = ['users.id', 'users.role', 'name', 'email', 'phone', 'city', 'state', 'image'] as const;

/** Enters a person; the address is unique whatever its case (constraint email_taken). */
export const insertUser = (
  db: Database,
  given: { name: string; email: string; role: string; password_hash: string; created_at: Date },
) => db.insertInto('users').values(given).returning(person).executeTakeFirstOrThrow();

/** A person with the password's hash by address; undefined where there is none. */
export const findUserByEmail = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select([...person, 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** A person by id. */
export const findUserById = (db: Database, id: number) =>
  db.selectFrom('users').select(person).where('id', '=', id).executeTakeFirst();

export const insertSession = (
  db: Database,
  given: { token_hash: Buffer; user_id: number; created_at: Date; last_used_at: Date; expires_at: Date },
) => db.insertInto('sessions').values(given).execute();

/** The person behind a token's hash, while the session lives. */
export const findSession = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Notes that a session was used and until when it lives on. */
export const touchSession = (db: Database, tokenHash: Buffer, now: Date, expiresAt: Date) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();

export const deleteSession = (db: Database, tokenHash: Buffer) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
