import type { PriceLine } from '@tajmeelspot/contract/venues/own-listings.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The ids of the lines of a price list. */
export async function listPriceIds(db: Database, service: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from pricing_items where service_id = ${service}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Sets a whole price list in its order: lines with an id are changed, the others are new, and what is not named goes. */
export async function replacePrices(db: Database, service: number, lines: readonly PriceLine[]): Promise<void> {
  const kept = lines.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await sql`delete from pricing_items where service_id = ${service} and id <> all(${kept})`.execute(db);
  for (const [position, line] of lines.entries()) {
    if (line.id === undefined) await insertPrice(db, service, position, line);
    else await updatePrice(db, service, position, { ...line, id: line.id });
  }
}

const insertPrice = (db: Database, service: number, position: number, line: PriceLine) =>
  db
    .insertInto('pricing_items')
    .values({ service_id: service, ...toColumns(position, line) })
    .execute();

/** What works by itself must end before the treatment does; where it no longer can, it is forgotten. */
const updatePrice = (db: Database, service: number, position: number, line: PriceLine & { id: number }) =>
  db
    .updateTable('pricing_items')
    .set({
      ...toColumns(position, line),
      processing_from_minute: stillWithin(line.duration, sql`processing_from_minute`),
      processing_minutes: stillWithin(line.duration, sql`processing_minutes`),
    })
    .where('service_id', '=', service)
    .where('id', '=', line.id)
    .execute();

const stillWithin = (duration: number, column: ReturnType<typeof sql>) =>
  sql<number | null>`case when processing_from_minute + processing_minutes < ${duration}::int then ${column} end`;

const toColumns = (position: number, { title, duration, buffer, price, discount }: PriceLine) => ({
  title: JSON.stringify(title),
  duration_minutes: duration,
  buffer_minutes: buffer,
  price_iqd: price,
  discount_percent: discount,
  position,
});
