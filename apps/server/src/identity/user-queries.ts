import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Everything of a person but the password. */
const userColumns = ['users.id', 'users.role', 'name', 'email', 'phone', 'city', 'state', 'image'] as const;

type NewUser = {
  name: string;
  email: string;
  role: string;
  password_hash: string | null;
  language: string;
  created_at: Date;
};

/** Enters a person; the address is unique whatever its case (constraint email_taken). */
export const insertUser = (db: Database, given: NewUser) =>
  db.insertInto('users').values(given).returning(userColumns).executeTakeFirstOrThrow();

/** A person with the password's hash by address; undefined where there is none. */
export const findUserByEmail = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select([...userColumns, 'password_hash', 'blocked_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** A person by id. */
export const findUserById = (db: Database, id: number) =>
  db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();

/** The hash of somebody's password; null where none was ever chosen. */
export const findPasswordHash = (db: Database, id: number) =>
  db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();

/** Sets a password's hash. */
export const updatePassword = (db: Database, id: number, passwordHash: string) =>
  db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();

/** Notes that somebody reads the mailbox of their address. */
export const updateVerified = (db: Database, id: number, now: Date) =>
  db.updateTable('users').set({ email_verified_at: now }).where('id', '=', id).execute();

/** Notes the language that somebody reads. */
export const updateLanguage = (db: Database, id: number, language: string) =>
  db.updateTable('users').set({ language }).where('id', '=', id).where('language', '!=', language).execute();

/** Changes what a person may change of themselves. */
export const updateProfile = (
  db: Database,
  id: number,
  given: { name: string; phone: string; city: string; state: string },
) => db.updateTable('users').set(given).where('id', '=', id).returning(userColumns).executeTakeFirst();

/** Sets the name of somebody's picture, or none, and gives the user with the picture they had. */
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

/** Gives a person a role. */
export const updateRole = (db: Database, id: number, role: string) =>
  db.updateTable('users').set({ role }).where('id', '=', id).returning(userColumns).executeTakeFirst();

/** Forgets somebody's app and recovery codes; false where they had none. */
export async function deleteSecondFactor(db: Database, userId: number): Promise<boolean> {
  await db.deleteFrom('operator_logins').where('user_id', '=', userId).execute();
  const found = await db.deleteFrom('second_factors').where('user_id', '=', userId).returning('user_id').execute();
  return found.length > 0;
}

/** Everybody of a role, by address. */
export const listUsersOfRole = (db: Database, role: string) =>
  db.selectFrom('users').select(userColumns).where('role', '=', role).orderBy('email').execute();

/** Puts a link to choose a new password in the place of whatever the person had. */
export const replaceReset = (
  db: Database,
  given: { user_id: number; token_hash: Buffer; created_at: Date; expires_at: Date },
) =>
  db
    .insertInto('password_resets')
    .values(given)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .execute();

/** Uses up a link: whose it was, where it fits the address and still works; undefined otherwise. */
export async function takeReset(db: Database, tokenHash: Buffer, email: string, now: Date) {
  const found = await sql<{ id: number; name: string }>`
    delete from password_resets r using users u
    where r.token_hash = ${tokenHash} and u.id = r.user_id and lower(u.email) = ${email} and r.expires_at > ${now}
    returning u.id, u.name`.execute(db);
  return found.rows[0];
}

/** Somebody's link, whatever it is, works no more. */
export const deleteReset = (db: Database, userId: number) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute();

/** Enters what happened to an account. `detail` is JSON without secrets. */
export const insertAuditEntry = (
  db: Database,
  given: {
    kind: string;
    user_id: number | null;
    address: string;
    request_id: string;
    detail: string;
    created_at: Date;
  },
) => db.insertInto('audit_entries').values(given).execute();
