import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '#app/database/connection.ts';
import type { Logger } from 'pino';
import { type DatabaseState, watchDatabase } from '#app/database/watch.ts';

/** What changed, as the names that pages and caches are tagged with ('service-12', 'services'). */
export type ChangeTags = readonly string[];

/** Sends tags of what changed to every process on this database, after the commit; each drops its cached answers. */
export type Changes = {
  publish(tags: ChangeTags): void;
  /**
   * Calls back with the changed tags, or with undefined when some may have been missed; gives a function that
   * unsubscribes.
   */
  subscribe(listener: (tags: ChangeTags | undefined) => void): () => void;
  /** Resolves once changes of other processes arrive. */
  readonly ready: Promise<void>;
  /** Whether changes of other processes arrive at this moment. */
  isListening(): boolean;
  /** What the database can do, as of the last two seconds. */
  state(): DatabaseState;
  close(): Promise<void>;
};

/** Tag of answers that show free times: these pass by themselves, and nobody is told. */
export const passingTag = 'times';

const channel = 'changes';
/** NOTIFY in every transaction would serialize the commits; one every 20 ms does not. */
const gatherMs = 20;
/** PostgreSQL refuses payloads of 8,000 bytes. */
const maxBytes = 7000;

/** Sends tags to every process once a transaction is committed. For what is rare: a NOTIFY serializes commits. */
export const publishWithCommit = (tx: Database, tags: ChangeTags) =>
  sql`select pg_notify(${channel}, ${tags.join(' ')})`.execute(tx);

/**
 * Changes over LISTEN and NOTIFY. Subscribers of this process are called at once, others after the NOTIFY. `onLost` is
 * called whenever the database does not answer.
 */
export function listenToChanges(url: string, pool: pg.Pool, log: Logger, onLost = () => {}): Changes {
  const listeners = new Set<(tags: ChangeTags | undefined) => void>();
  const notify = (tags: ChangeTags | undefined) => listeners.forEach((listener) => listener(tags));
  const watch = watchDatabase({
    url,
    pool,
    log,
    channel,
    onLost,
    onListening: () => notify(undefined),
    onPayload: (payload) => notify(payload === '*' ? undefined : payload.split(' ')),
  });
  let gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const send = async (): Promise<void> => {
    timer = undefined;
    const payload = [...gathered].join(' ');
    gathered = new Set();
    try {
      await pool.query('select pg_notify($1, $2)', [channel, payload.length > maxBytes ? '*' : payload]);
    } catch (error) {
      log.warn({ err: error }, 'a notice of changes was not sent');
    }
  };
  return {
    publish(tags) {
      notify(tags);
      for (const tag of tags) gathered.add(tag);
      timer ??= setTimeout(() => void send(), gatherMs);
    },
    ready: watch.ready,
    isListening: watch.isListening,
    state: watch.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      if (timer) {
        clearTimeout(timer);
        await send();
      }
      await watch.close();
    },
  };
}
