import { type Client, createClient, ApiError } from '@tajmeelspot/contract/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '#app/identity/identity.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { patientFetch } from '#testing/patient-fetch.ts';
import { openProcess, type ServerProcess } from '#testing/server-process.ts';
import { deliverAll, onlySlot, openWaitlistVenue } from '#testing/waitlist.ts';
import { noActor } from '#testing/no-actor.ts';

const database = useServer();
const rivals = 50;
let processes: ServerProcess[];

beforeAll(async () => {
  const { databaseUrl = '', dataDir } = database.deps.env;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000' };
  processes = await Promise.all([openProcess(settings), openProcess(settings)]);
  // The processes live by the real clock, and so does what is offered to their customers.
  database.setClock(Temporal.Now.instant());
});
afterAll(async () => {
  database.setClock(frozenNow);
  await Promise.all(processes.map((one) => one.kill('SIGTERM')));
});

it('waitlist acceptance: of 50 customers who say yes at once to two processes, exactly one has the time', async () => {
  const venue = await openWaitlistVenue(database, new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10));
  const date = await venue.day();
  const held = await venue.placeBooking(date);
  const customers = await Promise.all(
    Array.from({ length: rivals }, async (_, number) => {
      const token = await newSession(number);
      const base = `${processes[number % 2]!.origin}/api`;
      return createClient({ base, language: 'en', token, fetch: patientFetch });
    }),
  );
  const body = { treatment_id: venue.treatmentId, customer_name: 'Rival', from: date, to: date };
  await Promise.all(customers.map((client) => client.joinWaitlist({ params: { id: String(venue.serviceId) }, body })));
  const params = { id: String(held.booking.id) };
  await held.customer.client.cancelBooking({ params, body: { reason: '' } });
  await deliverAll(database);
  await expect.poll(() => countOffers('open'), { timeout: 15_000 }).toBe(rivals);
  const answers = await Promise.all(customers.map((client) => accept(client, venue.price)));
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
  expect(answers.filter((answer) => answer === '409 slot_taken')).toHaveLength(rivals - 1);
  const bookings = await sql<{
    n: number;
  }>`select count(*)::int as n from bookings where service_id = ${venue.serviceId}
    and status in ('pending', 'confirmed') and lower(during) = ${`${date} ${onlySlot}:00+03`}::timestamptz`.execute(
    database.deps.db,
  );
  expect(bookings.rows).toEqual([{ n: 1 }]);
  expect([await countOffers('accepted'), await countOffers('lost')]).toEqual([1, rivals - 1]);
  const waiting = await Promise.all(customers.map(async (client) => (await client.listWaitlistEntries()).data.length));
  expect(waiting.filter((count) => count === 1)).toHaveLength(rivals - 1);
}, 60_000);

/** A session of somebody new; hashing fifty passwords would take longer than the race. */
async function newSession(number: number): Promise<string> {
  const { deps } = database;
  const { db } = deps;
  const customer = { name: 'Rival', email: `rival-${number}@example.com`, role: 'customer', created_at: new Date() };
  const { id } = await db.insertInto('users').values(customer).returning('id').executeTakeFirstOrThrow();
  return openSession(deps, db, noActor, id);
}

/** What becomes of somebody's yes. */
async function accept(client: Client, price: number): Promise<string> {
  const { data } = await client.listWaitlistEntries();
  const params = { id: String(data[0]?.offer?.id) };
  try {
    await client.acceptWaitlistOffer({ params, body: { price } });
    return 'booked';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${error.status} ${error.body?.code}`;
  }
}

async function countOffers(state: string): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from waitlist_offers where state = ${state}`.execute(
    database.deps.db,
  );
  return found.rows[0]?.n ?? 0;
}
