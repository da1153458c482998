import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '#app/database/postgres/launcher.ts';
import { openProcess, type ServerProcess } from '../server-process.ts';
import { openSilentProxy, type SilentProxy, socketFolderOf } from './silent-proxy.ts';
import { openSmallDisk, whyNoSmallDisk } from './small-disk.ts';

let folder = '';
let primary: RunningPostgres;
let proxy: SilentProxy;
const servers: RunningPostgres[] = [];

/** Starts a PostgreSQL whose data lies below the folder. */
async function openPostgres(name: string, parent = folder): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir: path.join(parent, name), settings: { fsync: 'off' } });
  servers.push(server);
  return server;
}

const openServer = (): Promise<ServerProcess> =>
  openProcess({ DATABASE_URL: proxy.url('postgres'), DATA_DIR: folder, DEMO: 'off', RATE_LIMIT_SCALE: '1000' });

const ready = async ({ origin }: ServerProcess) => (await fetch(`${origin}/api/health/ready`)).status;

/** The status of a call that writes, the code of its problem, and when to try again. */
async function write({ origin }: ServerProcess) {
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.com` });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/subscribe`, { method: 'POST', headers, body });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
}

const declined = { status: 503, code: 'unavailable', retryAfter: '2' };

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-read-only-'));
});
afterEach(async () => {
  await proxy.close();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await fs.rm(folder, { recursive: true, force: true });
});

/** Starts a database and a proxy before it, through which every server goes. */
async function openPrimary(parent?: string): Promise<void> {
  primary = await openPostgres('primary', parent);
  proxy = await openSilentProxy(socketFolderOf(primary.url('postgres')));
}

describe('R11.17 ready means that it can write', () => {
  beforeEach(() => openPrimary());

  it('a database that is told to be read-only is a 503 with a time to try again, and whole 5 s after', async () => {
    const server = await openServer();
    await expect.poll(() => ready(server)).toBe(200);
    expect(await write(server)).toMatchObject({ status: 201 });
    await setReadOnly('on');
    await expect.poll(() => write(server)).toEqual(declined);
    await expect.poll(() => ready(server), { timeout: 5000 }).toBe(503);
    expect((await fetch(`${server.origin}/api/services`)).status).toBe(200);
    await setReadOnly('off');
    await expect.poll(() => ready(server), { timeout: 5000 }).toBe(200);
    expect(await write(server)).toMatchObject({ status: 201 });
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it('a database that is away is a 503, and the service is whole within 5 s of its return', async () => {
    const server = await openServer();
    await expect.poll(() => ready(server)).toBe(200);
    await primary.stop();
    await expect.poll(() => ready(server), { timeout: 5000 }).toBe(503);
    expect(await write(server)).toEqual(declined);
    await openPostgres('primary');
    const start = Date.now();
    await expect.poll(() => ready(server), { timeout: 5000 }).toBe(200);
    const writes = await Promise.all(Array.from({ length: 30 }, () => write(server)));
    expect(writes.filter(({ status }) => status !== 201)).toEqual([]);
    expect(Date.now() - start).toBeLessThan(5000);
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

describe('R11.17 after a failover', () => {
  beforeEach(() => openPrimary());

  it('no connection stays with what is a standby now', async () => {
    const server = await openServer();
    await expect.poll(() => ready(server)).toBe(200);
    await primary.stop();
    const copy = path.join(folder, 'standby');
    await fs.cp(path.join(folder, 'primary'), copy, { recursive: true, filter: (file) => !file.endsWith('lease') });
    await fs.writeFile(path.join(copy, 'standby.signal'), '');
    // The former leader comes back as a standby, and every connection is opened there.
    const standby = await openPostgres('standby');
    proxy.setTarget(socketFolderOf(standby.url('postgres')));
    await expect.poll(() => fetch(`${server.origin}/api/services`).then(({ status }) => status)).toBe(200);
    await expect.poll(() => ready(server), { timeout: 5000 }).toBe(503);
    expect(await write(server)).toEqual(declined);
    // The connections lead on to the standby while the proxy already knows the leader.
    const leader = await openPostgres('primary');
    proxy.setTarget(socketFolderOf(leader.url('postgres')));
    await expect.poll(() => ready(server), { timeout: 5000 }).toBe(200);
    const writes = await Promise.all(Array.from({ length: 30 }, () => write(server)));
    expect(writes.filter(({ status }) => status !== 201)).toEqual([]);
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

const reason = whyNoSmallDisk();

it.skipIf(reason)(`R11.17 a full disk is a 503${reason === undefined ? '' : ` (skipped: ${reason})`}`, async () => {
  const disk = await openSmallDisk(path.join(folder, 'disk'), 200);
  try {
    await openPrimary(disk.folder);
    const server = await openServer();
    await expect.poll(() => ready(server)).toBe(200);
    await disk.fill();
    await expect.poll(() => ready(server), { timeout: 5000 }).toBe(503);
    await disk.free();
    await expect.poll(() => ready(server), { timeout: 5000 }).toBe(200);
    expect(await write(server)).toMatchObject({ status: 201 });
    expect(await server.kill('SIGTERM')).toBe(0);
  } finally {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    disk.unmount();
  }
});

async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url('postgres') });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${value}`).catch(async () => {
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter system set default_transaction_read_only = ${value}`);
  });
  await client.query('select pg_reload_conf()');
  await client.end();
}
