import { sql } from 'kysely';
import type { TestServer } from './harness.ts';

/** Gives a venue a kind of device with some numbered ones, which a treatment needs from now on; gives their ids by number. */
export async function addResources(
  { deps: { db } }: Pick<TestServer, 'deps'>,
  venueId: number,
  treatmentId: number,
  count: number,
): Promise<number[]> {
  const name = JSON.stringify({ en: 'Laser', ar: 'ليزر', ckb: 'لەیزەر' });
  const kind = await db
    .insertInto('resource_kinds')
    .values({ venue_id: venueId, name, sort: 'device' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({
    venue_id: venueId,
    kind_id: kind.id,
    number: index + 1,
  }));
  const made = await db.insertInto('resources').values(rows).returning(['id', 'number']).execute();
  await db
    .insertInto('treatment_needs')
    .values({ venue_id: venueId, treatment_id: treatmentId, kind_id: kind.id })
    .execute();
  return made.toSorted((one, other) => one.number - other.number).map(({ id }) => id);
}

/** Takes everything of a venue's resources away again. */
export const clearResources = ({ deps: { db } }: Pick<TestServer, 'deps'>, venueId: number) =>
  sql`delete from resource_kinds where venue_id = ${venueId}`.execute(db);
