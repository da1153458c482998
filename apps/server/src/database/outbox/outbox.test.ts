import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openDb, openPool } from '#app/database/connection.ts';
import { useServer } from '#testing/harness.ts';
import type { EventHandlers } from './delivery.ts';
import type { OutboxEvent } from './events.ts';
import { openOutbox } from './outbox.ts';

const server = useServer();
const signedUp = (userId: number): OutboxEvent => ({ kind: 'identity.signed_up', userId });
const lines: string[] = [];
const log = pino({}, new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }));

/** Handlers that note who signed up; the first `failures` times they fail instead. */
function noting(failures = 0) {
  const noted: number[] = [];
  let left = failures;
  const nothing = () => Promise.resolve();
  const handlers: EventHandlers = {
    'identity.signed_up': ({ userId }) => {
      if (left-- > 0) return Promise.reject(new Error('the post office is closed'));
      noted.push(userId);
      return nothing();
    },
    'identity.confirmation_requested': nothing,
    'identity.reset_requested': nothing,
    'venues.invited': nothing,
    'identity.password_changed': nothing,
    'identity.second_factor_changed': nothing,
    'identity.number_changed': nothing,
    'identity.code_requested': nothing,
    'identity.new_device': nothing,
    'identity.picture_dropped': nothing,
    'content.subscribed': nothing,
    'operator.term_changed': nothing,
    'operator.decided': nothing,
    'operator.announced': nothing,
    'operator.announcement_tested': nothing,
    'venues.licence_ending': nothing,
    'booking.requested': nothing,
    'booking.confirmed': nothing,
    'booking.declined': nothing,
    'booking.moved': nothing,
    'booking.reassigned': nothing,
    'booking.corrected': nothing,
    'booking.delayed': nothing,
    'booking.repeated': nothing,
    'booking.series_cancelled': nothing,
    'booking.proposed': nothing,
    'booking.proposal_declined': nothing,
    'booking.cancelled': nothing,
    'booking.expired': nothing,
    'booking.tomorrow': nothing,
    'booking.soon': nothing,
    'booking.freed': nothing,
    'booking.day_ahead': nothing,
    'waitlist.slot_taken': nothing,
    'waitlist.slot_offered': nothing,
    'waitlist.slot_lost': nothing,
  };
  return { noted, handlers };
}

const open = () => openOutbox(server.deps.pool, server.deps.clock, log, true);
const add = (event: OutboxEvent) => server.deps.db.transaction().execute((tx) => server.deps.outbox.add(tx, event));
const listJobs = async () =>
  (await sql<{ name: string; state: string }>`select name, state from pgboss.job`.execute(server.deps.db)).rows;

afterEach(async () => {
  lines.length = 0;
  await sql`delete from pgboss.job`.execute(server.deps.db);
});

describe('add', () => {
  it('what is rolled back is never told', async () => {
    const rolledBack = server.deps.db.transaction().execute(async (tx) => {
      await server.deps.outbox.add(tx, signedUp(1));
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await listJobs()).toEqual([]);
  });

  it('what is committed is told once, with the time at which it happened', async () => {
    const outbox = await open();
    const times: string[] = [];
    const handlers: EventHandlers = {
      ...noting().handlers,
      'identity.signed_up': (event, happenedAt) => {
        times.push(`${event.userId} ${happenedAt.toString()}`);
        return Promise.resolve();
      },
    };
    await add(signedUp(7));
    await outbox.deliverOnce(handlers);
    await outbox.deliverOnce(handlers);
    expect(times).toEqual([`7 ${server.deps.clock.now().toString()}`]);
    await outbox.close();
  });

  it('takes nothing outside a transaction', async () => {
    await expect(server.deps.outbox.add(server.deps.db, signedUp(1))).rejects.toThrow('transaction');
    expect(await listJobs()).toEqual([]);
  });
});

describe('delivery', () => {
  it('what fails is told again, and nothing else with it', async () => {
    const outbox = await open();
    const { noted, handlers } = noting(1);
    await add(signedUp(1));
    await add(signedUp(2));
    await expect(outbox.deliverOnce(handlers)).rejects.toThrow('not delivered');
    expect(noted).toHaveLength(1);
    await outbox.deliverOnce(handlers);
    expect(new Set(noted)).toEqual(new Set([1, 2]));
    await outbox.close();
  });

  it('after nine tries an event is kept among the failed ones and logged with its whole error', async () => {
    const outbox = await open();
    const { handlers } = noting(100);
    await add(signedUp(1));
    for (let round = 1; round <= 10; round++) await outbox.deliverOnce(handlers).catch(() => {});
    const logged = lines.map((line) => JSON.parse(line) as { level: number; err: { stack: string }; try: number });
    expect(logged.map((line) => line.try)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(logged.at(-1)).toMatchObject({
      level: 50,
      err: { stack: expect.stringContaining('the post office is closed') },
    });
    expect(await listJobs()).toContainEqual({ name: 'failed_events', state: 'created' });
    await outbox.close();
  });
});

describe('a started outbox', () => {
  it('tells within two seconds of the commit, and lets what is under way end', async () => {
    const outbox = await open();
    const { noted, handlers } = noting();
    const release = Promise.withResolvers<void>();
    await outbox.start({
      ...handlers,
      'identity.signed_up': async (...given) => {
        await release.promise;
        await handlers['identity.signed_up'](...given);
      },
    });
    await add(signedUp(3));
    await expect.poll(async () => (await listJobs())[0]?.state, { timeout: 2000 }).toBe('active');
    const closed = outbox.close();
    release.resolve();
    await closed;
    expect(noted).toEqual([3]);
    expect(await listJobs()).toEqual([{ name: 'events', state: 'completed' }]);
  });

  it('goes on after its connections were lost', async () => {
    const outbox = await open();
    const { noted, handlers } = noting();
    await outbox.start(handlers);
    await cutConnections();
    const tryToAdd = () =>
      add(signedUp(4)).then(
        () => 'added',
        () => 'lost',
      );
    await expect.poll(tryToAdd).toBe('added');
    await expect.poll(() => noted, { timeout: 5000 }).toEqual([4]);
    await outbox.close();
  });
});

describe('on a fresh database', () => {
  it('three processes that start at once all come up, and share one outbox', async () => {
    const name = 'outbox_test';
    await onServer(`create database ${name}`);
    const url = inject('postgresUrl').replace('/postgres?', `/${name}?`);
    const pools = [1, 2, 3].map(() => openPool(url, 3, () => {}));
    const outboxes = await Promise.all(pools.map((pool) => openOutbox(pool, server.deps.clock, log)));
    const { noted, handlers } = noting();
    await openDb(pools[0]!)
      .transaction()
      .execute((tx) => outboxes[1]!.add(tx, signedUp(5)));
    await Promise.all(outboxes.map((outbox) => outbox.deliverOnce(handlers)));
    expect(noted).toEqual([5]);
    await Promise.all(outboxes.map((outbox) => outbox.close()));
    for (const pool of pools) await pool.end();
    await onServer(`drop database ${name} with (force)`);
  });
});

const cutConnections = () =>
  onServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${server.deps.env.databaseUrl?.match(/test_\w+/)?.[0]}'`,
  );

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
