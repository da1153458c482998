import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Client, createClient } from '@tajmeelspot/contract/client.ts';
import pino from 'pino';
import { landmarks } from '#db/world/landmarks.ts';
import { cardsStored } from '#app/catalog/cards/list-cards.ts';
import { openShortMemory } from '#app/database/memory.ts';
import { openAdmission } from '#app/admission/open-admission.ts';
import { openDb, openPool } from '#app/database/connection.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import type { Deps } from '#app/deps.ts';
import { readEnv } from '#app/env.ts';
import { listenToChanges } from '#app/http/changes.ts';
import { attemptLimits } from '#app/http/limits.ts';
import { openFiles } from '#app/integrations/files/files.ts';
import { openChannels } from '#app/integrations/channels/open-channels.ts';
import { openMailer } from '#app/integrations/email/mailer.ts';
import { openMetrics } from '#app/observability/metrics.ts';
import { createApp } from '#app/process/app.ts';
import { toCsv } from '#app/spreadsheets/csv.ts';
import { frozenNow } from '../frozen.ts';
import { listCalledFiles } from './called-files.ts';

/*
 * A program: it serves the database of its environment and prints, as JSON, the files that one request of each kind calls.
 * Nothing is delivered and no routine runs, so that only the request counts. A test runner would count more: it turns
 * each exported name into a function. With --planted each request also calls a file that it has no need of.
 */

const date = '2026-12-06';
const { service, employee } = landmarks.oneEmployee;
const isPlanted = process.argv.includes('--planted');

async function open(): Promise<Deps> {
  const env = readEnv();
  const log = pino({ level: 'silent' });
  const clock = { now: () => frozenNow };
  const pool = openPool(env.databaseUrl ?? '', 5, () => {});
  const changes = listenToChanges(env.databaseUrl ?? '', pool, log);
  await changes.ready;
  const db = openDb(pool);
  const outbox = await openOutbox(pool, clock, log, true);
  const attempts = attemptLimits(pool, env.rateLimitScale);
  return {
    env,
    db,
    pool,
    memory: openShortMemory(0),
    clock,
    log,
    changes,
    attempts,
    outbox,
    mail: openMailer(env, db, clock),
    channels: openChannels(env, db, clock),
    admission: openAdmission(1),
    metrics: openMetrics(),
    files: openFiles(env, log),
  };
}

const deps = await open();
const listening = serve({ fetch: createApp(deps).fetch, port: 0, hostname: '127.0.0.1' });
await once(listening, 'listening');
const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
const clientOf = (token?: string) => createClient({ base: `${origin}/api`, language: 'en', token });

async function signIn(role: 0 | 1) {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a long password' };
  const { user } = await clientOf().signUp({ body: { ...account, name: 'Corridor', role_id: role } });
  const { token } = await clientOf().logIn({ body: account });
  return { id: user.id, client: clientOf(token) };
}

const customer = await signIn(1);
const vendor = await signIn(0);
await deps.db
  .updateTable('venues')
  .set({ owner_id: vendor.id })
  .where('id', '=', (eb) => eb.selectFrom('services').select('venue_id').where('id', '=', service))
  .execute();

/** The free times of the day, far enough apart for each other. */
async function listTimes(client: Client) {
  const { pricing } = await client.findService({ params: { id: String(service) } });
  const treatment = first(pricing);
  const query = { treatment_id: String(treatment.id), employee_id: String(employee), from: date, days: '1' };
  const { data } = await client.listSlots({ params: { id: String(service) }, query });
  const free = first(data.days).times.filter(({ is_free: isFree }) => isFree);
  return { treatment, times: [first(free).time, first(free.toReversed()).time] as const };
}

function first<T>([found]: readonly T[]): T {
  if (found === undefined) throw new Error('the demo world has nothing to measure with');
  return found;
}

async function preparePlacing(): Promise<() => ReturnType<Client['placeBooking']>> {
  const { treatment, times } = await listTimes(customer.client);
  const slot = { service_id: service, pricing_item_id: treatment.id, booking_date: date, time: times[0] };
  const body = { ...slot, customer_name: 'Zainab', duration: treatment.duration, price: treatment.final_price };
  return () => customer.client.placeBooking({ body, headers: { 'idempotency-key': crypto.randomUUID() } });
}

async function prepareMove(): Promise<() => Promise<unknown>> {
  const { data } = await (await preparePlacing())();
  const { times } = await listTimes(vendor.client);
  return () =>
    vendor.client.moveBooking({ params: { id: String(data.id) }, body: { booking_date: date, time: times[1] } });
}

const prepareSearch = () =>
  Promise.resolve(() => clientOf().searchServices({ query: { treatment: 'hair', type: 'saloon', city: 'baghdad' } }));

async function measure(prepare: () => Promise<() => Promise<unknown>>): Promise<string[]> {
  // The first warms up: what is read once a process is no part of a request.
  await (
    await prepare()
  )();
  await cardsStored(deps);
  const request = await prepare();
  return listCalledFiles(async () => {
    await request();
    if (isPlanted) toCsv([['planted']]);
  });
}

// Its heartbeat comes every two seconds, and would count with whatever request is under way.
await deps.changes.close();
const placing = await measure(preparePlacing);
const move = await measure(prepareMove);
const search = await measure(prepareSearch);
process.stdout.write(JSON.stringify({ placing, move, search }));
process.exit(0);
