import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** An open request that its venue has not heard of. */
type UndeliveredRow = {
  id: string;
  booking_id: number;
  venue: string;
  venue_phone: string | null;
  tries: { channel: string; state: string; reason: string | null }[];
  created_at: Date;
  answer_by: Date;
};

/** The open requests whose owner has got no message: it failed, or nothing reports it since `late`; the oldest first. */
export async function listUndelivered(
  db: Database,
  language: string,
  now: Date,
  late: Date,
): Promise<UndeliveredRow[]> {
  const found = await sql<UndeliveredRow>`
    select m.id, b.id as booking_id, coalesce(v.name->>${language}, v.name->>'en', '') as venue, v.phone as venue_phone,
      coalesce((select json_agg(json_build_object('channel', t.channel, 'state', t.state, 'reason', t.reason) order by t.id)
        from message_tries t where t.message_id = m.id), '[]') as tries, m.created_at, b.answer_by
    from messages m join bookings b on b.id = m.booking_id join venues v on v.id = b.venue_id
    where m.recipient = 'venue' and m.event->>'kind' = 'booking.requested' and b.status = 'pending' and b.answer_by > ${now}
      and m.user_id = v.owner_id
      and (m.state = 'failed' or m.created_at < ${late} and (m.state = 'queued' or m.state = 'sent' and not exists (
        select from message_tries t where t.message_id = m.id and t.channel in ('email', 'push') and t.state = 'sent')))
    order by m.created_at limit 100`.execute(db);
  return found.rows;
}

/** What the messages of a day (YYYY-MM-DD) have cost, whole dinars. */
export async function findSpent(db: Database, day: string): Promise<number> {
  const found = await db
    .selectFrom('message_spending')
    .select('spent_iqd')
    .where('day', '=', sql<string>`${day}::date`)
    .executeTakeFirst();
  return found?.spent_iqd ?? 0;
}
