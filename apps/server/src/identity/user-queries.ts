import { languageOfLocale, type Locale, numbersAndTimeOf } from '@tajmeelspot/language/locale.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Every public column of a user. */
const userColumns = ['users.id', 'users.role', 'name', 'email', 'phone', 'city', 'state', 'image'] as const;

type NewUser = {
  name: string;
  email: string;
  role: string;
  password_hash: string | null;
  language: string;
  digits?: string;
  clock?: string;
  created_at: Date;
};

/** Enters a user; the address is unique regardless of case (constraint email_taken). */
export const insertUser = (db: Database, given: NewUser) =>
  db.insertInto('users').values(given).returning(userColumns).executeTakeFirstOrThrow();

/** A user with the hash of the password by address; undefined where there is none. */
export const findUserByEmail = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select([...userColumns, 'password_hash', 'blocked_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .$narrowType<{ email: string }>()
    .executeTakeFirst();

/** A user by id. */
export const findUserById = (db: Database, id: number) =>
  db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();

/** The hash of a user's password; null where none was ever chosen. */
export const findPasswordHash = (db: Database, id: number) =>
  db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();

/** Sets a password's hash. */
export const updatePassword = (db: Database, id: number, passwordHash: string) =>
  db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();

/** Notes that a user's address is verified. */
export const updateVerified = (db: Database, id: number, now: Date) =>
  db.updateTable('users').set({ email_verified_at: now }).where('id', '=', id).execute();

/** Sets language, digits and clock of a user. */
export const updateLocale = (db: Database, id: number, locale: Locale) =>
  db
    .updateTable('users')
    .set({ language: languageOfLocale(locale), ...numbersAndTimeOf(locale) })
    .where('id', '=', id)
    .execute();

/** How everybody sees a user besides the name; undefined where the account does not exist any more. */
export const findAlias = (db: Database, id: number) =>
  db.selectFrom('users').select('alias').where('id', '=', id).executeTakeFirst();

/** Changes the columns that a user may change; an absent alias stays (constraint alias_invalid). */
export const updateProfile = (
  db: Database,
  id: number,
  given: { name: string; phone: string; city: string; state: string; alias?: string | null },
) => db.updateTable('users').set(given).where('id', '=', id).returning(userColumns).executeTakeFirst();

/** Sets the name of a user's picture, or none, and gives the user with the former picture. */
export async function updatePicture(db: Database, id: number, picture: string | null) {
  const former = await db.selectFrom('users').select('image').where('id', '=', id).forUpdate().executeTakeFirst();
  const found = await db
    .updateTable('users')
    .set({ image: picture })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirst();
  return found && { user: found, former: former?.image ?? null };
}

/** Makes a vendor of a customer; whether it was one. */
export const makeVendor = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .updateTable('users')
    .set({ role: 'vendor' })
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Sets the role of a user. */
export const updateRole = (db: Database, id: number, role: string) =>
  db.updateTable('users').set({ role }).where('id', '=', id).returning(userColumns).executeTakeFirst();

/** The users of a role, by address. */
export const listUsersOfRole = (db: Database, role: string) =>
  db.selectFrom('users').select(userColumns).where('role', '=', role).orderBy('email').execute();
