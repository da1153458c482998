import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { closePool, openDb, openPool } from '#app/database/connection.ts';
import { listenToChanges } from '#app/http/changes.ts';
import { templateDatabase } from '../frozen.ts';
import { openProcess } from '../server-process.ts';
import { openSilentProxy, type SilentProxy, socketFolderOf } from './silent-proxy.ts';

const log = pino({ level: 'silent' });
const limit = 15_000;
let proxy: SilentProxy;

beforeEach(async () => {
  await runOnServer(`create database silent_line template ${templateDatabase} strategy file_copy`);
  proxy = await openSilentProxy(socketFolderOf(inject('postgresUrl')));
});
afterEach(async () => {
  await proxy.close();
  await runOnServer('drop database silent_line with (force)');
});

describe('R11.16 a line that dies in silence', () => {
  it('is noticed by a pool of twenty connections, one in a transaction, within 15 s', async () => {
    const pool = openPool(proxy.url('silent_line'), 20, () => {});
    const db = openDb(pool);
    await Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.3)')));
    expect(proxy.count()).toBe(20);
    const asked = Promise.withResolvers<void>();
    const held = db
      .transaction()
      .execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await asked.promise;
        await sql`select 2`.execute(tx);
      })
      .catch((error: unknown) => error);
    await sleep(100);
    proxy.silence();
    proxy.resume();
    asked.resolve();
    const start = Date.now();
    const answers = Array.from({ length: 40 }, () => pool.query('select 1').catch((error: unknown) => error));
    expect(await held).toBeInstanceOf(Error);
    await Promise.all(answers);
    const after = await Promise.all(
      Array.from({ length: 40 }, () => sql<{ one: number }>`select 1 as one`.execute(db)),
    );
    expect(after).toHaveLength(40);
    expect(Date.now() - start).toBeLessThan(limit);
    await closePool(pool, 1000);
  });

  it('leaves no lock behind at the server', async () => {
    const pool = openPool(proxy.url('silent_line'), 2, () => {});
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update users set name = name where id = 1');
    proxy.silence();
    await expect
      .poll(() => runOnServer('update users set name = name where id = 1', 'silent_line').then(() => 'done', String), {
        timeout: 20_000,
      })
      .toBe('done');
    client.release(true);
    await closePool(pool, 100);
  });
});

describe('R11.16 a line that dies in silence at rest', () => {
  it('is noticed by who listens, also where nothing was asked, and by the connections at rest', async () => {
    const pool = openPool(proxy.url('silent_line'), 20, () => {});
    const changes = listenToChanges(proxy.url('silent_line'), pool, log);
    const heard: (readonly string[] | undefined)[] = [];
    changes.subscribe((tags) => void heard.push(tags));
    await changes.ready;
    await Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.3)')));
    heard.length = 0;
    proxy.silence();
    proxy.resume();
    await expect.poll(() => heard.includes(undefined), { timeout: limit }).toBe(true);
    await expect.poll(() => changes.state()).toBe('ok');
    const start = Date.now();
    await Promise.all(Array.from({ length: 20 }, () => pool.query('select 1')));
    expect(Date.now() - start).toBeLessThan(2000);
    await runOnServer(`select pg_notify('changes', 'venue-7')`, 'silent_line');
    await expect.poll(() => heard).toContainEqual(['venue-7']);
    await changes.close();
    await closePool(pool, 1000);
  });
});

describe('R11.16 a server whose line is silent', () => {
  const settings = () => ({
    DATABASE_URL: proxy.url('silent_line'),
    DATA_DIR: path.join(os.tmpdir(), 'tajmeelspot-silent-line'),
    DEMO: 'off',
  });
  const openServer = async () => {
    const server = await openProcess(settings());
    // Whatever the test finds: its server ends with it.
    onTestFinished(async () => void (await server.kill('SIGKILL')));
    return server;
  };
  const statusOf = async (origin: string, call: string) =>
    (await fetch(`${origin}/api${call}`, { signal: AbortSignal.timeout(20_000) })).status;

  it('says 503 meanwhile, answers all requests within 5 s of the return, and lost no other', async () => {
    const server = await openServer();
    await expect.poll(() => statusOf(server.origin, '/health/ready')).toBe(200);
    await Promise.all(Array.from({ length: 40 }, () => statusOf(server.origin, '/services')));
    proxy.silence();
    await expect.poll(() => statusOf(server.origin, '/health/ready'), { timeout: limit }).toBe(503);
    const during = await Promise.all(Array.from({ length: 30 }, () => statusOf(server.origin, '/services')));
    expect(new Set(during)).toEqual(new Set([503]));
    proxy.resume();
    await expect.poll(() => statusOf(server.origin, '/health/ready'), { timeout: 5000 }).toBe(200);
    const after = await Promise.all(Array.from({ length: 40 }, () => statusOf(server.origin, '/services')));
    expect(new Set(after)).toEqual(new Set([200]));
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it('ends within 10 s of SIGTERM', async () => {
    const server = await openServer();
    await Promise.all(Array.from({ length: 40 }, () => statusOf(server.origin, '/services')));
    proxy.silence();
    const pending = Array.from({ length: 40 }, () => statusOf(server.origin, '/services').catch(() => 0));
    await sleep(500);
    const start = Date.now();
    await server.kill('SIGTERM');
    expect(Date.now() - start).toBeLessThan(10_000);
    await Promise.all(pending);
  });
});

/** Runs a statement on the server itself, past the proxy. */
async function runOnServer(statement: string, database = 'postgres'): Promise<void> {
  const url = inject('postgresUrl').replace('/postgres?', `/${database}?`);
  const client = new pg.Client({ connectionString: url, options: '-c lock_timeout=500' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
