import type { Database } from '#app/database/connection.ts';

/** As many mails can be read; the oldest make room, some at a time. */
const maxEmails = 200;
const dropEvery = 50;

/** Keeps a mail in the database, where no mail server is configured. */
export async function storeEmail(
  db: Database,
  given: { recipient: string; subject: string; text: string; html: string; created_at: Date },
): Promise<void> {
  const { id } = await db.insertInto('stored_emails').values(given).returning('id').executeTakeFirstOrThrow();
  if (id % dropEvery !== 0) return;
  const oldest = db
    .selectFrom('stored_emails')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(maxEmails - 1);
  await db
    .deleteFrom('stored_emails')
    .where('id', '<', (eb) => eb.selectFrom(oldest.as('oldest')).select('oldest.id'))
    .execute();
}

/** The kept mails without their texts, newest first. */
export const listStoredEmails = (db: Database) =>
  db
    .selectFrom('stored_emails')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('id', 'desc')
    .limit(maxEmails)
    .execute();

/** A kept mail with its texts; undefined where there is none. */
export const findStoredEmail = (db: Database, id: number) =>
  db.selectFrom('stored_emails').selectAll().where('id', '=', id).executeTakeFirst();
