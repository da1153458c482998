import type { TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The ids of the treatments of a service. */
export async function listPriceIds(db: Database, service: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from treatments where service_id = ${service}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Sets all treatments of a service in order: those with an id are changed, others are new, missing ones are deleted. */
export async function replacePrices(db: Database, service: number, lines: readonly TreatmentFields[]): Promise<void> {
  const kept = lines.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await sql`delete from treatments where service_id = ${service} and id <> all(${kept})`.execute(db);
  for (const [position, line] of lines.entries()) {
    if (line.id === undefined) await insertPrice(db, service, position, line);
    else await updatePrice(db, service, position, { ...line, id: line.id });
  }
}

const insertPrice = (db: Database, service: number, position: number, line: TreatmentFields) =>
  db
    .insertInto('treatments')
    .values({ service_id: service, ...toColumns(position, line) })
    .execute();

const updatePrice = (db: Database, service: number, position: number, line: TreatmentFields & { id: number }) =>
  db
    .updateTable('treatments')
    .set(toColumns(position, line))
    .where('service_id', '=', service)
    .where('id', '=', line.id)
    .execute();

const toColumns = (position: number, line: TreatmentFields) => ({
  title: JSON.stringify(line.title),
  duration_minutes: line.duration,
  buffer_after_minutes: line.buffer,
  buffer_before_minutes: line.buffer_before,
  processing_from_minute: line.processing_from,
  processing_minutes: line.processing_minutes,
  price_iqd: line.price,
  discount_percent: line.discount,
  ...(line.procedure_id === undefined ? {} : { procedure_id: line.procedure_id }),
  position,
});
