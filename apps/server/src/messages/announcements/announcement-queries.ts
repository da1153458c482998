import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** What an announcement says, and by which channels. */
type AnnouncementTexts = {
  title: LocalizedText;
  short_text: LocalizedText;
  email_text: LocalizedText;
  channels: MessageChannel[];
};

/** One of those whom an announcement is for, and how that reader reads. */
export type AnnouncedReaderRow = AnnouncementTexts & {
  user_id: number | null;
  name: string;
  email: string | null;
  /** In which the reader gets messages. */
  language: string;
  /** The channels that the reader allows, in order; null where none were chosen. */
  allowed: MessageChannel[] | null;
  /** Of the subscription by which it was asked for; null: it tells of the service. */
  token: string | null;
};

/**
 * The reader of an announcement; undefined where it was cancelled, and where the account or the subscription ended
 * meanwhile.
 */
export async function findAnnouncedReader(db: Database, addresseeId: number): Promise<AnnouncedReaderRow | undefined> {
  const found = await sql<AnnouncedReaderRow>`
    select n.title, n.short_text, n.email_text, n.channels, d.user_id, coalesce(u.name, '') as name,
      coalesce(s.email, u.email) as email, coalesce(u.message_language, u.language, s.language) as language,
      p.channels as allowed, s.token
    from announcement_addressees d join announcements n on n.id = d.announcement_id
      left join users u on u.id = d.user_id left join subscriptions s on s.id = d.subscription_id
      left join message_preferences p on p.user_id = d.user_id
    where d.id = ${addresseeId} and n.state <> 'cancelled'
      and (d.user_id is null or u.erased_at is null and u.blocked_at is null)
      and (d.subscription_id is null or s.status = 'confirmed')`.execute(db);
  return found.rows[0];
}

/** The same as an operator tries it, by one channel; undefined where it was removed. */
export async function findTriedReader(
  db: Database,
  announcementId: number,
  userId: number,
): Promise<AnnouncedReaderRow | undefined> {
  const found = await sql<AnnouncedReaderRow>`
    select n.title, n.short_text, n.email_text, n.channels, u.id as user_id, u.name, u.email,
      coalesce(u.message_language, u.language) as language, null as allowed, null as token
    from announcements n, users u where n.id = ${announcementId} and u.id = ${userId}`.execute(db);
  return found.rows[0];
}
