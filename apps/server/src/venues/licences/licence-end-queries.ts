import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type EndingLicenceRow = { venueId: number; licenceClass: LicenceClass; expiresOn: string };

/**
 * Enters the warnings that are due so many days before an end (0: from the day after it on) and have not gone out; gives
 * their licences. A warning that was missed is overtaken by the next one.
 */
export async function insertWarnings(db: Database, days: number, now: Date): Promise<EndingLicenceRow[]> {
  const found = await sql<EndingLicenceRow>`
    insert into licence_warnings (venue_id, class, expires_on, days, sent_at)
    select l.venue_id, l.class, l.expires_on, ${days}::int, ${now}::timestamptz from licences l
    where ${
      days === 0
        ? sql`l.expires_on < baghdad_today() and l.expires_on > baghdad_today() - 30`
        : sql`l.expires_on >= baghdad_today() and l.expires_on <= baghdad_today() + ${days}::int
            and not exists (select from licence_warnings w where w.venue_id = l.venue_id and w.class = l.class
              and w.expires_on = l.expires_on and w.days < ${days}::int)`
    }
    on conflict do nothing
    returning venue_id as "venueId", class as "licenceClass", expires_on::text as "expiresOn"`.execute(db);
  return found.rows;
}

/**
 * Reads the texts of at most `limit` services again after the registry has changed, those first that were read longest ago; gives their ids.
 * None while another process is about it: the two would wait for each other.
 */
export async function readTextsAgain(db: Database, limit: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with claim as materialized (select pg_try_advisory_xact_lock(hashtext('texts are read again')) as is_mine)
    insert into services_to_judge (service_id)
    select s.id from services s, claim
    where is_mine and s.status = 'published' and s.texts_read_at < (select max(changed_at) from procedures)
    order by s.texts_read_at limit ${limit}
    on conflict do nothing returning service_id as id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Judges anew published services that were seen until a licence ended; gives their ids. At most 500 a round. */
export async function judgeEnded(db: Database): Promise<number[]> {
  const found = await sql<{ id: number }>`
    insert into services_to_judge (service_id)
    select id from services where status = 'published' and listed_until < baghdad_today() and listed_until > '-infinity'
    order by id limit 500
    on conflict do nothing returning service_id as id`.execute(db);
  return found.rows.map(({ id }) => id);
}
