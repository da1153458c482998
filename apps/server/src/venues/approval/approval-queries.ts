import type { ServiceNeed } from '@tajmeelspot/contract/problems.ts';
import type { VenueApproval } from '@tajmeelspot/contract/venues/own-venues.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** How far the approval of a venue (an alias of `venues`) has come, and what it lacks. */
export const approvalOf = (venue: string): RawBuilder<Omit<VenueApproval, 'is_needed'>> => {
  const column = (name: string) => sql.ref(`${venue}.${name}`);
  return sql`(
    select jsonb_build_object('state', case when ${column('approved_at')} is not null then 'approved'
        else coalesce(a.state, 'none') end, 'cause', a.cause, 'requested_at', a.requested_at, 'reply', a.reply,
      'missing', to_jsonb(${missingForApproval(venue)}),
      'has_look_alike', ${column('approved_at')} is null
        and exists (select from venues_alike(${column('id')}) where likeness >= 0.75))
    from (select) one left join venue_approvals a on a.venue_id = ${column('id')})`;
};

/** What an operator asks of a venue before it is approved: the owner's proven number and the pin on the map. */
const missingForApproval = (venue: string) => sql`array_remove(array[
  case when not exists (select from users u where u.id = ${sql.ref(`${venue}.owner_id`)} and u.proven_phone is not null)
    then 'phone' end,
  case when ${sql.ref(`${venue}.latitude`)} is null then 'pin' end], null)`;

/** Whether a venue is approved, and what it lacks for it. */
export async function findApproval(db: Database, venueId: number) {
  const found = await sql<{ isApproved: boolean; missing: ServiceNeed[] }>`
    select v.approved_at is not null as "isApproved", ${missingForApproval('v')} as missing
    from venues v where v.id = ${venueId}`.execute(db);
  return found.rows[0];
}

/** Lets a venue wait for an operator, unless it waits or has been asked already. */
export const insertApproval = (db: Database, venueId: number, now: Date) =>
  db
    .insertInto('venue_approvals')
    .values({ venue_id: venueId, cause: 'first', state: 'waiting', requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Lets a venue that an operator has asked or declined wait again; nothing where it waits already. */
export const renewApproval = (db: Database, venueId: number, now: Date) =>
  db
    .updateTable('venue_approvals')
    .set({ state: 'waiting', requested_at: now, decided_at: null, decided_by: null })
    .where('venue_id', '=', venueId)
    .where('state', 'in', ['asked', 'declined'])
    .execute();

/** Approves a venue without an operator. */
export const approveBySetting = (db: Database, venueId: number, now: Date) =>
  db
    .updateTable('venues')
    .set({ approved_at: now })
    .where('id', '=', venueId)
    .where('approved_at', 'is', null)
    .execute();
