import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Client, createClient, ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createApp } from '#app/process/app.ts';
import { openAdmission } from '#app/admission/open-admission.ts';
import { operatorHandlers } from '#app/operator/operator.ts';
import { openShortMemory } from '#app/database/memory.ts';
import { openDb, openPool, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { readEnv } from '#app/env.ts';
import { listenToChanges } from '#app/http/changes.ts';
import { attemptLimits } from '#app/http/limits.ts';
import { addOperator, openOperatorSession, openSession } from '#app/identity/identity.ts';
import { openMetrics } from '#app/observability/metrics.ts';
import { messageHandlers } from '#app/messages/messages.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { openFiles } from '#app/integrations/files/files.ts';
import { openChannels } from '#app/integrations/channels/open-channels.ts';
import { openMailer } from '#app/integrations/email/mailer.ts';
import { hashPassword } from '#app/secrets/password.ts';
import { pictureHandlers } from '#app/integrations/pictures/pictures.ts';
import { waitlistHandlers } from '#app/waitlist/waitlist.ts';
import { frozenNow, templateDatabase } from './frozen.ts';
import { noActor } from './no-actor.ts';

/** The server of a test file, with a frozen clock and a database of its own that holds the demo world. */
export type TestServer = {
  readonly deps: Deps;
  /** The answer of the whole app to a request. */
  fetch(request: Request): Promise<Response>;
  /** The answer to a request with a JSON body (none for undefined) at a path below /api. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  client(options?: { token?: string; language?: Language }): Client;
  /** A new account with the password 'a long password' and a session: an operator's for the operator's calls, other roles' for the site. */
  signIn(role?: 'customer' | 'vendor' | 'operator'): Promise<{ token: string; email: string; id: number }>;
  /** The same for the site by signing up and logging in, with all that these leave behind. */
  signUp(role?: 'customer' | 'vendor'): Promise<{ token: string; email: string; id: number }>;
  setClock(instant: Temporal.Instant): void;
  /** Moves the clock, and that by which the database judges what licences allow and which bookings are to come. */
  moveTo(instant: Temporal.Instant): Promise<void>;
  /** Delivers every event of the outbox. Rejects where one fails; that one stays for the next call. */
  deliver(): Promise<void>;
};

/** Opens a test server before the tests of a file and drops it after them. */
export function useServer(settings: Record<string, string> = {}): TestServer {
  let open: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    open = await openTestServer(settings);
  });
  afterAll(() => open.close());
  const client: TestServer['client'] = ({ token, language = 'en' } = {}) =>
    createClient({ base: 'http://test/api', language, token, fetch: (request) => server.fetch(request) });
  const server: TestServer = {
    get deps() {
      return open.deps;
    },
    fetch: async (request) => open.app.fetch(request),
    call: async (method, route, body, headers = {}) =>
      open.app.fetch(
        new Request(`http://test/api${route}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      ),
    client,
    signIn: (role = 'customer') => signInAs(open.deps, role),
    async signUp(role = 'customer') {
      const email = `${randomUUID()}@example.com`;
      const body = { name: 'Test Person', email, password, password_confirmation: password };
      await client().signUp({ body: { ...body, role_id: role === 'vendor' ? 0 : 1 } });
      const { token, user } = await client().logIn({ body: { email, password } });
      return { token, email, id: user.id };
    },
    setClock: (instant) => open.setClock(instant),
    async moveTo(instant) {
      open.setClock(instant);
      await open.deps.pool.query('update testing.clock set moment = $1', [instant.toString()]);
    },
    deliver: () => open.deliver(),
  };
  return server;
}

/** Enters an account and opens a session without hashing a password, most of the time of signing up and logging in. */
async function signInAs(deps: Deps, role: 'customer' | 'vendor' | 'operator') {
  const email = `${randomUUID()}@example.com`;
  const account = { name: 'Test Person', email, role: role === 'vendor' ? role : 'customer', language: 'en' };
  const now = toDate(deps.clock.now());
  const given = { ...account, password_hash: await passwordHash, created_at: now, email_verified_at: now };
  const { id } = await deps.db.insertInto('users').values(given).returning('id').executeTakeFirstOrThrow();
  if (role !== 'operator') return { token: await openSession(deps, deps.db, noActor, id), email, id };
  await addOperator(deps, noActor, { email, name: 'Operator' });
  return { token: await openOperatorSession(deps, deps.db, noActor, id), email, id };
}

const password = 'a long password';
const passwordHash = hashPassword(password);

/** Limits and approvals stand in the way of tests that are about something else. */
const permissive = { RATE_LIMIT_SCALE: '10000', VENUE_APPROVAL: 'off' };

async function openTestServer(settings: Record<string, string>) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name} template ${templateDatabase} strategy file_copy`);
  const url = inject('postgresUrl').replace('/postgres?', `/${name}?`);
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-data-'));
  const env = readEnv({ ...permissive, DATA_DIR: dataDir, DATABASE_URL: url, ...settings });
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const pool = openPool(url, 20, () => {});
  const changes = listenToChanges(url, pool, log);
  await changes.ready;
  let now = frozenNow;
  const clock = { now: () => now };
  const db = openDb(pool);
  const outbox = await openOutbox(pool, clock, log, true);
  const mail = openMailer(env, db, clock);
  const admission = openAdmission(env.rateLimitScale);
  const attempts = attemptLimits(pool, env.rateLimitScale);
  const files = openFiles(env, log, 2000);
  const metrics = openMetrics();
  const channels = openChannels(env, db, clock);
  const outward = { outbox, mail, channels, files };
  const memory = openShortMemory(0);
  const deps: Deps = { env, db, pool, memory, clock, log, changes, admission, metrics, attempts, ...outward };
  return {
    deps,
    app: createApp(deps),
    setClock(instant: Temporal.Instant) {
      now = instant;
    },
    deliver: () => outbox.deliverOnce(handlersOf(deps)),
    async close() {
      await ends('outbox', outbox.close());
      await ends('post', mail.close());
      await ends('listener', changes.close());
      await ends('pool', pool.end());
      await dropDatabase(admin, name);
      await ends('connection', admin.end());
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Names what does not end, which the hook that waits for all of it could not. */
async function ends(what: string, ending: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the ${what} of a test server did not end`)), endMs);
  await Promise.race([ending, promise]).finally(() => clearTimeout(timer));
}
const endMs = 20_000;

/** A database is dropped once every process of PostgreSQL says that it has closed its files; one that none answers for goes with the server. */
async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`set statement_timeout = ${endMs}`);
  await admin.query(`drop database ${name} with (force)`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== '57014') throw error;
    console.warn(`${name} was not dropped within ${endMs / 1000} s`);
  });
}

const handlersOf = (deps: Deps) => ({
  ...messageHandlers(deps),
  ...waitlistHandlers(deps),
  ...operatorHandlers(deps),
  ...pictureHandlers(deps.files),
});

/** The error that a call ends in; fails the test where it succeeds. */
export async function apiErrorOf(call: Promise<unknown>): Promise<ApiError> {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ApiError);
  return thrown as ApiError;
}
