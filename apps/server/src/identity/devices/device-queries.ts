import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Notes that a device of a user is used; false where it is not known. */
export async function touchDevice(db: Database, userId: number, deviceHash: Buffer, now: Date): Promise<boolean> {
  const found = await db
    .updateTable('known_devices')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .returning('user_id')
    .execute();
  return found.length > 0;
}

/** Enters a device of a user, and deletes the longest unused ones above `maxDevices`. */
export async function insertDevice(
  db: Database,
  given: { user_id: number; device_hash: Buffer; created_at: Date; last_used_at: Date },
  maxDevices: number,
): Promise<void> {
  await db.insertInto('known_devices').values(given).execute();
  await sql`delete from known_devices where user_id = ${given.user_id} and device_hash in (
    select device_hash from known_devices where user_id = ${given.user_id}
    order by last_used_at desc, device_hash = ${given.device_hash} desc, device_hash offset ${maxDevices})`.execute(db);
}

/** Notes that a user has logged in in a known device; whether that was so before. */
export async function markHasDevices(db: Database, userId: number): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ has_known_devices: true })
    .where('id', '=', userId)
    .where('has_known_devices', '=', false)
    .returning('id')
    .execute();
  return changed.length === 0;
}

/** How a user reads. */
export const findReader = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['language', 'digits', 'clock', 'message_language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** How many emails about new devices a user has been sent since an instant, as the log has it. */
export async function countDeviceEmails(db: Database, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'new_device_announced')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
