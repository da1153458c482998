import { type Client, createClient } from '@tajmeelspot/contract/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { toBookingBody } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { patientFetch } from '#testing/patient-fetch.ts';
import { openProcess, type ServerProcess } from '#testing/server-process.ts';
import { cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const database = useServer();
const { service } = landmarks.threeEmployees;
const item = 11011;
const rivals = 20;
let venueId = 0;
let processes: ServerProcess[];

beforeAll(async () => {
  const { databaseUrl = '', dataDir } = database.deps.env;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000' };
  processes = await Promise.all([openProcess(settings), openProcess(settings)]);
  const found = database.deps.db.selectFrom('services').select('venue_id').where('id', '=', service);
  venueId = (await found.executeTakeFirstOrThrow()).venue_id;
  await cancelVenueBookings(database, venueId);
  await database.deps.db.deleteFrom('hours_exceptions').where('venue_id', '=', venueId).execute();
  for (const table of ['opening_hours', 'weekly_breaks'] as const) {
    await database.deps.db.deleteFrom(table).where('venue_id', '=', venueId).execute();
  }
}, 60_000);
afterAll(() => Promise.all(processes.map((one) => one.kill('SIGTERM'))));

const clientOf = (which: number, token?: string): Client =>
  createClient({ base: `${processes[which]!.origin}/api`, language: 'en', token, fetch: patientFetch });

const params = () => ({ params: { id: String(venueId) } });

/** A day so far ahead that both clocks, the real one and the frozen one of the tests, still offer it. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function owner(): Promise<Client> {
  const { token, id } = await database.signIn('vendor');
  await database.deps.db.updateTable('venues').set({ owner_id: id }).where('id', '=', venueId).execute();
  return clientOf(1, token);
}

/** What became of a call: 'done', or the code that it was refused with. */
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as { body?: { code?: string } }).body?.code ?? String(error),
  );

describe('who books while the hours change', () => {
  it.each([
    { before: 0, apartMs: 4 },
    { before: 0, apartMs: 8 },
    { before: 1, apartMs: 8 },
  ])(
    'is in the list of what the change breaks or sees the new hours, in two processes ($before before, $apartMs ms apart)',
    async ({ before, apartMs }) => {
      const vendor = await owner();
      await vendor.changeHours({ ...params(), body: weekOf('09:00', '20:00') });
      const day = dayAhead(10 + before + apartMs);
      const tokens = await Promise.all(Array.from({ length: rivals }, () => database.signIn()));
      // Afternoons, which the new hours no longer have; five times for three people each.
      const bodies = await Promise.all(
        tokens.map((_, n) => toBookingBody(database, service, item, day, `${14 + (n % 5)}:00`)),
      );
      const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>();
      let left = before;
      if (left === 0) isEnough();
      const calls = bodies.map(async (body, n) => {
        await new Promise((resolve) => setTimeout(resolve, (n % 10) * apartMs));
        const answer = await outcome(clientOf(n % 2, tokens[n]!.token).placeBooking({ body }));
        if (answer === 'done' && --left === 0) isEnough();
        return answer;
      });
      const changed = enough.then(() => untilChanged(vendor));
      const answers = await Promise.all(calls);
      const cancelled = await changed;
      expect(answers.filter((answer) => !['done', 'slot_taken', 'invalid'].includes(answer))).toEqual([]);
      const done = answers.filter((answer) => answer === 'done').length;
      expect(done).toBeGreaterThanOrEqual(before);
      expect(cancelled).toBe(done);
      expect((await vendor.listConflicts(params())).data).toEqual([]);
      expect(await countHeld()).toBe(0);
    },
    60_000,
  );
});

/** Two who want to do something about one afternoon, and what each would do. */
async function rivalsOver(day: string) {
  const vendor = await owner();
  await vendor.changeHours({ ...params(), body: weekOf('09:00', '20:00') });
  const { id, token } = await database.signIn();
  const customer = clientOf(0, token);
  const body = await toBookingBody(database, service, item, day, '15:00');
  const { data } = await customer.placeBooking({ body: { ...body, time: '10:00' } });
  const moved = { params: { id: String(data.id) }, body: { booking_date: day, time: '15:00' } };
  const calls = {
    'the change': () => outcome(vendor.changeHours({ ...params(), body: weekOf('09:00', '12:00') })),
    'a harmless change': () => outcome(vendor.changeHours({ ...params(), body: weekOf('09:00', '19:00') })),
    'the booking': () => outcome(customer.placeBooking({ body })),
    'the move': () => outcome(customer.rescheduleBooking(moved)),
  };
  return { vendor, customerId: id, calls };
}

/** Lets two calls wait for what a statement locks, one behind the other; what became of them when it lets go. */
async function atGate(lock: string, id: number, first: () => Promise<string>, second: () => Promise<string>) {
  await untilQuiet();
  const gate = await database.deps.pool.connect();
  await gate.query('begin');
  await gate.query(lock, [id]);
  const one = first();
  await untilWaiting(1);
  const other = second();
  await untilWaiting(2);
  await gate.query('commit');
  gate.release();
  return [await one, await other];
}

describe('of two who wait for the same moment', () => {
  it.each([
    ['the change', 'the booking', 'invalid'],
    ['the booking', 'the change', 'bookings_affected'],
    ['the change', 'the move', 'invalid'],
    ['the move', 'the change', 'bookings_affected'],
    ['a harmless change', 'the booking', 'done'],
    ['a harmless change', 'the move', 'done'],
  ] as const)('%s comes before %s, which sees what it did: %s', async (first, second, seen) => {
    const { vendor, calls } = await rivalsOver(dayAhead(30));
    const lock = 'select from venues where id = $1 for update';
    expect(await atGate(lock, venueId, calls[first], calls[second])).toEqual(['done', seen]);
    expect((await vendor.listConflicts(params())).data).toEqual([]);
    await cancelVenueBookings(database, venueId);
  });

  it('a booking that must count the day’s bookings is not locked out by the change that waits for it', async () => {
    const { calls, customerId } = await rivalsOver(dayAhead(31));
    const venues = database.deps.db.updateTable('venues').where('id', '=', venueId);
    await venues.set({ daily_cap: 50 }).execute();
    const lock = 'select from users where id = $1 for update';
    const answers = await atGate(lock, customerId, calls['the booking'], calls['the change']);
    expect(answers).toEqual(['done', 'bookings_affected']);
    await venues.set({ daily_cap: null }).execute();
    await cancelVenueBookings(database, venueId);
  });
});

/** How much of the venue's time is held. */
async function countHeld(): Promise<number> {
  const found = await database.deps.pool.query<{ n: number }>(
    `select count(*)::int as n from bookings where venue_id = $1 and status in ('pending', 'confirmed')`,
    [venueId],
  );
  return found.rows[0]?.n ?? -1;
}

/** Until nothing that followed from earlier bookings is still being done, which would wait at the gate as well. */
async function untilQuiet(): Promise<void> {
  for (;;) {
    const found = await database.deps.pool.query(
      `select from pgboss.job where state < 'completed' and start_after <= now() union all select from stale_slots`,
    );
    if (found.rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Until so many of the server's transactions wait for a lock; a round of the processes may wait beside them. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const found = await database.deps.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((found.rows[0]?.n ?? 0) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Changes the hours to mornings, cancelling whatever that breaks; how many it cancelled. */
async function untilChanged(vendor: Client): Promise<number> {
  let resolutions: { booking_id: number; action: 'cancel'; reason: string }[] = [];
  for (let tries = 0; tries < 100; tries++) {
    const answer = await vendor
      .changeHours({ ...params(), body: { ...weekOf('09:00', '12:00'), resolutions } })
      .catch((error: unknown) => error as { body?: { affected?: { booking_id: number }[] } });
    if ('data' in answer) return answer.data.affected.length;
    const affected = answer.body?.affected ?? [];
    resolutions = affected.map(({ booking_id }) => ({ booking_id, action: 'cancel', reason: 'Mornings only now' }));
  }
  throw new Error('the hours could not be changed');
}
