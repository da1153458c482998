import type { Database } from '#app/database/connection.ts';

/** As many mails are kept; the oldest make room. */
const mostMails = 200;

/** Keeps a mail in the database, where no mail server is configured. */
export async function keepMail(
  db: Database,
  given: { recipient: string; subject: string; text: string; html: string; created_at: Date },
): Promise<void> {
  await db.insertInto('kept_mails').values(given).execute();
  const oldest = db
    .selectFrom('kept_mails')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(mostMails - 1);
  await db
    .deleteFrom('kept_mails')
    .where('id', '<', (eb) => eb.selectFrom(oldest.as('oldest')).select('oldest.id'))
    .execute();
}

/** The kept mails without their texts, newest first. */
export const listKeptMails = (db: Database) =>
  db.selectFrom('kept_mails').select(['id', 'recipient', 'subject', 'created_at']).orderBy('id', 'desc').execute();

/** A kept mail with its texts; undefined where there is none. */
export const findKeptMail = (db: Database, id: number) =>
  db.selectFrom('kept_mails').selectAll().where('id', '=', id).executeTakeFirst();
