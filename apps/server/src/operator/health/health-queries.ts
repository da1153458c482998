import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { below, type OperatorPage, rowsOf } from '../list-queries.ts';

type OperatorFigures = {
  database_bytes: number;
  queued: number;
  given_up: number;
  open_reports: number;
  open_picture_cases: number;
  open_messages: number;
  ending_licences: number;
  vendors: number;
  customers: number;
  published: number;
  bookings_today: number;
};

/** The counts of what waits for an operator, at an instant and, for licences, up to a day (YYYY-MM-DD). */
export async function findFigures(db: Database, since: Date, until: string): Promise<OperatorFigures> {
  const found = await rowsOf(
    db,
    sql<OperatorFigures>`
      select pg_database_size(current_database())::float8 as database_bytes,
        (select count(*)::int from pgboss.job where name in ('code_events', 'urgent_events', 'events', 'bulk_events') and state < 'completed') as queued,
        (select count(*)::int from pgboss.job where name = 'failed_events' and state < 'active') as given_up,
        (select count(*)::int from review_reports where status = 'open' and review_id is not null) as open_reports,
        (select count(*)::int from picture_cases where state = 'open') as open_picture_cases,
        (select count(*)::int from contact_messages where answered_at is null) as open_messages,
        (select count(*)::int from licences where expires_on <= ${until}::date) as ending_licences,
        (select count(*)::int from users where role = 'vendor') as vendors,
        (select count(*)::int from users where role = 'customer' and erased_at is null) as customers,
        (select count(*)::int from services where status = 'published') as published,
        (select count(*)::int from bookings where created_at > ${since} and status <> 'held') as bookings_today`,
  );
  return found[0] as OperatorFigures;
}

type AuditEntryRow = {
  id: number;
  kind: string;
  user: { id: number; name: string; email: string } | null;
  address: string;
  request_id: string;
  detail: string;
  created_at: Date;
};

/** Entries of the audit log whose text has the search text; of one kind where it is given. */
export function listAudit(
  db: Database,
  { search, kind, cursor, limit }: OperatorPage & { kind: string | undefined },
): Promise<AuditEntryRow[]> {
  const ofKind = kind === undefined ? sql`` : sql`and a.kind = ${kind}`;
  const words = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const condition =
    search === ''
      ? sql``
      : sql`and (lower(a.kind || ' ' || a.address || ' ' || a.request_id || ' ' || a.detail::text) like ${words}
          or a.user_id in (select u.id from users u where lower(u.name || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.proven_phone, '')) like ${words}))`;
  return rowsOf(
    db,
    sql<AuditEntryRow>`
      select a.id, a.kind, a.address, a.request_id, a.detail::text as detail, a.created_at,
        case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) end as user
      from audit_entries a left join users u on u.id = a.user_id
      where true ${condition} ${ofKind} ${below(sql`a.id`, cursor)} order by a.id desc limit ${limit}`,
  );
}
