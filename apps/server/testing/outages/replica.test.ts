import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '#db/schema.ts';
import { closePool, openDb, openPool } from '#app/database/connection.ts';
import { migrate } from '#app/database/migrate.ts';
import { type RunningPostgres, startPostgres } from '#app/database/postgres/launcher.ts';
import { readAtReplica, type ReadSource } from '#app/database/replica/visitor-reads.ts';
import { listenToChanges } from '#app/http/changes.ts';
import { openSilentProxy, type SilentProxy, socketFolderOf } from './silent-proxy.ts';
import { openStandby, type Standby } from './standby.ts';

const settings = { fsync: 'off', max_connections: '100' };
const log = pino({ level: 'silent' });
let folder = '';
const at = (name: string) => path.join(folder, name);
let leader: RunningPostgres;
let standby: Standby;
const closers: (() => Promise<unknown> | void)[] = [];

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-replica-'));
  // The account of one server reaches the socket of the other.
  await fs.chmod(folder, 0o755);
  leader = await startPostgres({ dataDir: at('leader'), settings });
  await migrate(leader.url('postgres'));
  standby = await openStandby(leader, at('leader'), at('standby'), settings);
});
afterEach(async () => {
  await standby.resume();
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(async () => {
  await standby.stop();
  await leader.stop();
  await fs.rm(folder, { recursive: true, force: true });
});

async function openProxy(url: string): Promise<SilentProxy> {
  const proxy = await openSilentProxy(socketFolderOf(url));
  closers.push(proxy.close);
  return proxy;
}

type ProcessUrls = { readonly calls?: string; readonly changes?: string; readonly reads?: string };

/** What one process of the server has of its database: `calls` leads to the leader, as `changes` does. */
async function openReads({
  calls = leader.url('postgres'),
  changes: changesUrl = calls,
  reads = standby.url,
}: ProcessUrls = {}) {
  const pool = openPool(calls, 20, () => {});
  const changes = listenToChanges(changesUrl, pool, log);
  await changes.ready;
  const sources: ReadSource[] = [];
  const observe = (source: ReadSource) => void sources.push(source);
  const visitorReads = readAtReplica(reads, { db: openDb(pool), pool }, { announcements: changes, log, observe });
  closers.push(async () => {
    await visitorReads.close();
    await changes.close();
    await closePool(pool, 1000);
  });
  const ask = () => visitorReads.read(readTags);
  /** Reads until the replica answers. */
  const untilReplica = async () => {
    await expect.poll(async () => (await ask()).isReplica, { timeout: 10_000, interval: 5 }).toBe(true);
    sources.length = 0;
  };
  return { pool, changes, visitorReads, sources, ask, untilReplica };
}

/** Changes what `readTags` reads; gives how many tags there are then. */
async function write({ pool }: Awaited<ReturnType<typeof openReads>>): Promise<number> {
  await pool.query(`insert into tags (name) values ('{"en":"A","ar":"A","ckb":"A"}')`);
  return (await pool.query<{ count: number }>('select count(*) from tags')).rows[0]?.count ?? 0;
}

/** Lets a read pass whose connection was ended on purpose; throws every other error. */
function requireTerminated(error: unknown): undefined {
  if ((error as { code?: string }).code !== '57P01') throw error;
}

async function readTags(db: Kysely<DB>) {
  const [server, tags] = await Promise.all([
    sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db),
    db
      .selectFrom('tags')
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { isReplica: server.rows[0]?.isReplica ?? false, count: tags.count };
}

describe('a replica answers visitors', () => {
  it('while it has what the leader had at the last announcement', async () => {
    const reads = await openReads();
    await reads.untilReplica();
    await Promise.all(Array.from({ length: 40 }, reads.ask));
    expect(reads.sources.filter((source) => source !== 'replica' && source !== 'busy')).toEqual([]);
    expect(reads.sources.filter((source) => source === 'replica').length).toBeGreaterThan(15);
  });

  it('and not from an announcement on until it has what was announced', async () => {
    const reads = await openReads();
    await reads.untilReplica();
    await standby.pause();
    const count = await write(reads);
    reads.changes.publish(['services']);
    for (let round = 0; round < 50; round++) {
      expect(await reads.ask()).toEqual({ isReplica: false, count });
      await sleep(10);
    }
    expect(new Set(reads.sources)).toEqual(new Set(['behind']));
    await standby.resume();
    await reads.untilReplica();
    expect(await reads.ask()).toEqual({ isReplica: true, count });
  });
});

describe('what others announce', () => {
  it('is waited for where another process has announced it', async () => {
    const [one, other] = [await openReads(), await openReads()];
    await one.untilReplica();
    await standby.pause();
    const heard = Promise.withResolvers<void>();
    one.changes.subscribe(() => heard.resolve());
    const count = await write(other);
    other.changes.publish(['services']);
    await heard.promise;
    expect(await one.ask()).toEqual({ isReplica: false, count });
    await standby.resume();
    await one.untilReplica();
  });

  it.each(['on', 'off'])('is never missing, however much is written (synchronous_commit %s)', async (commit) => {
    const calls = `${leader.url('postgres')}&options=${encodeURIComponent(`-c synchronous_commit=${commit}`)}`;
    const reads = await openReads({ calls });
    await reads.untilReplica();
    let announced = 0;
    const over = new AbortController();
    const stale: number[] = [];
    const readers = Array.from({ length: 6 }, async () => {
      while (!over.signal.aborted) {
        const before = announced;
        const { count } = await reads.ask();
        if (count < before) stale.push(before - count);
        await sleep(1);
      }
    });
    for (let round = 0; round < 150; round++) {
      const count = await write(reads);
      reads.changes.publish(['services']);
      announced = count;
      await sleep(round % 5 === 0 ? 40 : 1);
    }
    over.abort();
    await Promise.all(readers);
    expect(stale).toEqual([]);
    // Otherwise nothing was tried.
    expect(reads.sources.filter((source) => source === 'replica').length).toBeGreaterThan(20);
    expect(reads.sources).toContain('behind');
  });
});

describe('what nobody announces', () => {
  it('is missing for two seconds at most where nothing is announced', async () => {
    const reads = await openReads();
    await reads.untilReplica();
    await standby.pause();
    const count = await write(reads);
    await expect.poll(reads.ask, { timeout: 6000 }).toEqual({ isReplica: false, count });
    await sleep(200);
    expect(await reads.ask()).toEqual({ isReplica: false, count });
  });
});

describe('a replica answers nobody', () => {
  it('while the process hears of no changes, nor afterwards until it shows what was written since', async () => {
    const changes = await openProxy(leader.url('postgres'));
    const reads = await openReads({ changes: changes.url('postgres') });
    await reads.untilReplica();
    changes.setTarget(at('nowhere'));
    await leaderQuery(`select pg_terminate_backend(pid) from pg_stat_activity where application_name ~ 'changes$'`);
    await expect.poll(() => reads.changes.isListening()).toBe(false);
    expect((await reads.ask()).isReplica).toBe(false);
    await standby.pause();
    changes.setTarget(socketFolderOf(leader.url('postgres')));
    await expect.poll(() => reads.changes.isListening(), { timeout: 10_000 }).toBe(true);
    await sleep(300);
    expect((await reads.ask()).isReplica).toBe(false);
    await standby.resume();
    await reads.untilReplica();
  });

  it('where it follows another leader than the process does, however far it is', async () => {
    const next = await openStandby(leader, at('leader'), at('next'), settings);
    closers.push(next.stop);
    const proxy = await openProxy(leader.url('postgres'));
    const reads = await openReads({ calls: proxy.url('postgres') });
    await reads.untilReplica();
    await next.promote();
    // The replica goes on with the former leader, which has written more than the next one ever will here.
    await leaderQuery(
      `insert into tags (name) select '{"en":"Far","ar":"A","ckb":"A"}' from generate_series(1, 20000)`,
    );
    proxy.setTarget(socketFolderOf(next.url));
    await leaderQuery(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name ~ '^tajmeelspot' and pid <> pg_backend_pid()`,
    );
    const isNext = () =>
      reads.ask().then(
        ({ count }) => count < 20_000,
        () => false,
      );
    await expect.poll(isNext, { timeout: 10_000 }).toBe(true);
    let answered = 0;
    for (let round = 0; round < 30; round++) {
      // The end of a connection can be noticed later than its successor answers.
      const answer = await reads.ask().catch(requireTerminated);
      answered += Number(answer !== undefined);
      expect(answer ?? { isReplica: false }).toMatchObject({ isReplica: false });
      await sleep(100);
    }
    expect(answered).toBeGreaterThan(25);
    await leaderQuery(`delete from tags where name ->> 'en' = 'Far'`);
  });
});

describe('a server that is no replica', () => {
  it('answers no visitor as one', async () => {
    const reads = await openReads({ reads: leader.url('postgres') });
    for (let round = 0; round < 20; round++) {
      expect(await reads.ask()).toMatchObject({ isReplica: false });
      await sleep(20);
    }
    expect(new Set(reads.sources)).toEqual(new Set(['behind']));
  });
});

describe('a read that the replica does not end', () => {
  it('is done again at the leader where its statement is cancelled', async () => {
    const reads = await openReads();
    await reads.untilReplica();
    const asked = reads.visitorReads.read(async (db) => {
      await sql`select pg_sleep(case when pg_is_in_recovery() then 1.5 else 0 end) /* slow */`.execute(db);
      return readTags(db);
    });
    await expect
      .poll(() =>
        standbyQuery(
          `select pg_cancel_backend(pid) as done from pg_stat_activity where query ~ 'slow' and pid <> pg_backend_pid()`,
        ),
      )
      .toEqual([{ done: true }]);
    expect(await asked).toMatchObject({ isReplica: false });
    expect(reads.sources).toEqual(['unfinished']);
    // The replica is none the worse for it.
    expect(await reads.ask()).toMatchObject({ isReplica: true });
  });

  it('is done again at the leader where it fell silent, and the next ones do not wait', async () => {
    const proxy = await openProxy(standby.url);
    const reads = await openReads({ reads: proxy.url('postgres') });
    await reads.untilReplica();
    proxy.silence();
    const start = performance.now();
    expect(await reads.ask()).toMatchObject({ isReplica: false });
    expect(performance.now() - start).toBeLessThan(5000);
    const after = performance.now();
    for (let round = 0; round < 20; round++) expect(await reads.ask()).toMatchObject({ isReplica: false });
    expect(performance.now() - after).toBeLessThan(1000);
    proxy.resume();
    await reads.untilReplica();
  });
});

describe('a replica that is away or busy', () => {
  it('leaves its reads to the leader where it is killed, and it answers again once it is back', async () => {
    const reads = await openReads();
    await reads.untilReplica();
    const over = new AbortController();
    const readers = Array.from({ length: 6 }, async () => {
      while (!over.signal.aborted) await reads.ask();
    });
    process.kill(standby.pid, 'SIGKILL');
    await expect.poll(() => reads.sources.includes('resting')).toBe(true);
    await sleep(300);
    over.abort();
    // None has failed.
    await Promise.all(readers);
    standby = await openStandby(leader, at('leader'), at('again'), settings);
    const anew = await openReads();
    await anew.untilReplica();
  });

  it('leaves to the leader what would wait for a connection', async () => {
    const reads = await openReads();
    await reads.untilReplica();
    const slow = Array.from({ length: 20 }, () =>
      reads.visitorReads.read(async (db) => {
        await sql`select pg_sleep(0.5)`.execute(db);
        return readTags(db);
      }),
    );
    const start = performance.now();
    expect(await reads.ask()).toMatchObject({ isReplica: false });
    expect(performance.now() - start).toBeLessThan(400);
    await Promise.all(slow);
    expect(reads.sources).toContain('busy');
    expect(await reads.ask()).toMatchObject({ isReplica: true });
  });
});

async function queryAt(url: string, text: string): Promise<unknown[]> {
  const pool = openPool(url, 1, () => {});
  try {
    return (await pool.query(text)).rows;
  } finally {
    await pool.end();
  }
}
const leaderQuery = (text: string) => queryAt(leader.url('postgres'), text);
const standbyQuery = (text: string) => queryAt(standby.url, text);
