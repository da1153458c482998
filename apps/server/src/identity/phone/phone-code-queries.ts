import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** What a code is for. */
export type CodePurpose = 'log_in' | 'book' | 'change_number' | 'join';

/** A code of a phone as it is stored: never the code itself. */
type NewPhoneCode = {
  id: string;
  phone: string;
  purpose: CodePurpose;
  user_id: number | null;
  salt: Buffer;
  locale: string;
  channel: 'whatsapp' | 'sms' | null;
  created_at: Date;
  expires_at: Date;
};

/** Enters the newest code of a phone, in the place of the former one. */
export const replaceCode = (db: Database, given: NewPhoneCode) =>
  sql`insert into phone_codes (id, phone, purpose, user_id, salt, locale, channel, created_at, expires_at)
    values (${given.id}, ${given.phone}, ${given.purpose}, ${given.user_id}, ${given.salt}, ${given.locale},
      ${given.channel}, ${given.created_at}, ${given.expires_at})
    on conflict (phone, coalesce(user_id, 0)) do update set id = excluded.id, purpose = excluded.purpose, salt = excluded.salt,
      locale = excluded.locale, channel = excluded.channel, tries = 0, created_at = excluded.created_at,
      expires_at = excluded.expires_at`.execute(db);

/** Counts one more code of a day; false where the day has had enough. */
export async function countDayCode(db: Database, date: string, most: number): Promise<boolean> {
  if (most === 0) return false;
  const counted = await sql`insert into phone_code_days as d (date, sent) values (${date}, 1)
    on conflict (date) do update set sent = d.sent + 1 where d.sent < ${most} returning sent`.execute(db);
  return counted.rows.length > 0;
}

/** A code that still works; undefined otherwise. */
export const findCode = (db: Database, id: string, now: Date) =>
  db.selectFrom('phone_codes').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst();

/** The same of an account (null: of a visitor), locked: of several who try it at once each waits for the one before. */
export const lockCode = (db: Database, { id, userId }: { id: string; userId: number | null }, now: Date) =>
  db
    .selectFrom('phone_codes')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Counts a wrong try. */
export const countTry = (db: Database, id: string) =>
  db
    .updateTable('phone_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Deletes codes that are used up. */
export const deleteCodes = (db: Database, ids: readonly string[]) =>
  db.deleteFrom('phone_codes').where('id', 'in', ids).execute();

/** Lets one transaction at a time give a phone to an account: of several at once each sees what the one before did. */
export const lockPhone = (db: Database, phone: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`proven phone ${phone}`}, 0))`.execute(db);

/** Locks the account that a phone opens until the transaction ends; undefined where there is none. */
export const lockUserByPhone = (db: Database, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'blocked_at'])
    .where('proven_phone', '=', phone)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks an account and the one that has a phone, always in the same order. */
export const lockBoth = (db: Database, userId: number, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'proven_phone'])
    .where((eb) => eb.or([eb('id', '=', userId), eb('proven_phone', '=', phone)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

type NewPhoneUser = {
  name: string;
  proven_phone: string;
  role: string;
  language: string;
  digits: string;
  clock: string;
  created_at: Date;
};

/** Enters an account that a phone opens; undefined where another one has it meanwhile. */
export const insertUserOfPhone = (db: Database, given: NewPhoneUser) =>
  db
    .insertInto('users')
    .values({
      ...given,
      number_proven_at: given.created_at,
      phone: given.proven_phone,
      email: null,
      password_hash: null,
    })
    .onConflict((conflict) => conflict.column('proven_phone').doNothing())
    .returning(['id', 'role'])
    .executeTakeFirst();

/** The phone that opens an account. */
export const findProvenPhone = (db: Database, userId: number) =>
  db.selectFrom('users').select(['proven_phone', 'email']).where('id', '=', userId).executeTakeFirst();

/** Sets the phone that opens an account, and the one to be called where that was the same or none. */
export const updateProvenPhone = (db: Database, userId: number, phone: string, now: Date) =>
  sql`update users set proven_phone = ${phone}, number_proven_at = ${now}, number_lost_at = null, number_release_at = null,
    phone = case when phone is null or phone = proven_phone then ${phone} else phone end where id = ${userId}`.execute(
    db,
  );

/** Takes its phone from an account. */
export const removeProvenPhone = (db: Database, userId: number, now: Date) =>
  sql`update users set phone = nullif(phone, proven_phone), proven_phone = null, number_lost_at = ${now}, number_release_at = null
    where id = ${userId}`.execute(db);

/** Records that the owner of a number has just proven it, which ends its release. */
export const recordNumberProof = (db: Database, userId: number, now: Date) =>
  db.updateTable('users').set({ number_release_at: null, number_proven_at: now }).where('id', '=', userId).execute();

/** Who has a number, and when anything of the account was last used. */
export async function findNumberOwner(db: Database, userId: number) {
  const found = await sql<{ name: string; role: string; lastUsedAt: Date }>`
    select u.name, u.role, greatest(coalesce(u.number_proven_at, u.created_at),
      (select max(s.last_used_at) from sessions s where s.user_id = u.id),
      (select max(d.last_used_at) from known_devices d where d.user_id = u.id)) as "lastUsedAt"
    from users u where u.id = ${userId}`.execute(db);
  return found.rows[0];
}
