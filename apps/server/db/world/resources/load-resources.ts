import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/schema.ts';
import { landmarks } from '../landmarks.ts';

const { venue, services, count } = landmarks.sharedLasers;

/** Gives Zayna Laser Clinic its lasers, which the treatments of three services share. */
export async function loadResources(tx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  const name = JSON.stringify({ en: 'Laser', ar: 'جهاز الليزر', ckb: 'ئامێری لەیزەر' });
  const kind = await tx
    .insertInto('resource_kinds')
    .values({ venue_id: venue, name, sort: 'device' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({ venue_id: venue, kind_id: kind.id, number: index + 1 }));
  await tx.insertInto('resources').values(rows).execute();
  await sql`insert into treatment_needs (venue_id, treatment_id, kind_id)
    select ${venue}::bigint, id, ${kind.id}::bigint from treatments where service_id = any(${services})`.execute(tx);
  await sql`select equip_bookings(${venue}, ${now.toString()})`.execute(tx);
}
