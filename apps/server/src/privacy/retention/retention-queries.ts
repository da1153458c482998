import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { noName } from '../erasure/erasure-queries.ts';

/** The instant before which each kind of row ends. */
type RetentionLimits = Readonly<
  Record<
    | 'audit'
    | 'operatorAudit'
    | 'venueHistory'
    | 'endedPictures'
    | 'contactMessages'
    | 'storedEmails'
    | 'messages'
    | 'invitations'
    | 'unconfirmedSubscriptions'
    | 'waitlistEntries'
    | 'voiceSignals'
    | 'walkIns'
    | 'contactLooks'
    | 'credentials'
    | 'knownDevices'
    | 'documents'
    | 'deliveredEvents'
    | 'failedEvents',
    Date
  >
>;

/** Somebody without an account who has not come, and was not written down, since an instant. */
const forgottenClient = (since: Date) => sql`customer_id is null and merged_into is null and created_at < ${since}
  and not exists (select from clients m where m.venue_id = clients.venue_id and m.merged_into = clients.id)
  and not exists (select from bookings b where b.venue_id = clients.venue_id and b.client_id = clients.id
    and lower(b.during) >= ${since})
  and not exists (select from courses s where s.venue_id = clients.venue_id and s.client_id = clients.id
    and (s.created_at >= ${since} or s.expires_on >= ${since}::date))`;

/** The most rows of a table that are deleted at a time. */
const maxRows = 5000;

/** Deletes the rows whose time is over, and removes what names a walk-in of long ago. Gives how many rows. */
export async function deleteExpired(db: Database, limits: RetentionLimits): Promise<number> {
  let count = 0;
  for (const [table, condition] of expiredRows(limits)) count += await deleteRows(db, table, condition);
  return count + (await eraseOldWalkIns(db, limits.walkIns));
}

const expiredRows = (limits: RetentionLimits): [string, RawBuilder<unknown>][] => [
  ['audit_entries', sql`created_at < ${limits.audit} and kind not like 'operator.%'`],
  ['audit_entries', sql`created_at < ${limits.operatorAudit}`],
  ['schedule_changes', sql`created_at < ${limits.venueHistory}`],
  ['contact_looks', sql`looked_at < ${limits.contactLooks}`],
  ['contact_messages', sql`created_at < ${limits.contactMessages}`],
  ['stored_messages', sql`created_at < ${limits.storedEmails}`],
  ['stored_emails', sql`created_at < ${limits.storedEmails}`],
  ['messages', sql`changed_at < ${limits.messages}`],
  ['message_spending', sql`day < ${limits.messages}`],
  ['work_pictures', sql`state = 'incomplete' and stated_at < ${limits.credentials}`],
  [
    'work_pictures',
    sql`state in ('declined', 'withdrawn') and coalesce(withdrawn_at, decided_at) < ${limits.endedPictures}`,
  ],
  [
    'portraits',
    sql`state in ('declined', 'withdrawn') and coalesce(withdrawn_at, decided_at) < ${limits.endedPictures}`,
  ],
  // Nothing is taken back after a day.
  ['client_merges', sql`merged_at < ${limits.credentials}`],
  ['clients', forgottenClient(limits.walkIns)],
  // What became of the announcement is stored with it.
  [
    'announcement_addressees',
    sql`exists (select from announcements n where n.id = announcement_id and n.outcome is not null)`,
  ],
  ['request_links', sql`expires_at < ${limits.credentials}`],
  ['invitations', sql`expires_at < ${limits.invitations}`],
  ['subscriptions', sql`status = 'pending' and requested_at < ${limits.unconfirmedSubscriptions}`],
  ['waitlist_entries', sql`ended_at < ${limits.waitlistEntries}`],
  ['voice_signals', sql`last_seen_at < ${limits.voiceSignals}`],
  ['password_resets', sql`expires_at < ${limits.credentials}`],
  ['telegram_links', sql`expires_at < ${limits.credentials}`],
  ['hand_offs', sql`expires_at < ${limits.credentials}`],
  ['provider_logins', sql`expires_at < ${limits.credentials}`],
  ['pending_logins', sql`expires_at < ${limits.credentials}`],
  ['phone_codes', sql`expires_at < ${limits.credentials}`],
  ['slot_holds', sql`expires_at < ${limits.credentials}`],
  ['second_factor_setups', sql`expires_at < ${limits.credentials}`],
  ['known_devices', sql`last_used_at < ${limits.knownDevices}`],
  ['service_details', sql`made_at < ${limits.documents}`],
  ['sessions', sql`expires_at < ${limits.credentials}`],
  ['login_attempts', sql`expire < ${limits.credentials.getTime()}`],
  ['pgboss.job', sql`state in ('completed', 'cancelled', 'failed') and completed_on < ${limits.deliveredEvents}`],
  ['pgboss.job', sql`name = 'failed_events' and created_on < ${limits.failedEvents}`],
];

async function deleteRows(db: Database, table: string, condition: RawBuilder<unknown>): Promise<number> {
  // A partitioned table has several rows of one ctid.
  const found = await sql`delete from ${sql.table(table)} where (tableoid, ctid) in (
    select tableoid, ctid from ${sql.table(table)} where ${condition} limit ${maxRows})`.execute(db);
  return Number(found.numAffectedRows ?? 0);
}

async function eraseOldWalkIns(db: Database, before: Date): Promise<number> {
  const found = await sql`
    with old as (
      update bookings set customer_name = ${noName}, customer_phone = null, notes = '', home_address = null,
        request_hash = null
      where customer_id is null and upper(during) < ${before} and customer_name <> ${noName}
      returning venue_id, id),
    words as (update booking_events v set reason = null from old
      where v.venue_id = old.venue_id and v.booking_id = old.id and v.reason is not null)
    select count(*)::int as count from old`.execute(db);
  return (found.rows[0] as { count: number } | undefined)?.count ?? 0;
}
