import { type Client, createClient } from '@tajmeelspot/contract/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { wishFor } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { openProcess, type ServerProcess } from '#testing/process.ts';
import { emptyDiary, weekOf } from '#testing/schedules.ts';

const database = useServer();
const { service, employees } = landmarks.threeEmployees;
const item = 11011;
const rivals = 20;
let house = 0;
let processes: ServerProcess[];

beforeAll(async () => {
  const { databaseUrl = '', dataDir } = database.deps.env;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000' };
  processes = await Promise.all([openProcess(settings), openProcess(settings)]);
  const found = database.deps.db.selectFrom('services').select('establishment_id').where('id', '=', service);
  house = (await found.executeTakeFirstOrThrow()).establishment_id;
  await emptyDiary(database, house);
  await database.deps.db.deleteFrom('hours_exceptions').where('establishment_id', '=', house).execute();
  for (const table of ['weekly_hours', 'weekly_breaks'] as const) {
    await database.deps.db.deleteFrom(table).where('establishment_id', '=', house).execute();
  }
}, 60_000);
afterAll(() => Promise.all(processes.map((one) => one.kill('SIGTERM'))));

const clientOf = (which: number, token?: string): Client =>
  createClient({ base: `${processes[which]!.origin}/api`, language: 'en', token });

const params = () => ({ params: { id: String(house) } });

/** A day so far ahead that both clocks, the real one and the frozen one of the tests, still offer it. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function owner(): Promise<Client> {
  const { token, id } = await database.signIn('vendor');
  await database.deps.db.updateTable('establishments').set({ owner_id: id }).where('id', '=', house).execute();
  return clientOf(1, token);
}

/** What became of a call: 'done', or the code that it was refused with. */
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as { body?: { code?: string } }).body?.code ?? String(error),
  );

describe('who books while the hours change', () => {
  it.each([1, 2, 3])(
    'is in the list of what the change breaks or sees the new hours, in two processes (round %i)',
    async (round) => {
      const vendor = await owner();
      await vendor.changeHours({ ...params(), body: weekOf('09:00', '20:00') });
      const day = dayAhead(10 + round);
      const tokens = await Promise.all(Array.from({ length: rivals }, () => database.signIn()));
      // Afternoons, which the new hours no longer have; five times for three people each.
      const bodies = await Promise.all(
        tokens.map((_, n) => wishFor(database, service, item, day, `${14 + (n % 5)}:00`)),
      );
      const calls = bodies.map((body, n) => {
        const wait = new Promise((resolve) => setTimeout(resolve, (n % 10) * 4 * round));
        return wait.then(() => outcome(clientOf(n % 2, tokens[n]!.token).placeBooking({ body })));
      });
      const changed = untilChanged(vendor);
      const answers = await Promise.all(calls);
      const cancelled = await changed;
      expect(new Set([...answers, 'done', 'slot_taken', 'invalid'])).toEqual(
        new Set(['done', 'slot_taken', 'invalid']),
      );
      const done = answers.filter((answer) => answer === 'done').length;
      expect(cancelled).toBe(done);
      expect((await vendor.listConflicts(params())).data).toEqual([]);
      const held = await database.deps.pool.query<{ n: number }>(
        `select count(*)::int as n from bookings where establishment_id = $1 and status in ('pending', 'confirmed')`,
        [house],
      );
      expect(held.rows[0]?.n).toBe(0);
    },
    60_000,
  );
});

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
