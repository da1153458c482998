import { type Database, toDate } from '#app/database/connection.ts';
import type { ChannelMessage, ChannelName } from './channel.ts';

/** As many messages are stored; the oldest make room. */
const maxMessages = 200;

/** Stores a message in the database, where its channel has no credentials. Gives the reference of it. */
export async function storeMessage(
  db: Database,
  channel: ChannelName,
  { to, language, title, text, code, link, buttons }: ChannelMessage,
  now: Temporal.Instant,
): Promise<string> {
  const given = { channel, recipient: to, language, title, text, code: code ?? null, created_at: toDate(now) };
  const { id } = await db
    .insertInto('stored_messages')
    .values({ ...given, link: link ? JSON.stringify(link) : null, buttons: JSON.stringify(buttons ?? []) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const oldest = db
    .selectFrom('stored_messages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(maxMessages - 1);
  await db
    .deleteFrom('stored_messages')
    .where('id', '<', (eb) => eb.selectFrom(oldest.as('oldest')).select('oldest.id'))
    .execute();
  return `stored-${id}`;
}

/** The stored messages, newest first. */
export const listStoredMessages = (db: Database) =>
  db.selectFrom('stored_messages').selectAll().orderBy('id', 'desc').execute();
