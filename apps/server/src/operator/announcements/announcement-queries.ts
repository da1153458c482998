import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import type { AnnouncementDraft } from '@tajmeelspot/contract/operator/announcements.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { alike, below, type OperatorPage, rowsOf } from '../list-queries.ts';

type AnnouncementState = 'draft' | 'sending' | 'paused' | 'cancelled' | 'done';

/** What left by a channel. */
type ChannelProgress = { channel: MessageChannel; sent: number; delivered: number; failed: number };

type AnnouncementRow = Pick<AnnouncementDraft, 'purpose' | 'recipients'> & {
  id: number;
  title: string;
  state: AnnouncementState;
  addressees: number;
  handed_over: number;
  created_at: Date;
  started_at: Date | null;
};

const counts = sql`coalesce((n.outcome ->> 'addressees')::int, (select count(*)::int from announcement_addressees d
    where d.announcement_id = n.id)) as addressees,
  coalesce((n.outcome ->> 'handed_over')::int, (select count(*)::int from announcement_addressees d
    where d.announcement_id = n.id and d.handed_over_at is not null)) as handed_over`;

/** Announcements whose title has the search text, the newest first. */
export const listAnnouncements = (
  db: Database,
  language: Language,
  { search, cursor, limit, recipients }: OperatorPage & { recipients: string | undefined },
): Promise<AnnouncementRow[]> =>
  rowsOf(
    db,
    sql<AnnouncementRow>`
      select n.id, n.purpose, n.recipients, in_language(n.title, ${language}) as title, n.state, n.created_at, n.started_at, ${counts}
      from announcements n
      where ${alike(sql`lower(all_texts(n.title))`, search)} ${recipients === undefined ? sql`` : sql`and n.recipients = ${recipients}`}
        ${below(sql`n.id`, cursor)}
      order by n.id desc limit ${limit}`,
  );

/** An announcement with its texts. */
export type AnnouncementDetailRow = Omit<AnnouncementRow, 'title'> & {
  title: LocalizedText;
  short_text: LocalizedText;
  email_text: LocalizedText;
  city_id: number | null;
  category_id: number | null;
  channels: MessageChannel[];
  version: number;
  ended_at: Date | null;
  outcome: { channels: ChannelProgress[] } | null;
};

/** An announcement by its number. */
export async function findAnnouncement(db: Database, id: number): Promise<AnnouncementDetailRow | undefined> {
  const found = await rowsOf(
    db,
    sql<AnnouncementDetailRow>`select n.id, n.purpose, n.recipients, n.city_id, n.category_id, n.channels, n.title, n.short_text, n.email_text,
      n.state, n.version, n.created_at, n.started_at, n.ended_at, n.outcome, ${counts} from announcements n where n.id = ${id}`,
  );
  return found[0];
}

/** What left of an announcement by each channel so far. */
export const listProgress = (db: Database, id: number): Promise<ChannelProgress[]> =>
  rowsOf(
    db,
    sql<ChannelProgress>`
      select t.channel, (count(*) filter (where t.state in ('sent', 'delivered', 'read')))::int as sent,
        (count(*) filter (where t.state in ('delivered', 'read')))::int as delivered,
        (count(*) filter (where t.state = 'failed'))::int as failed
      from announcement_addressees d join message_tries t on t.message_id = d.message_id
      where d.announcement_id = ${id} group by t.channel order by t.channel`,
  );

const valuesOf = (draft: AnnouncementDraft) => ({
  ...draft,
  title: JSON.stringify(draft.title),
  short_text: JSON.stringify(draft.short_text),
  email_text: JSON.stringify(draft.email_text),
});

/** Enters a draft; gives its number. */
export async function insertAnnouncement(
  db: Database,
  draft: AnnouncementDraft,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('announcements')
    .values({ ...valuesOf(draft), created_by: by, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces a draft; what was looked at before is another version. */
export const updateAnnouncement = (db: Database, id: number, draft: AnnouncementDraft) =>
  db
    .updateTable('announcements')
    .set((eb) => ({ ...valuesOf(draft), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Removes an announcement. */
export const deleteAnnouncement = (db: Database, id: number) =>
  db.deleteFrom('announcements').where('id', '=', id).execute();

/** Locks an announcement, so that nobody else changes it or hands more of it over meanwhile. */
export async function lockAnnouncement(db: Database, id: number): Promise<AnnouncementDetailRow | undefined> {
  await db.selectFrom('announcements').select('id').where('id', '=', id).forUpdate().execute();
  return findAnnouncement(db, id);
}

/** Sets how far an announcement is. */
export const setState = (
  db: Database,
  id: number,
  state: AnnouncementState,
  moments: { started_at?: Date; started_by?: number; ended_at?: Date } = {},
) =>
  db
    .updateTable('announcements')
    .set({ state, ...moments })
    .where('id', '=', id)
    .execute();

/** The announcements of which more is to be handed over. */
export async function listSending(db: Database): Promise<number[]> {
  const found = await db
    .selectFrom('announcements')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

/** Stores what became of the announcements that ended before an instant, whose addressees are needed no more. */
export const storeOutcomes = (db: Database, before: Date) =>
  sql`update announcements n set outcome = jsonb_build_object(
      'addressees', (select count(*) from announcement_addressees d where d.announcement_id = n.id),
      'handed_over', (select count(*) from announcement_addressees d where d.announcement_id = n.id and d.handed_over_at is not null),
      'channels', coalesce((select jsonb_agg(to_jsonb(c) order by c.channel) from (
        select t.channel, count(*) filter (where t.state in ('sent', 'delivered', 'read')) as sent,
          count(*) filter (where t.state in ('delivered', 'read')) as delivered, count(*) filter (where t.state = 'failed') as failed
        from announcement_addressees d join message_tries t on t.message_id = d.message_id
        where d.announcement_id = n.id group by t.channel) c), '[]'))
    where n.outcome is null and n.ended_at < ${before}`.execute(db);
