import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { openDbOn, openPool } from '#app/database/connection.ts';
import { useServer } from '#testing/harness.ts';
import { listTransactionsOfDay } from '../ledger/transaction-queries.ts';
import { findDayFigures, listDebts, listUnpaid } from './day-queries.ts';

const server = useServer();

/** How often a connection has planned anew what it had planned before; PostgreSQL compares the first five plans. */
const maxPlans = 5;

it('R15.11 the day of a till is not planned anew for each call where many venues have one', async () => {
  const { deps } = server;
  await sql`
    with made as (
      insert into ledger_transactions (venue_id, kind, day, device_at, entered_at, entry_count)
      select v.id, 'float', date '2026-08-01' + n % 60, now(), now(), 2 from venues v, generate_series(1, 300) n
      where v.id <> ${landmarks.noorSalon} returning venue_id, id)
    insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd)
    select venue_id, id, position, account, amount
    from made, (values (0, 'cash', 500), (1, 'owner', -500)) e (position, account, amount)`.execute(deps.db);
  await sql`analyze ledger_transactions, ledger_entries`.execute(deps.db);
  const pool = openPool(deps.env.databaseUrl ?? '', 1, () => {});
  const client = await pool.connect();
  const { db } = openDbOn(pool, client);
  for (let index = 0; index < 4 * maxPlans; index++) {
    await findDayFigures(db, landmarks.noorSalon, '2026-11-21');
    await listTransactionsOfDay(db, landmarks.noorSalon, '2026-11-21');
    await listUnpaid(db, landmarks.noorSalon, '2026-11-21');
    await listDebts(db, landmarks.noorSalon);
  }
  const { rows } = await client.query<{ statement: string; plans: number }>(
    'select statement, custom_plans::int as plans from pg_prepared_statements',
  );
  expect(rows).toHaveLength(4);
  expect(rows.filter(({ plans }) => plans > maxPlans)).toEqual([]);
  client.release();
  await pool.end();
});
