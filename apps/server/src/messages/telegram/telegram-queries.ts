import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Gives an account a link to a chat, in place of a former one. */
export const replaceTelegramLink = (db: Database, given: { user_id: number; token_hash: Buffer; expires_at: Date }) =>
  db
    .insertInto('telegram_links')
    .values(given)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ token_hash: given.token_hash, expires_at: given.expires_at }),
    )
    .execute();

/** The account of a link that still works. */
export const findTelegramLink = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('telegram_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select('l.user_id')
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', now)
    .where('u.blocked_at', 'is', null)
    .where('u.erased_at', 'is', null)
    .executeTakeFirst();

/** Uses a link up; undefined where somebody else was first, or it was ended. */
export const takeTelegramLink = (db: Database, tokenHash: Buffer) =>
  db.deleteFrom('telegram_links').where('token_hash', '=', tokenHash).returning('user_id').executeTakeFirst();

/** Binds a chat to an account: a chat to one account, an account to one chat. */
export async function replaceTelegramChat(
  db: Database,
  given: { user_id: number; chat_id: string; created_at: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`telegram chat ${given.chat_id}`}, 0))`.execute(db);
  await db.deleteFrom('telegram_chats').where('chat_id', '=', given.chat_id).execute();
  await db
    .insertInto('telegram_chats')
    .values(given)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ chat_id: given.chat_id, created_at: given.created_at }),
    )
    .execute();
}

/** The account that a chat is bound to. */
export const findChatUser = (db: Database, chatId: string) =>
  db
    .selectFrom('telegram_chats as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.id', 'u.language', 'u.digits', 'u.clock', 'u.message_language'])
    .where('t.chat_id', '=', chatId)
    .where('u.blocked_at', 'is', null)
    .where('u.erased_at', 'is', null)
    .executeTakeFirst();

/** Deletes the chat of an account, and its link. */
export async function deleteTelegramOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('telegram_links').where('user_id', '=', userId).execute();
  await db.deleteFrom('telegram_chats').where('user_id', '=', userId).execute();
}

/** Deletes a chat whose reader has blocked the bot. */
export const deleteTelegramChat = (db: Database, chatId: string) =>
  db.deleteFrom('telegram_chats').where('chat_id', '=', chatId).execute();
