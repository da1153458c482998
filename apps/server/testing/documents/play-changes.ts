import type { PoolClient } from 'pg';
import { frozenNow } from '../frozen.ts';
import type { TestServer } from '../harness.ts';
import type { Random } from '../trust/random.ts';
import { changes } from './changes.ts';

const names = Object.keys(changes);

type Game = {
  /** So many changes are made. */
  readonly count: number;
  /** Called between them, while other transactions are open. */
  readonly compare: () => Promise<void>;
};

/**
 * Makes changes at random in transactions on three connections, some of them taken back, and moves the clock by days. Gives
 * how often each was made. One that a law refuses, or that would wait for another transaction, counts for nothing.
 */
export async function playChanges(server: TestServer, random: Random, { count, compare }: Game) {
  const clients = await Promise.all(Array.from({ length: 3 }, () => server.deps.pool.connect()));
  const done = new Map(names.map((name) => [name, 0]));
  const open = new Set<PoolClient>();
  try {
    for (const client of clients) await client.query(`set lock_timeout = '20ms'`);
    for (let made = 0; made < count;) {
      const client = random.of(clients);
      if (!open.has(client)) await client.query('begin');
      open.add(client);
      const name = random.of(names);
      const isMade = await make(client, random, name);
      if (isMade) done.set(name, (done.get(name) ?? 0) + 1);
      made += isMade ? 1 : 0;
      if (!isMade || random.chance(0.5)) {
        open.delete(client);
        await end(client, isMade && random.chance(0.9));
      }
      if (random.chance(0.02)) await server.moveTo(frozenNow.add({ hours: 24 * random.below(4) }));
      if (random.chance(0.5)) await compare();
    }
  } finally {
    for (const client of clients) {
      await client.query('rollback; reset lock_timeout');
      client.release();
    }
  }
  return done;
}

const make = (client: PoolClient, random: Random, name: string): Promise<boolean> =>
  (changes[name]?.(client, random) ?? Promise.reject(new Error(name))).then(
    () => true,
    () => false,
  );

/** What was put off until the commit may be refused there. */
const end = (client: PoolClient, isCommitted: boolean) =>
  client.query(isCommitted ? 'commit' : 'rollback').catch(() => client.query('rollback'));
