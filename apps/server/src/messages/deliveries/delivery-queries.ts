import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A message about a booking with its last try. */
export type DeliveryRow = {
  id: string;
  event_id: string;
  recipient: 'customer' | 'venue';
  kind: string;
  channel: MessageChannel | null;
  state: 'queued' | 'sent' | 'delivered' | 'read' | 'failed';
  reason: string | null;
  changed_at: Date;
};

/** Whether a user is the customer of a booking. */
export async function findSide(db: Database, userId: number, bookingId: number): Promise<boolean> {
  const found = await sql`select 1 from bookings where id = ${bookingId} and customer_id = ${userId}`.execute(db);
  return found.rows.length > 0;
}

/** The messages about a booking, the newest first, without those that were overtaken. */
export async function listDeliveries(db: Database, bookingId: number): Promise<DeliveryRow[]> {
  const found = await sql<DeliveryRow>`
    select m.id, m.event_id, m.recipient, m.event->>'kind' as kind, t.channel, m.state,
      case when t.state = 'failed' then t.reason end as reason, m.changed_at
    from messages m left join lateral (
      select channel, state, reason from message_tries t where t.message_id = m.id
      order by (t.state in ('delivered', 'read')) desc, t.id desc limit 1) t on true
    where m.booking_id = ${bookingId} and m.state <> 'outdated'
    order by m.created_at desc, m.id limit 100`.execute(db);
  return found.rows;
}
