import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { cut, lineSettings } from './line.ts';
import { renewConnections } from './stale-connections.ts';

/** What the database can do: all of it, no writes (a standby, or a full disk), or nothing. */
export type DatabaseState = 'ok' | 'read-only' | 'full' | 'absent';

/** A connection that listens on a channel, and knows within seconds whether the database takes writes. */
export type DatabaseWatch = {
  state(): DatabaseState;
  /** Resolves once it listens and a write has succeeded. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
};

type WatchSettings = {
  readonly url: string;
  /** Its connections are renewed when the database comes back, or turns read-only. */
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly channel: string;
  /** It listens again: whatever was sent before may have been missed. */
  onListening(): void;
  onPayload(payload: string): void;
  onLost(): void;
};

/** In milliseconds: between two writes, before the next connection, and what each may take. */
const pauses = { beat: 2000, reconnect: 300, connect: 2000, answer: 4000 };

/**
 * A standby refuses the first statement, a full disk the second: it holds more rows than fit into `work_mem`, which go
 * to a file and leave nothing behind. An update alone can still find room on its page.
 */
const probe = `update database_probe set written_at = now(); select count(*) from generate_series(1, 8000)`;

/** Watches a database until it is closed. */
export function watchDatabase(settings: WatchSettings): DatabaseWatch {
  const { pool, log, onLost } = settings;
  const listening = Promise.withResolvers<void>();
  const closing = new AbortController();
  let state: DatabaseState = 'absent';
  let client: pg.Client | undefined;
  const become = (next: DatabaseState, error?: unknown) => {
    if (next === state) return;
    if (next === 'ok') log.info({ former: state }, 'the database takes writes');
    else log.warn({ err: error, state: next }, 'the database takes no writes');
    state = next;
    // Its connections may lead to a dead line, or to what is a standby now.
    if (next === 'ok' || next === 'read-only') renewConnections(pool);
  };
  const beat = async (connection: pg.Client): Promise<void> => {
    await connection.query(probe).then(
      () => become('ok'),
      (error: unknown) => {
        become(stateBehind(error), error);
        // Only a full disk gets better on the same connection.
        if (state !== 'full') throw error;
      },
    );
  };
  const live = async (): Promise<void> => {
    client = openListener(settings);
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    client.on('error', lost.reject).on('end', () => lost.reject(new Error('Connection terminated')));
    // A client that is cut while it connects never settles: the race does.
    await Promise.race([client.connect(), lost.promise]);
    await client.query(`listen ${settings.channel}`);
    settings.onListening();
    for (;;) {
      await Promise.race([beat(client), lost.promise]);
      if (state === 'ok') listening.resolve();
      await Promise.race([sleep(pauses.beat, undefined, { signal: closing.signal }), lost.promise]);
    }
  };
  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await live().catch((error: unknown) => {
        if (closing.signal.aborted) return;
        become(stateBehind(error), error);
        if (state === 'absent') onLost();
      });
      if (client) cut(client);
      if (!closing.signal.aborted) await sleep(pauses.reconnect);
    }
  };
  const ended = watch();
  return {
    state: () => state,
    ready: listening.promise,
    async close() {
      closing.abort();
      if (client) cut(client);
      await ended;
    },
  };
}

function openListener({ url, channel, onPayload }: WatchSettings): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: `tajmeelspot ${channel}`,
    ...lineSettings,
    options: `${lineSettings.options} -c statement_timeout=${pauses.answer - 500} -c work_mem=64kB`,
    connectionTimeoutMillis: pauses.connect,
    query_timeout: pauses.answer,
  });
  return client.on('notification', ({ payload = '*' }) => onPayload(payload));
}

function stateBehind(error: unknown): DatabaseState {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  // 25006: read-only; 53100: the disk is full.
  return code === '25006' ? 'read-only' : code === '53100' ? 'full' : 'absent';
}
