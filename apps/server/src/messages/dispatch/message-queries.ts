import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type NewMessage = {
  id: string;
  event_id: string;
  event: string;
  happened_at: Date;
  user_id: number | null;
  recipient: string;
  booking_id: number | null;
  lane: string;
  next_at: Date;
  created_at: Date;
};

/**
 * Enters a message and, with a channel, its first try, which begins; false where the message is there already, and stays
 * as it is.
 */
export async function insertMessage(db: Database, message: NewMessage, channel?: MessageChannel): Promise<boolean> {
  const insertion = db
    .insertInto('messages')
    .values({ ...message, state: 'queued', changed_at: message.created_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id');
  if (channel === undefined) return (await insertion.executeTakeFirst()) !== undefined;
  const { created_at: now } = message;
  const made = await sql`with made as (${insertion})
    insert into message_tries (message_id, channel, state, created_at, changed_at)
    select id, ${channel}, 'sending', ${now}::timestamptz, ${now}::timestamptz from made returning 1`.execute(db);
  return made.rows.length > 0;
}

/** Takes a message that is due, so that nobody else tries it before `until`; undefined where it is not due. */
export const claimMessage = (db: Database, id: string, now: Date, until: Date) =>
  db
    .updateTable('messages')
    .set({ next_at: until, awaits_outbox: false })
    .where('id', '=', id)
    .where('next_at', '<=', now)
    .returning(['id', 'created_at'])
    .executeTakeFirst();

/** A message whose next channel is due. */
export type DueMessageRow = {
  id: string;
  event_id: string;
  /** As the outbox had it. */
  event: unknown;
  happened_at: Date;
  created_at: Date;
};

const dueColumns = sql`id, event_id, event, happened_at, created_at`;

/** The messages of a lane whose next channel is due, the longest due first. */
export async function listDueMessages(db: Database, lane: string, now: Date, limit: number): Promise<DueMessageRow[]> {
  const found = await sql<DueMessageRow>`select ${dueColumns} from messages
    where lane = ${lane} and next_at <= ${now} and not awaits_outbox order by next_at limit ${limit}`.execute(db);
  return found.rows;
}

/** One message; undefined where its next channel is not due. */
export async function findDueMessage(db: Database, id: string, now: Date): Promise<DueMessageRow | undefined> {
  const found = await sql<DueMessageRow>`select ${dueColumns} from messages
    where id = ${id} and next_at <= ${now} and not awaits_outbox`.execute(db);
  return found.rows[0];
}

const arrived = ['delivered', 'read'];

/**
 * Sets what became of a message and when its next channel is due (null: never). One that has arrived stays so: its receipt
 * may be faster than the end of its try.
 */
export const updateMessage = (
  db: Database,
  id: string,
  { state, nextAt, now }: { state: string; nextAt: Date | null; now: Date },
) =>
  db
    .updateTable('messages')
    .set({ state, next_at: nextAt, changed_at: now })
    .where('id', '=', id)
    .$if(!arrived.includes(state), (update) => update.where('state', 'not in', arrived))
    .execute();

/** Shows the messages as failed that have waited for the outbox since an instant; a later delivery still finds them. */
export const failGivenUp = (db: Database, since: Date, now: Date) =>
  db
    .updateTable('messages')
    .set({ state: 'failed', changed_at: now })
    .where('next_at', 'is not', null)
    .where('awaits_outbox', '=', true)
    .where('state', '=', 'queued')
    .where('created_at', '<=', since)
    .execute();

/** Leaves a message whose email was not taken to the outbox, which tries its event again. */
export const leaveToOutbox = (db: Database, id: string, now: Date) =>
  db.updateTable('messages').set({ awaits_outbox: true, next_at: now, changed_at: now }).where('id', '=', id).execute();

/** A try to send a message by a channel. */
type TryRow = { channel: string; state: string; reason: string | null; changed_at: Date };

/** The tries of a message, the first one first. */
export const listTries = (db: Database, id: string): Promise<TryRow[]> =>
  db
    .selectFrom('message_tries')
    .select(['channel', 'state', 'reason', 'changed_at'])
    .where('message_id', '=', id)
    .orderBy('id')
    .execute();

/** Enters a try that begins; one that was broken off begins again. */
export const beginTry = (db: Database, id: string, channel: MessageChannel, now: Date) =>
  db
    .insertInto('message_tries')
    .values({ message_id: id, channel, state: 'sending', created_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict.constraint('one_try_by_channel').doUpdateSet({ state: 'sending', reason: null, changed_at: now }),
    )
    .execute();

type TryResult = {
  state: 'sent' | 'delivered' | 'failed';
  reference?: string;
  /** Why it failed; 'cap' where the money of the day was spent. */
  reason?: string;
  cost_iqd?: number;
};

/** Records how a try ended, to one of several devices too: what one of them took is no failure. */
export const endTry = (db: Database, id: string, channel: MessageChannel, result: TryResult, now: Date) =>
  db
    .updateTable('message_tries')
    .set({ reason: null, ...result, changed_at: now })
    .where('message_id', '=', id)
    .where('channel', '=', channel)
    .where('state', 'in', result.state === 'failed' ? ['sending'] : ['sending', 'failed'])
    .execute();

/** Records that a message has left as an email, its only try: nothing else follows. */
export const endWithEmail = (db: Database, id: string, now: Date) =>
  sql`with ended as (
      update message_tries set reason = null, state = 'sent', changed_at = ${now}
      where message_id = ${id} and channel = 'email' and state in ('sending', 'failed'))
    update messages set state = 'sent', next_at = null, changed_at = ${now}
    where id = ${id} and state <> all(${arrived})`.execute(db);

/** Reserves what a message costs from the money of a day (YYYY-MM-DD); false where it would be more than the cap. */
export async function reserveCost(db: Database, day: string, costIqd: number, capIqd: number): Promise<boolean> {
  const found = await sql`insert into message_spending as s (day, spent_iqd)
    select ${day}::date, ${costIqd}::bigint where ${costIqd}::bigint <= ${capIqd}::bigint
    on conflict (day) do update set spent_iqd = s.spent_iqd + excluded.spent_iqd
      where s.spent_iqd + excluded.spent_iqd <= ${capIqd}::bigint
    returning 1`.execute(db);
  return found.rows.length > 0;
}

/** Gives back what was reserved for a message that did not leave, or left for less. */
export const refundCost = (db: Database, day: string, costIqd: number) =>
  sql`update message_spending set spent_iqd = greatest(0, spent_iqd - ${costIqd}::bigint) where day = ${day}::date`.execute(
    db,
  );
