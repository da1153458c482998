import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { eraseClients, filesOfUser } from '../clients/client-erasure-queries.ts';
import { picturesOf } from './picture-erasure-queries.ts';
import { removedBy } from '#app/trust-log/trust-log-queries.ts';

type ExportedRow = Record<string, unknown>;

/** Everything about a user by kind, without hashes, tokens and what others wrote about them. */
export async function listUserData(
  db: Database,
  id: number,
  email: string | null,
): Promise<Record<string, ExportedRow[]>> {
  const { rows: found } = await sql<{ kind: string; rows: ExportedRow[] }>`
      select kind, coalesce(jsonb_agg(entry order by entry ->> 'created_at'), '[]') as rows from (
        select 'account' as kind, to_jsonb(u) - 'password_hash' as entry from users u where u.id = ${id}
        union all select 'sessions', to_jsonb(s) - array['token_hash', 'origin_hash', 'device_hash'] from sessions s where s.user_id = ${id}
        union all select 'second_factor', to_jsonb(c) - array['sealed_secret', 'last_step'] from second_factors c where c.user_id = ${id}
        union all select 'known_devices', to_jsonb(d) - 'device_hash' from known_devices d where d.user_id = ${id}
        union all select 'logins_elsewhere', to_jsonb(p) from provider_accounts p where p.user_id = ${id}
        union all select 'venues', to_jsonb(e) from venues e where e.owner_id = ${id}
        union all select 'works_at', to_jsonb(h) from memberships h where h.user_id = ${id}
        union all select 'replies', to_jsonb(y) from review_replies y where y.user_id = ${id}
        union all select 'invitations', to_jsonb(v) - 'code_hash' from invitations v
          where lower(v.email) = lower(${email}) or v.phone = (select proven_phone from users where id = ${id})
        union all select 'bookings', to_jsonb(b) - array['attendance_token_hash', 'request_hash', 'idempotency_key']
          from bookings b where b.customer_id = ${id}
        union all select 'looks_at_own_number', to_jsonb(l) - array['hour', 'reader_id']
          from contact_looks l join bookings b on b.venue_id = l.venue_id and b.id = l.booking_id where b.customer_id = ${id}
        union all select 'looks_at_numbers', to_jsonb(l) - 'hour' from contact_looks l where l.reader_id = ${id}
        union all select 'booking_steps', to_jsonb(v) from booking_events v where v.actor_id = ${id}
        union all select 'payments', jsonb_build_object('booking_id', t.booking_id, 'kind', t.kind, 'day', t.day,
            'account', e.account, 'amount_iqd', e.amount_iqd, 'created_at', t.entered_at)
          from bookings b join ledger_transactions t on t.venue_id = b.venue_id and t.booking_id = b.id
            join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
          where b.customer_id = ${id} and e.account in ('cash', 'card', 'wallet', 'debt')
        union all ${coursesOf(id)}
        union all select 'waitlist_entries', to_jsonb(w) from waitlist_entries w where w.customer_id = ${id}
        union all select 'reviews', to_jsonb(r) from reviews r where r.user_id = ${id}
        union all ${picturesOf(id)}
        union all select 'no_show_disputes', to_jsonb(d) - 'decided_by' from no_show_disputes d where d.customer_id = ${id}
        union all select 'reports', to_jsonb(p) from review_reports p where p.user_id = ${id}
        union all select 'wishlist', to_jsonb(i) from wishlist_items i where i.user_id = ${id}
        union all select 'saved_venues', to_jsonb(v) from saved_venues v where v.user_id = ${id}
        union all select 'recommendations', to_jsonb(f) from features f where f.user_id = ${id}
        union all select 'messages', to_jsonb(m) from contact_messages m where lower(m.email) = lower(${email})
        union all select 'newsletter', to_jsonb(n) - 'token' from subscriptions n where lower(n.email) = lower(${email})
        union all select 'message_preferences', to_jsonb(g) from message_preferences g where g.user_id = ${id}
        union all select 'announcements', to_jsonb(q) - 'subscription_id' from announcement_addressees q where q.user_id = ${id}
        union all select 'deliveries', to_jsonb(o) - 'event' from messages o where o.user_id = ${id}
        union all select 'push_messages', to_jsonb(x) - array['p256dh', 'auth', 'endpoint'] from push_subscriptions x where x.user_id = ${id}
        union all select 'telegram', to_jsonb(t) from telegram_chats t where t.user_id = ${id}
        union all select 'log', to_jsonb(a) from audit_entries a where a.user_id = ${id}
      ) everything group by kind`.execute(db);
  return Object.fromEntries(found.map(({ kind, rows }) => [kind, rows]));
}

/** The courses of a user's files, with what was paid for them. */
const coursesOf = (id: number) => sql`
  select 'courses', to_jsonb(c) || jsonb_build_object('payments', (
    select jsonb_agg(jsonb_build_object('kind', t.kind, 'day', t.day, 'account', e.account, 'amount_iqd', e.amount_iqd))
    from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
    where t.venue_id = c.venue_id and t.course_id = c.id and e.account in ('cash', 'card', 'wallet', 'debt')))
  from courses c join clients f on f.venue_id = c.venue_id and f.id = c.client_id where f.customer_id = ${id}`;

/** Whether a user has venues, or bookings that are upcoming or unanswered at an instant. */
export async function isInUse(db: Database, id: number, now: Date): Promise<boolean> {
  const { rows: found } = await sql<{ used: boolean }>`
      select exists (select from venues e where e.owner_id = ${id})
        or exists (select from bookings b where b.customer_id = ${id} and upper(b.during) > ${now}
          and b.status in ('pending', 'confirmed')) as used`.execute(db);
  return found[0]?.used ?? false;
}

/** Whether a user owns a venue. */
export async function ownsVenue(db: Database, id: number): Promise<boolean> {
  const found = await db.selectFrom('venues').select('id').where('owner_id', '=', id).limit(1).execute();
  return found.length > 0;
}

/** What is left of a name. */
export const noName = '—';

/**
 * Erases a user whose access has ended: deletes what is theirs alone, and removes name and texts from what others need.
 * Gives the services whose reviews are gone. The inventory says which column is erased how.
 */
export async function erase(db: Database, id: number, email: string | null, now: Date): Promise<number[]> {
  await eraseMessages(db, id, email);
  await eraseQuotedReviews(db, id);
  const reviewed = await db
    .deleteFrom('reviews')
    .where('user_id', '=', id)
    .returning(['service_id', removedBy('erasure')])
    .execute();
  // They show the name and the words of each author until they are made anew.
  const shown = reviewed.map(({ service_id: service }) => service);
  await sql`delete from service_details where service_id = any(${shown})`.execute(db);
  await sql`with
    a as (delete from held_events where user_id = ${id}),
    a2 as (delete from messages where user_id = ${id}),
    a3 as (delete from message_preferences where user_id = ${id}),
    b as (delete from provider_accounts where user_id = ${id}),
    d as (delete from wishlist_items where user_id = ${id}),
    d2 as (delete from saved_venues where user_id = ${id}),
    e as (delete from features where user_id = ${id}),
    e2 as (delete from excluded_voices where user_id = ${id}),
    e3 as (delete from voice_signal_accounts where user_id = ${id}),
    f as (delete from review_reports where user_id = ${id}),
    g as (delete from waitlist_entries where customer_id = ${id}),
    i as (delete from contact_messages where lower(email) = lower(${email})),
    j as (delete from subscriptions where lower(email) = lower(${email})),
    -- What venues wrote about a booking is about its customer.
    k as (update booking_events v set reason = null from bookings b
      where b.venue_id = v.venue_id and b.id = v.booking_id and b.customer_id = ${id} and v.reason is not null),
    n as (update bookings set customer_name = ${noName}, customer_phone = null, notes = '', home_address = null,
      request_hash = null
      where customer_id = ${id}),
    p as (delete from memberships where user_id = ${id}),
    q as (delete from invitations where lower(email) = lower(${email})
      or phone = (select proven_phone from users where id = ${id})),
    r2 as (delete from contact_looks l using bookings b
      where b.venue_id = l.venue_id and b.id = l.booking_id and b.customer_id = ${id}),
    o as (delete from phone_codes c using users w where w.id = ${id} and (c.user_id = w.id or c.phone = w.proven_phone)),
    s as (update review_replies set text = ${noName} where user_id = ${id}),
    t as (delete from recovery_codes where user_id = ${id}),
    u as (delete from operator_enrolments where user_id = ${id})
    delete from second_factors where user_id = ${id}`.execute(db);
  await eraseClients(db, filesOfUser(id));
  // A second statement: what the user said about the own steps at a venue's bookings.
  await sql`update booking_events set reason = null where actor_id = ${id} and reason is not null`.execute(db);
  await eraseWords(db, id, email);
  await sql`
    update users set name = ${noName}, alias = null, email = ${`erased-${id}@erased.invalid`}, phone = null, proven_phone = null, city = null, state = null,
      image = null, password_hash = null, email_verified_at = null, blocked_at = coalesce(blocked_at, ${now}),
      erased_at = ${now}, role = 'customer', suspension_reason = null, message_language = null
    where id = ${id}`.execute(db);
  return shown;
}

/** Deletes the stored messages to the addresses of a user, and those that name the customer of the user's bookings. */
export const deleteStoredMessages = (db: Database, id: number) =>
  sql`delete from stored_messages m
    where m.recipient in (select proven_phone from users where id = ${id} union select chat_id from telegram_chats where user_id = ${id})
      or exists (select from push_subscriptions p where p.user_id = ${id} and position(p.endpoint in m.recipient) > 0)
      or exists (select from bookings b
        where b.customer_id = ${id} and length(b.customer_name) > 1 and position(b.customer_name in m.text) > 0)`.execute(
    db,
  );

/**
 * Deletes what is written or still to be written to a user, and what venues of the user's bookings were written with the
 * names in it, before these are gone. A name of one letter deletes nobody else's mail.
 */
async function eraseMessages(db: Database, id: number, email: string | null): Promise<void> {
  await sql`with own as (select venue_id, customer_name as name from bookings where customer_id = ${id}
      union select venue_id, customer_name from waitlist_entries where customer_id = ${id}),
    names as (select name from own where length(name) > 1 union select ${email}),
    venue_addresses as (select lower(mailbox) as mailbox from own join venues v on v.id = own.venue_id
      join users u on u.id = v.owner_id cross join lateral (values (v.email), (u.email)) as both_of (mailbox))
    delete from stored_emails k where lower(k.recipient) = lower(${email})
      or lower(k.recipient) in (select mailbox from venue_addresses)
        and exists (select from names where position(names.name in k.text) > 0 or position(names.name in k.subject) > 0)`.execute(
    db,
  );
  await sql`delete from announcement_addressees where user_id = ${id}`.execute(db);
  // An error of a mail server may quote the address.
  await sql`delete from pgboss.job where lower(data -> 'event' ->> 'email') = lower(${email})
    or data -> 'event' ->> 'userId' = ${String(id)}
    or position(lower(${email}) in lower(output::text)) > 0 or position(lower(${email}) in lower(source_output::text)) > 0`.execute(
    db,
  );
}

/** Removes what reports quote of a user's reviews, also of those that the operator has removed. */
const eraseQuotedReviews = (db: Database, id: number) =>
  sql`update review_reports p set comment = ${noName}
    where p.review_id in (select r.id from reviews r where r.user_id = ${id})
      or p.comment in (select detail -> 'before' ->> 'comment' from audit_entries
        where kind = 'operator.review_removed' and detail -> 'before' ->> 'author' = ${String(id)})`.execute(db);

/** Empties what the logs say in words about a user; that something was done, when and by whom stays. */
async function eraseWords(db: Database, id: number, email: string | null): Promise<void> {
  await sql`update audit_entries set address = '', detail = '{}' where user_id = ${id} and kind not like 'operator.%'`.execute(
    db,
  );
  // An operator's action keeps what it was done to, without reason, before and after.
  await sql`update audit_entries set detail = jsonb_build_object('on', detail -> 'on')
    where kind like 'operator.user%' and detail ->> 'on' = ${String(id)}
      or kind = 'operator.review_removed' and detail -> 'before' ->> 'author' = ${String(id)}`.execute(db);
  await sql`with own as (select venue_id, booking_id from no_show_disputes where customer_id = ${id}),
    decisions as (update no_show_decisions c set reason = null from own
      where own.venue_id = c.venue_id and own.booking_id = c.booking_id and c.reason is not null)
    update audit_entries set detail = detail - 'reason'
    where kind like 'operator.no_show_%' and detail ->> 'on' in (select booking_id::text from own)`.execute(db);
  await sql`update audit_entries set detail = '{}' where position(lower(${email}) in lower(detail::text)) > 0`.execute(
    db,
  );
  await sql`update schedule_changes set before = '{}', after = '{}'
    where position(lower(${email}) in lower(before::text)) > 0 or position(lower(${email}) in lower(after::text)) > 0`.execute(
    db,
  );
}
