import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { rowsOf } from '../list-queries.ts';

type ExportedRow = Record<string, unknown>;

/** Everything about a user by kind, without hashes, tokens and what others wrote about them. */
export async function listUserData(db: Database, id: number, email: string): Promise<Record<string, ExportedRow[]>> {
  const found = await rowsOf(
    db,
    sql<{ kind: string; rows: ExportedRow[] }>`
      select kind, coalesce(jsonb_agg(entry order by entry ->> 'created_at'), '[]') as rows from (
        select 'account' as kind, to_jsonb(u) - 'password_hash' as entry from users u where u.id = ${id}
        union all select 'sessions', to_jsonb(s) - 'token_hash' from sessions s where s.user_id = ${id}
        union all select 'logins_elsewhere', to_jsonb(p) from provider_accounts p where p.user_id = ${id}
        union all select 'venues', to_jsonb(e) from venues e where e.owner_id = ${id}
        union all select 'works_at', to_jsonb(h) from memberships h where h.user_id = ${id}
        union all select 'replies', to_jsonb(y) from review_replies y where y.user_id = ${id}
        union all select 'invitations', to_jsonb(v) - 'code_hash' from invitations v where lower(v.email) = lower(${email})
        union all select 'bookings', to_jsonb(b) - array['attendance_token_hash', 'request_hash', 'idempotency_key']
          from bookings b where b.customer_id = ${id}
        union all select 'booking_steps', to_jsonb(v) from booking_events v where v.actor_id = ${id}
        union all select 'waitlist_entries', to_jsonb(w) from waitlist_entries w where w.customer_id = ${id}
        union all select 'reviews', to_jsonb(r) from reviews r where r.user_id = ${id}
        union all select 'reports', to_jsonb(p) from review_reports p where p.user_id = ${id}
        union all select 'wishlist', to_jsonb(i) from wishlist_items i where i.user_id = ${id}
        union all select 'recommendations', to_jsonb(f) from features f where f.user_id = ${id}
        union all select 'messages', to_jsonb(m) from contact_messages m where lower(m.email) = lower(${email})
        union all select 'newsletter', to_jsonb(n) - 'token' from subscriptions n where lower(n.email) = lower(${email})
        union all select 'log', to_jsonb(a) from audit_entries a where a.user_id = ${id}
      ) everything group by kind`,
  );
  return Object.fromEntries(found.map(({ kind, rows }) => [kind, rows]));
}

/** Whether a user has venues, or bookings that are upcoming or unanswered at an instant. */
export async function isInUse(db: Database, id: number, now: Date): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql<{ used: boolean }>`
      select exists (select from venues e where e.owner_id = ${id})
        or exists (select from bookings b where b.customer_id = ${id} and upper(b.during) > ${now}
          and b.status in ('pending', 'confirmed')) as used`,
  );
  return found[0]?.used ?? false;
}

/** Erases a user whose access has ended: deletes what is theirs alone, and removes name and texts from what others need. */
export async function erase(db: Database, id: number, email: string, now: Date): Promise<number[]> {
  const reviewed = await db.deleteFrom('reviews').where('user_id', '=', id).returning('service_id').execute();
  await sql`with
    b as (delete from provider_accounts where user_id = ${id}),
    d as (delete from wishlist_items where user_id = ${id}),
    e as (delete from features where user_id = ${id}),
    f as (delete from review_reports where user_id = ${id}),
    g as (delete from waitlist_entries where customer_id = ${id}),
    i as (delete from contact_messages where lower(email) = lower(${email})),
    j as (delete from subscriptions where lower(email) = lower(${email})),
    k as (delete from stored_emails k where lower(k.recipient) = lower(${email}) or exists (select from bookings b
      where b.customer_id = ${id} and position(b.customer_name in k.text) > 0)),
    l as (update audit_entries set address = '', detail = '{}' where user_id = ${id} and kind not like 'operator.%'),
    m as (update booking_events set reason = null where actor_id = ${id}),
    n as (update bookings set customer_name = '—', notes = '' where customer_id = ${id}),
    p as (delete from memberships where user_id = ${id}),
    q as (delete from invitations where lower(email) = lower(${email})),
    r as (delete from client_notes where customer_id = ${id})
    delete from second_factors where user_id = ${id}`.execute(db);
  await sql`
    update users set name = '—', email = ${`erased-${id}@erased.invalid`}, phone = null, city = null, state = null,
      image = null, password_hash = null, email_verified_at = null, blocked_at = coalesce(blocked_at, ${now}),
      erased_at = ${now}, role = 'customer'
    where id = ${id}`.execute(db);
  return reviewed.map(({ service_id: service }) => service);
}
