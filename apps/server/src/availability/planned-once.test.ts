import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { listShortestTreatments } from '#app/catalog/catalog.ts';
import { openDbOn, openPool } from '#app/database/connection.ts';
import { todayAt } from '#app/availability/availability.ts';
import { readVenueCalendar } from './venue-calendar.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { useServer } from '../../testing/harness.ts';

const server = useServer();

/** How often a connection has planned anew what it had planned before; PostgreSQL compares the first five plans. */
const maxPlans = 5;

it('the calendar of one venue, which every placing reads, is not planned anew each time', async () => {
  const { deps } = server;
  const pool = openPool(deps.env.databaseUrl ?? '', 1, () => {});
  const client = await pool.connect();
  const { db } = openDbOn(pool, client);
  for (let index = 0; index < 4 * maxPlans; index++) {
    const first = todayAt(deps.clock.now()).add({ days: index });
    await readVenueCalendar(db, [landmarks.noorSalon], first, 1, deps.clock.now());
    await listShortestTreatments(db, [landmarks.threeEmployees.service]);
  }
  const { rows } = await client.query<{ statement: string; plans: number }>(
    'select statement, custom_plans::int as plans from pg_prepared_statements',
  );
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ plans }) => plans > maxPlans)).toEqual([]);
  client.release();
  await pool.end();
});

it('what every booking runs in the database plans its statements once a connection', async () => {
  // Those that are asked nothing, or run for few bookings, have nothing to plan.
  const others = new Set(
    'mark_slots count_coupon_use weigh_booking keep_items_apart guard_home_address mark_documents_of_venue_row'.split(
      ' ',
    ),
  );
  const { rows } = await sql<{ name: string; isPlannedOnce: boolean }>`
    select p.proname as name, coalesce('plan_cache_mode=force_generic_plan' = any(p.proconfig), false) as "isPlannedOnce"
    from pg_proc p where p.proname = 'lock_for_booking' or p.oid in (
      select tgfoid from pg_trigger where tgrelid = 'bookings'::regclass and not tgisinternal and tgtype & 4 > 0)
    order by 1`.execute(server.deps.db);
  const planned = rows.filter(({ name }) => !others.has(name));
  expect(planned).toHaveLength(7);
  expect(planned.filter(({ isPlannedOnce }) => !isPlannedOnce)).toEqual([]);
});
