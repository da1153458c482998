import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The account of a user who is not erased, locked until the transaction ends. */
export const lockAccount = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'image', 'role'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What the deletion of an account would end: upcoming bookings, waitlist entries, and venues that stand in its way. */
export async function countOpenMatters(db: Database, id: number, now: Date) {
  const found = await sql<{ bookings: number; venues: number; hasPassword: boolean }>`
    select (select count(*)::int from bookings b where b.customer_id = ${id} and lower(b.during) > ${now}
        and b.status in ('pending', 'confirmed') and (b.first_item_id is null or b.first_item_id = b.id)) as bookings,
      (select count(*)::int from venues e where e.owner_id = ${id}) as venues,
      (select password_hash is not null from users where id = ${id}) as "hasPassword"`.execute(db);
  return found.rows[0] ?? { bookings: 0, venues: 0, hasPassword: true };
}
