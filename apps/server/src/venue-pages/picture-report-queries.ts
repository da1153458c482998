import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** A picture that everybody sees, and whether a user works at its venue; undefined for any other. */
export async function findShownPicture(db: Database, userId: number, id: number) {
  const found = await sql<{ isOwn: boolean }>`
    select exists (select from memberships m where m.venue_id = w.venue_id and m.user_id = ${userId}) as "isOwn"
    from work_pictures w where w.id = ${id} and w.state = 'approved'
      and exists (select from services s where s.venue_id = w.venue_id and ${isListed('s')})`.execute(db);
  return found.rows[0];
}

type NewPictureReport = { picture_id: number; user_id: number; reason: string; text: string; created_at: Date };

/**
 * Enters a report into the open case of a picture, or opens one. Nothing happens where the user has reported it before,
 * or where it is gone meanwhile: what takes it away waits, or is waited for.
 */
export const insertPictureReport = (
  db: Database,
  { picture_id: picture, user_id: user, reason, text, created_at: now }: NewPictureReport,
) =>
  sql`with opened as (
      insert into picture_cases (picture_id, opened_at)
      select w.id, ${now} from work_pictures w
      where w.id = ${picture} and w.state = 'approved' and not exists (
        select from picture_reports r join picture_cases c on c.id = r.case_id
        where c.picture_id = w.id and r.user_id = ${user})
      for share of w
      on conflict (picture_id) where state = 'open' do update set picture_id = excluded.picture_id
      returning id)
    insert into picture_reports (case_id, user_id, reason, text, created_at)
    select id, ${user}, ${reason}, ${text}, ${now} from opened on conflict do nothing`.execute(db);
