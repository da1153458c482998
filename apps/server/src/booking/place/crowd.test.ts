import { type Client, createClient } from '@tajmeelspot/contract/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldStatuses } from '../rules.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { useServer } from '#testing/harness.ts';
import { patientFetch } from '#testing/patient-fetch.ts';
import { openProcess, type ServerProcess } from '#testing/server-process.ts';

const database = useServer();
const { service, employees } = landmarks.threeEmployees;
let server: ServerProcess;
let visitor: Client;

beforeAll(async () => {
  const { databaseUrl = '', dataDir } = database.deps.env;
  server = await openProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000' });
  visitor = clientOf();
});
afterAll(() => server.kill('SIGTERM'));

const clientOf = (token?: string) =>
  createClient({ base: `${server.origin}/api`, language: 'en', token, fetch: patientFetch });

describe('200 requests for one time at once, to a server in a process of its own', () => {
  it('as many succeed as people are free, every other is a 409 with a message once it has been served', async () => {
    const { pricing } = await visitor.findService({ params: { id: String(service) } });
    const item = pricing[0]!;
    const { date, time } = await findFree(item.id);
    const free = await countFree(item.id, date, time);
    expect(free).toBeGreaterThan(1);
    const tokens: string[] = [];
    // One after the other: the crowd is that of the bookings.
    for (let number = 0; number < 20; number++) tokens.push(await signIn(number));
    const input = {
      service_id: service,
      pricing_item_id: item.id,
      customer_name: 'Somebody',
      booking_date: date,
      time,
    };
    const body = JSON.stringify({ ...input, duration: item.duration, price: item.final_price });
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${tokens[number % tokens.length]}`,
        };
        const answer = await patientFetch(
          new Request(`${server.origin}/api/bookings`, { method: 'POST', headers, body }),
        );
        return { status: answer.status, body: (await answer.json()) as { message: string; code?: string } };
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(free);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(200 - free);
    // Who has the time already, and asks again, hears that.
    const sentences = new Map([
      ['slot_taken', /taken/],
      ['customer_busy', /another booking/],
    ]);
    for (const { status, body: answered } of refused) {
      expect(status).toBe(409);
      expect(answered.message).toMatch(sentences.get(answered.code ?? '') ?? 'no other refusal');
    }
    expect(await countOverlaps()).toBe(0);
  });
});

it('the constraint holds time in exactly the states that the life cycle says, and for a code on its way (R12.02)', async () => {
  const found = await database.deps.pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'slot_taken'`,
  );
  const where = found.rows[0]?.definition.split('WHERE')[1] ?? '';
  expect([...where.matchAll(/'(\w+)'/g)].map(([, status]) => status)).toEqual([...heldStatuses, 'held']);
});

async function signIn(number: number): Promise<string> {
  const email = `rival-${number}@example.com`;
  const password = 'a long password';
  await visitor.signUp({ body: { name: 'Rival', email, password, password_confirmation: password } });
  return (await visitor.logIn({ body: { email, password } })).token;
}

/** A start of the next weeks at which everybody who gives the treatment is free. */
async function findFree(item: number): Promise<{ date: string; time: string }> {
  const query = { treatment_id: String(item), days: '31' };
  const { data } = await visitor.listSlots({ params: { id: String(service) }, query });
  for (const { date, times } of data.days.toReversed()) {
    for (const { time } of times.filter((start) => start.is_free)) {
      if ((await countFree(item, date, time)) === employees.length) return { date, time };
    }
  }
  throw new Error('nobody is free');
}

async function countFree(item: number, date: string, time: string): Promise<number> {
  const each = await Promise.all(
    employees.map(async (employee) => {
      const query = { treatment_id: String(item), employee_id: String(employee), from: date, days: '1' };
      const { data } = await visitor.listSlots({ params: { id: String(service) }, query });
      return data.days[0]?.times.some((start) => start.time === time && start.is_free) ? 1 : 0;
    }),
  );
  return each.reduce<number>((sum, one) => sum + one, 0);
}

async function countOverlaps(): Promise<number> {
  const found = await database.deps.pool.query<{ n: number }>(`
    select count(*)::int as n from bookings a join bookings b on a.employee_id = b.employee_id and a.id < b.id
      and a.held && b.held and a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')`);
  return found.rows[0]?.n ?? -1;
}
