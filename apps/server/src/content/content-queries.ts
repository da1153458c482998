import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';

/** The text that an operator wrote in place of the program's own; undefined where there is none. */
export const findPageText = (db: Database, slug: string, language: Language) =>
  db
    .selectFrom('page_texts')
    .select('body')
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();

/** Treatments of a category as the best venues offer them; prices in dinars. */
type GuideTreatmentRow = {
  category: string;
  label: string;
  title: string;
  from_price: number;
  to_price: number;
  from_minutes: number;
  to_minutes: number;
  services: number;
};

/** How many of the best services of each category speak for it: a million of them would take seconds to read. */
const maxServices = 1000;

/** Every treatment by category, the most offered first, at most 60 a category. */
export async function listGuideTreatments(db: Database, language: Language): Promise<GuideTreatmentRow[]> {
  const found = await sql<GuideTreatmentRow>`
    select c.name as category, in_language(c.label, ${language}) as label, t.title, t.from_price, t.to_price,
      t.from_minutes, t.to_minutes, t.services
    from categories c
      cross join lateral (
        select in_language(i.title, ${language}) as title,
          min(final_price(i.price_iqd, i.discount_percent)) as from_price,
          max(final_price(i.price_iqd, i.discount_percent)) as to_price,
          min(i.duration_minutes) as from_minutes, max(i.duration_minutes) as to_minutes,
          count(distinct i.service_id)::int as services
        from (
          select s.id from services s where ${isListed('s')} and s.category_id = c.id
          order by s.rank desc, s.id desc limit ${maxServices}
        ) best join treatments i on i.service_id = best.id and ${isTreatable('i')}
        group by 1 order by services desc, title limit 60
      ) t
    order by c.places, t.services desc, t.title`.execute(db);
  return found.rows;
}

/** Enters a message to the operators. */
export const insertContactMessage = (
  db: Database,
  given: {
    name: string;
    email: string;
    phone: string | null;
    subject: string;
    message: string;
    language: string;
    address: string;
    created_at: Date;
  },
) => db.insertInto('contact_messages').values(given).execute();

/** Notes that the service could work in this minute, and forgets what nobody is shown any more. */
export async function insertHeartbeat(db: Database, now: Date, forgotten: Date): Promise<void> {
  const minute = sql`date_trunc('minute', ${now}::timestamptz)`;
  await sql`insert into heartbeats (minute) values (${minute}) on conflict do nothing`.execute(db);
  await db.deleteFrom('heartbeats').where('minute', '<', forgotten).execute();
}

/** Heartbeats by day (YYYY-MM-DD in UTC) since an instant, oldest first, with the first one there ever was. */
export async function listHeartbeats(
  db: Database,
  since: Date,
): Promise<{ date: string; beats: number; first: Date }[]> {
  const found = await sql<{ date: string; beats: number; first: Date }>`
    select to_char(minute, 'YYYY-MM-DD') as date, count(*)::int as beats,
      (select min(minute) from heartbeats) as first
    from heartbeats where minute >= ${since} group by 1 order by 1`.execute(db);
  return found.rows;
}

/** Events that have waited longer than five minutes, and undelivered ones. */
export async function countStuckEvents(db: Database, now: Date): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job
    where state in ('created', 'retry') and name in ('code_events', 'urgent_events', 'events', 'bulk_events')
      and start_after < ${now}::timestamptz - interval '5 minutes'`.execute(db);
  return found.rows[0]?.n ?? 0;
}
