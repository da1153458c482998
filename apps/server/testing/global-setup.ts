import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { loadWorld } from '#db/world/load.ts';
import { openDb, openPool } from '#app/database/connection.ts';
import { migrate } from '#app/database/migrate.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { systemClock } from '#app/deps.ts';
import { startPostgres } from '#app/database/postgres/launcher.ts';
import { frozenNow, templateDatabase } from './frozen.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server's maintenance database. */
    postgresUrl: string;
  }
}

/** Nothing is kept beyond the run. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** Starts one PostgreSQL for all test files and fills the template from which each file's database is cloned. */
export async function setup(project: TestProject) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-test-'));
  const server = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: { ...fast, max_connections: '200' },
  });
  const postgresUrl = server.url('postgres');
  await runOnServer(postgresUrl, `create database ${templateDatabase}`);
  const url = server.url(templateDatabase);
  await migrate(url);
  const pool = openPool(url, 4, console.error);
  await freezeMoment(pool);
  await loadWorld(openDb(pool), frozenNow);
  const outbox = await openOutbox(pool, systemClock, pino({ level: 'warn' }));
  await outbox.close();
  await pool.end();
  project.provide('postgresUrl', postgresUrl);
  return async () => {
    await server.stop();
    await fs.rm(folder, { recursive: true, force: true });
  };
}

/** The database judges by the clock of the tests, too: what current_moment gives is a row that each test can change. */
const freezeMoment = (pool: pg.Pool) =>
  pool.query(`
    create schema testing;
    create table testing.clock (moment timestamptz not null);
    insert into testing.clock values ('${frozenNow.toString()}');
    grant usage on schema testing to public;
    grant select, update on testing.clock to public;
    create or replace function current_moment() returns timestamptz language sql stable parallel safe
      return (select moment from testing.clock);`);

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
