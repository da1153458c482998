import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type NewProviderLogin = {
  state_hash: Buffer;
  provider: string;
  browser_hash: Buffer;
  code_verifier: string;
  nonce: string;
  role: string;
  expires_at: Date;
};

/** Enters a login that goes out to a provider, and drops those that never came back. */
export async function insertProviderLogin(db: Database, given: NewProviderLogin, now: Date): Promise<void> {
  await db.deleteFrom('provider_logins').where('expires_at', '<=', now).execute();
  await db.insertInto('provider_logins').values(given).execute();
}

/** Uses up a login, in time or not; undefined where there is none of that state. */
export const takeProviderLogin = (db: Database, stateHash: Buffer) =>
  db.deleteFrom('provider_logins').where('state_hash', '=', stateHash).returningAll().executeTakeFirst();

/** Lets one transaction at a time decide about an identity of a provider, known or not. */
export const lockSubject = (db: Database, provider: string, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`.execute(db);

const userColumns = ['users.id', 'users.name', 'users.email', 'users.email_verified_at', 'users.blocked_at'] as const;

/** The account of a provider's identity; neither is removed or blocked before the transaction ends. */
export const findUserByProvider = (db: Database, provider: string, subject: string) =>
  db
    .selectFrom('provider_accounts')
    .innerJoin('users', 'users.id', 'provider_accounts.user_id')
    .select(userColumns)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The account with an address, whatever its case, held until the transaction ends. */
export const lockUserByEmail = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select(userColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();

type NewProviderUser = {
  name: string;
  email: string;
  role: string;
  language: string;
  digits: string;
  clock: string;
  email_verified_at: Date | null;
  created_at: Date;
};

/** Enters a user without a password; undefined where the address has an account. */
export const insertUserOfProvider = (db: Database, given: NewProviderUser) =>
  db
    .insertInto('users')
    .values({ ...given, password_hash: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(userColumns)
    .executeTakeFirst();

/** Links an identity of a provider to an account. */
export const insertProviderAccount = (
  db: Database,
  given: { provider: string; subject: string; user_id: number; created_at: Date },
) => db.insertInto('provider_accounts').values(given).execute();

/** Removes every login of an account with an address: the password, identities of providers, and the phone. */
export async function removeLogins(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('provider_accounts').where('user_id', '=', userId).execute();
  await db.updateTable('users').set({ password_hash: null, proven_phone: null }).where('id', '=', userId).execute();
}
