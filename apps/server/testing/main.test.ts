import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, ApiError } from '@tajmeelspot/contract/client.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openProcess, spawnServer, type ServerProcess } from './server-process.ts';

let folder = '';
let databaseUrl = '';

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-main-'));
  databaseUrl = inject('postgresUrl').replace('/postgres?', '/main_test?');
  await runOnServer('create database main_test');
});
afterAll(async () => {
  await runOnServer('drop database main_test with (force)');
  await fs.rm(folder, { recursive: true, force: true });
});

describe('a failing start ends with one sentence and an exit code other than 0', () => {
  it.each([
    ['a wrong value', { PORT: 'x', DEMO: 'maybe' }, /^PORT must be .*\nDEMO must be on or off\.\n$/],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      /^The database x at 127.0.0.1:1 cannot be reached .*\n$/,
    ],
  ])('%s', async (_, settings, sentence) => {
    const ended = await spawnServer({ DATA_DIR: folder, ...settings });
    expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
  });

  it('a taken port', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as net.AddressInfo;
    const ended = await spawnServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: String(port) });
    other.close();
    expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(/^Port \d+ is already in use\. .*\n$/) });
  });

  it('a schema of a newer version, or one whose history was edited', async () => {
    await (await openProcess({ DATA_DIR: folder, DATABASE_URL: databaseUrl })).kill('SIGTERM');
    await runOnServer(`insert into migrations (name, checksum) values ('9999-add-future.sql', 'x')`, databaseUrl);
    const newer = await spawnServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
    expect(newer).toMatchObject({ code: 1, output: expect.stringMatching(/newer version .*9999-add-future\.sql/) });
    await runOnServer(`delete from migrations where name like '9999%'`, databaseUrl);
    await runOnServer(`update migrations set checksum = 'x' where name like '0001%'`, databaseUrl);
    const edited = await spawnServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
    expect(edited).toMatchObject({ code: 1, output: expect.stringMatching(/0001-create-identity\.sql was edited/) });
  });
});

describe('R11.23 three servers that start at once on an empty database all open', () => {
  it.each([
    ['on', true],
    ['off', false],
  ] as const)('with DEMO %s, and with one demo world or none', async (demo, hasServices) => {
    await runOnServer('create role main_owner login');
    await runOnServer('create database main_demo owner main_owner');
    const url = inject('postgresUrl').replace('postgres@', 'main_owner@').replace('/postgres?', '/main_demo?');
    try {
      const settings = { DATABASE_URL: url, DATA_DIR: path.join(folder, `at-once-${demo}`), DEMO: demo };
      const starts = await Promise.allSettled(Array.from({ length: 3 }, () => openProcess(settings)));
      expect(starts.filter(({ status }) => status === 'rejected')).toEqual([]);
      const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
      const lists = await Promise.all(servers.map((server) => clientOf(server).listServices({})));
      expect(lists.map((services) => services.length > 0)).toEqual(servers.map(() => hasServices));
      await Promise.all(servers.map(awaitReady));
      expect(await Promise.all(servers.map((server) => server.kill('SIGTERM')))).toEqual([0, 0, 0]);
    } finally {
      await runOnServer('drop database main_demo with (force)');
      await runOnServer('drop role main_owner');
    }
  });

  it('also where one of them takes longer than any statement may', async () => {
    await runOnServer('create database main_demo');
    const url = inject('postgresUrl').replace('/postgres?', '/main_demo?');
    const slow = new pg.Client({ connectionString: url });
    await slow.connect();
    try {
      await slow.query('select pg_advisory_lock(727275)');
      const settings = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'slow'), DEMO: 'on' };
      const opened = openProcess(settings);
      await expect(Promise.race([opened, sleep(14_000).then(() => 'waits')])).resolves.toBe('waits');
      await slow.query('select pg_advisory_unlock(727275)');
      const server = await opened;
      await awaitReady(server);
      expect(await server.kill('SIGTERM')).toBe(0);
    } finally {
      await slow.end();
      await runOnServer('drop database main_demo with (force)');
    }
  });

  it('in an empty data folder', async () => {
    const settings = { DATA_DIR: path.join(folder, 'at-once') };
    const servers = await Promise.all(Array.from({ length: 3 }, () => openProcess(settings)));
    await Promise.all(servers.map(awaitReady));
    expect(await Promise.all(servers.map((server) => server.kill('SIGTERM')))).toEqual([0, 0, 0]);
  });
});

const awaitReady = ({ origin }: ServerProcess) =>
  expect.poll(async () => (await fetch(`${origin}/api/health/ready`)).status, { timeout: 10_000 }).toBe(200);

/** The password of every user of the demo world. */
const demoPassword = 'bukra-inshallah';

const settings = () => ({ DATA_DIR: path.join(folder, 'embedded') });

describe('with the embedded database', () => {
  it('loads the demo world once, stops cleanly, and starts again with all data', async () => {
    const first = await openProcess(settings());
    const body = { email: 'zainab@example.com', password: demoPassword };
    const { token } = await clientOf(first).logIn({ body });
    expect(await first.kill('SIGTERM')).toBe(0);
    const second = await openProcess(settings());
    expect((await clientOf(second, token).findUser()).name).toBe('Zainab Kareem');
    expect(await second.kill('SIGINT')).toBe(0);
  });

  it('ends open streams when it stops, and waits for none', async () => {
    const server = await openProcess({ ...settings(), LOG_LEVEL: 'warn' });
    const { token } = await clientOf(server).logIn({ body: { email: 'huda@example.com', password: demoPassword } });
    const stream = await clientOf(server, token).watchVenue({ params: { id: '1' } });
    const code = server.kill('SIGTERM');
    let text = '';
    for await (const part of stream) text += new TextDecoder().decode(part);
    expect(text).toMatch(/^retry: 2000\n\n/);
    expect(await code).toBe(0);
    expect(server.output()).not.toContain('were cut');
  });

  it('recovers after its database was killed, and answers at worst 503 in between', async () => {
    const server = await openProcess(settings());
    await clientOf(server).listServices();
    const pidfile = await fs.readFile(path.join(folder, 'embedded/postgres/postmaster.pid'), 'utf8');
    process.kill(Number(pidfile.split('\n')[0]), 'SIGKILL');
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const { status } = await fetch(`${server.origin}/api/services?limit=1`);
          statuses.add(status);
          return status;
        },
        { timeout: 40_000 },
      )
      .toBe(200);
    // A former connection may answer once more before the next call finds the database away.
    const logIn = () => clientOf(server).logIn({ body: { email: 'zainab@example.com', password: demoPassword } });
    const tryToLogIn = () =>
      logIn().then(
        () => 'in',
        (error: { status?: number }) => error.status,
      );
    await expect.poll(tryToLogIn, { timeout: 40_000 }).toBe('in');
    await server.kill('SIGTERM');
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  }, 60_000);
});

describe('a server that is killed', () => {
  it('loses no acknowledged booking on SIGKILL', async () => {
    const server = await openProcess(settings());
    const tokens = await signUpSome(server, 8);
    const acknowledged = new Map<number, string>();
    let isOver = false;
    const workers = tokens.map((token, worker) =>
      bookUntil(
        clientOf(server, token),
        worker,
        () => isOver,
        (id) => acknowledged.set(id, token),
      ),
    );
    while (acknowledged.size < 25) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.kill('SIGKILL');
    isOver = true;
    await Promise.all(workers);
    const restarted = await openProcess(settings());
    const bookings = await Promise.all(
      tokens.map(async (token) => (await clientOf(restarted, token).listBookings()).data),
    );
    const ids = bookings.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [id, token] of acknowledged) expect(bookings[tokens.indexOf(token)]?.map((one) => one.id)).toContain(id);
    await restarted.kill('SIGTERM');
  });
});

const clientOf = (server: ServerProcess, token?: string) =>
  createClient({ base: `${server.origin}/api`, language: 'en', token });

function signUpSome(server: ServerProcess, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const email = `worker-${number}@example.com`;
      const password = 'a long password';
      await clientOf(server).signUp({ body: { name: 'Worker', email, password, password_confirmation: password } });
      return (await clientOf(server).logIn({ body: { email, password } })).token;
    }),
  );
}

/** Books one free time after the other until the server is dead; a problem skips the time. */
async function bookUntil(
  client: ReturnType<typeof clientOf>,
  worker: number,
  isOver: () => boolean,
  acknowledge: (id: number) => void,
) {
  const services = await client.listServices({ query: { limit: '20' } }).catch(() => []);
  for (let index = worker; !isOver(); index++) {
    try {
      const service = await client.findService({ params: { id: String(services[index % services.length]?.id) } });
      const item = service.pricing[0];
      if (!item) continue;
      const query = { treatment_id: String(item.id), days: '14' };
      const { data } = await client.listSlots({ params: { id: String(service.id) }, query });
      const free = data.days.flatMap(({ date, times }) =>
        times.filter((t) => t.is_free).map(({ time }) => ({ date, time })),
      );
      const slot = free[(index * 7) % free.length];
      if (!slot) continue;
      const body = {
        service_id: service.id,
        pricing_item_id: item.id,
        customer_name: 'Worker',
        booking_date: slot.date,
        time: slot.time,
        duration: item.duration,
        price: item.final_price,
      };
      acknowledge((await client.placeBooking({ body })).data.id);
    } catch (error) {
      if (!(error instanceof ApiError)) return;
    }
  }
}

async function runOnServer(statement: string, url = inject('postgresUrl')): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
