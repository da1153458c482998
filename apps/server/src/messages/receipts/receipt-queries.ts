import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Locks the message of a provider's reference, then its try; undefined where nobody knows the reference. */
export async function lockTry(db: Database, channel: string, reference: string) {
  const found = await sql<{ id: number; message_id: string; state: string }>`
    select t.id, t.message_id, t.state from message_tries t join messages m on m.id = t.message_id
    where t.channel = ${channel} and t.reference = ${reference} order by t.id desc limit 1 for update`.execute(db);
  return found.rows[0];
}

/** Whether a message is on its way to a provider whose answer is not here yet. */
export async function isSending(db: Database, channel: string, since: Date): Promise<boolean> {
  const found = await sql`select 1 from message_tries
    where channel = ${channel} and state = 'sending' and changed_at >= ${since} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Sets what a provider reported of a try. */
export const updateTry = (db: Database, id: number, set: { state: string; reason: string | null; changed_at: Date }) =>
  db.updateTable('message_tries').set(set).where('id', '=', id).execute();

/** A question about a booking that none of its messages has carried. */
type LostQuestionRow = { bookingId: number; recipient: 'customer' | 'venue' };

/** The question that a message puts, where neither this nor another message to the same side has carried it. */
export async function findLostQuestion(db: Database, id: string): Promise<LostQuestionRow | undefined> {
  const found = await sql<LostQuestionRow>`
    select m.booking_id as "bookingId", m.recipient from messages m
    where m.id = ${id} and m.booking_id is not null and ${isQuestion(sql`m`)} and not exists (
      select from messages o join message_tries t on t.message_id = o.id
      where o.booking_id = m.booking_id and o.recipient = m.recipient and ${isQuestion(sql`o`)}
        and t.state in ('sent', 'delivered', 'read'))`.execute(db);
  return found.rows[0];
}

/** Whether a message asks a venue for an answer, or a customer whether the booking stands. */
const isQuestion = (message: RawBuilder<unknown>) => sql`case ${message}.recipient
  when 'venue' then ${message}.event->>'kind' in ('booking.requested', 'booking.moved', 'booking.reassigned')
  when 'customer' then ${message}.event->>'kind' = 'booking.tomorrow' end`;

/** A message that has arrived is done; one that has not, and has nothing under way, goes on at once. */
export const updateReceived = (
  db: Database,
  id: string,
  { state, hasArrived, now }: { state: string; hasArrived: boolean; now: Date },
) =>
  sql`update messages m set state = ${state}, changed_at = ${now},
    next_at = case when ${hasArrived} then null
      when ${state} = 'queued' and m.state <> 'outdated' and not exists (
        select from message_tries t where t.message_id = m.id and t.state = 'sending') then ${now}::timestamptz
      else m.next_at end
    where id = ${id}`.execute(db);
