import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import { closePool, type ConnectionDb, openDbOn, openPool } from '../connection.ts';
import { isLineDead } from '../line.ts';
import { findReplicaPosition } from './replica-queries.ts';
import { type HeardAnnouncements, type RequiredPosition, watchLeader } from './required-position.ts';

/**
 * Who answered a read: the replica; or the leader, where the replica was behind (or what it must have was not known), had
 * no free connection, rested after it could not be reached, or did not bring the read to an end.
 */
export type ReadSource = 'replica' | 'behind' | 'busy' | 'resting' | 'unfinished';

/** Where answers are read that are the same for everybody. */
export type VisitorReads = {
  /** Reads with a database, of one server; `work` is done a second time, at the leader, where the replica did not end it. */
  read<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type Leader = { readonly db: Kysely<DB>; readonly pool: Pool };

type ReadContext = {
  readonly announcements: HeardAnnouncements;
  readonly log: Logger;
  /** Told who answered each read. */
  readonly observe: (source: ReadSource) => void;
};

const poolSize = 16;
/** How long a replica may take, milliseconds: for a connection, at the server for a statement, for its answer. */
const limits = { connect: 1000, statement: 2000, answer: 3000 };
/** A replica that could not be reached, or fell silent, is left alone for this long, milliseconds. */
const restMs = 5000;

/** A connection, and what is known of the server behind it. */
type ReplicaConnection = ConnectionDb & { bytes: bigint; mark: string | undefined };

/** Reads at a replica while it has what the leader had at the last announcement, and at the leader otherwise. */
export function readAtReplica(url: string, leader: Leader, { announcements, log, observe }: ReadContext): VisitorReads {
  let [restsUntil, isClosing] = [0, false];
  const rest = (error: unknown) => {
    if (isClosing) return;
    restsUntil = performance.now() + restMs;
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the replica is out of reach');
  };
  const pool = openPool(url, poolSize, rest, limits);
  const watch = watchLeader({ leader: leader.pool, announcements, log });
  const find = async <T>(work: (db: Kysely<DB>) => Promise<T>): Promise<{ value: T } | ReadSource> => {
    const required = watch.required();
    if (!required) return 'behind';
    if (performance.now() < restsUntil) return 'resting';
    // Who would have to wait for a connection has the answer from the leader before.
    if (pool.totalCount - pool.idleCount + pool.waitingCount >= poolSize) return 'busy';
    const client = await pool.connect().catch(rest);
    if (!client) return 'resting';
    const connection = connectionOf(pool, client);
    try {
      if (!(await hasRequired(client, connection, watch.process, required))) return 'behind';
      return { value: await work(connection.db) };
    } catch (error) {
      if (isLineDead(error)) rest(error);
      // Whatever it was: an answer comes from the replica whole, or not at all.
      return 'unfinished';
    } finally {
      void connection.ended().then(() => client.release());
    }
  };
  return {
    async read(work) {
      const found = await find(work);
      observe(typeof found === 'string' ? found : 'replica');
      return typeof found === 'string' ? work(leader.db) : found.value;
    },
    async close() {
      isClosing = true;
      watch.close();
      await closePool(pool, 1000);
    },
  };
}

const connections = new WeakMap<PoolClient, ReplicaConnection>();

function connectionOf(pool: Pool, client: PoolClient): ReplicaConnection {
  const known = connections.get(client);
  if (known) return known;
  const connection = { ...openDbOn(pool, client), bytes: 0n, mark: undefined };
  connections.set(client, connection);
  return connection;
}

/** Whether the server behind a connection has what is required; it is asked only where that is not known of it. */
async function hasRequired(
  client: PoolClient,
  connection: ReplicaConnection,
  process: string,
  { bytes, mark }: RequiredPosition,
): Promise<boolean> {
  const isEnough = () => connection.bytes >= bytes && connection.mark === mark;
  if (isEnough()) return true;
  const found = await findReplicaPosition(client, process, mark);
  connection.bytes = found?.bytes ?? 0n;
  connection.mark = found?.hasMark ? mark : undefined;
  return isEnough();
}
