import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openProcess } from '#testing/server-process.ts';
import { migrate } from '#app/database/migrate.ts';
import { openDatabase } from '#app/database/open.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { openPool } from '#app/database/connection.ts';
import { systemClock } from '#app/deps.ts';
import { readEnv } from '#app/env.ts';
import { query } from './testing/trial.ts';
import { startPostgres } from './launcher.ts';

const log = pino({ level: 'silent' });
let folder = '';

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-role-'));
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const rights = `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, rolcanlogin
  from pg_roles where rolname = current_user`;
const noRights = {
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
  rolcanlogin: true,
};

/** What another role owns in the schemas of the program, without what came with extensions. */
const foreign = `
  select c.relname as name from pg_class c where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    and c.relowner <> current_user::regrole
  union all select p.proname from pg_proc p where p.pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    and p.proowner <> current_user::regrole
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select t.typname from pg_type t where t.typnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    and t.typowner <> current_user::regrole
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e') and t.typname !~ '^_'
  union all select nspname from pg_namespace where nspname = 'pgboss' and nspowner <> current_user::regrole
  union all select datname from pg_database where datname = current_database() and datdba <> current_user::regrole`;

const refused = [
  'create role intruder',
  'create database another',
  'alter role current_user superuser',
  'select * from pg_authid',
  `copy (select 1) to program 'true'`,
  `copy (select 1) to '/tmp/tajmeelspot-written-by-sql'`,
  `select pg_read_file('/etc/passwd')`,
  'alter system set fsync = off',
  'set session_replication_role = replica',
  'set role postgres',
];

async function expectPlainRole(url: string): Promise<void> {
  expect(await query(url, rights)).toEqual([noRights]);
  expect(await query(url, foreign)).toEqual([]);
  for (const statement of refused)
    await expect(query(url, statement), statement).rejects.toThrow(/permission denied|must have|only roles with/);
}

describe('R11.15 the role of the program owns its schema and nothing more', () => {
  it('in a new embedded database', async () => {
    const server = await openProcess({ DATA_DIR: folder });
    expect((await fetch(`${server.origin}/api/services`)).status).toBe(200);
    const database = await openDatabase(readEnv({ DATA_DIR: folder }), log);
    await expectPlainRole(database.url);
    await database.close();
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it('in a data directory whose superuser owned everything, with two that open it at once', async () => {
    const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres') });
    await query(postgres.url('postgres'), 'create database tajmeelspot');
    const former = postgres.url('tajmeelspot');
    await migrate(former);
    const pool = openPool(former, 2, () => {});
    await (await openOutbox(pool, systemClock, log)).close();
    await pool.end();
    await postgres.stop();
    const env = readEnv({ DATA_DIR: folder });
    const databases = await Promise.all([openDatabase(env, log), openDatabase(env, log)]);
    await expectPlainRole(databases[0].url);
    // What comes later changes the schema.
    await query(databases[0].url, 'alter table bookings add column later text');
    await query(databases[0].url, 'alter table pgboss.job add column later text');
    expect(await query(databases[0].url, 'select later from bookings')).toEqual([]);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('in a PostgreSQL of one’s own', async () => {
    const admin = inject('postgresUrl');
    await query(admin, 'create role plain_owner login');
    try {
      await query(admin, 'create database plain owner plain_owner');
      const url = admin.replace('postgres@', 'plain_owner@').replace('/postgres?', '/plain?');
      const server = await openProcess({ DATABASE_URL: url, DATA_DIR: folder, DEMO: 'on' });
      expect((await fetch(`${server.origin}/api/services`)).status).toBe(200);
      await expect
        .poll(async () => (await fetch(`${server.origin}/api/health/ready`)).status, { timeout: 5000 })
        .toBe(200);
      await expectPlainRole(url);
      expect(await server.kill('SIGTERM')).toBe(0);
    } finally {
      await query(admin, 'drop database if exists plain with (force)');
      await query(admin, 'drop role plain_owner');
    }
  });
});
