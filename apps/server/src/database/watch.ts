import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { renewConnections } from './connection.ts';
import { cut, lineSettings } from './line.ts';

/** What the database can do: all of it, no writes (a standby, or a full disk), or nothing. */
export type DatabaseState = 'ok' | 'read-only' | 'full' | 'absent';

/** A connection that listens on a channel, and knows within seconds whether the database takes writes. */
export type DatabaseWatch = {
  state(): DatabaseState;
  /** Whether it hears the channel, as far as it knows. */
  isListening(): boolean;
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
  const listening = Promise.withResolvers<void>();
  const closing = new AbortController();
  const state = openState(settings, listening.resolve);
  let client: pg.Client | undefined;
  let isListening = false;
  const onListening = () => {
    isListening = true;
    settings.onListening();
  };
  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      client = openListener(settings);
      await listen(client, { ...settings, onListening }, state, closing.signal).catch((error: unknown) => {
        isListening = false;
        if (!closing.signal.aborted) state.fail(error);
      });
      cut(client);
      if (!closing.signal.aborted) await sleep(pauses.reconnect);
    }
  };
  const ended = watch();
  return {
    state: state.read,
    isListening: () => isListening,
    ready: listening.promise,
    async close() {
      closing.abort();
      if (client) cut(client);
      await ended;
    },
  };
}

type WatchState = { read(): DatabaseState; succeed(): void; fail(error: unknown): void };

function openState({ pool, log, onLost }: WatchSettings, onSuccess: () => void): WatchState {
  let state: DatabaseState = 'absent';
  const become = (next: DatabaseState, error?: unknown) => {
    if (next === state) return;
    if (next === 'ok') log.info({ former: state }, 'the database takes writes');
    else log.warn({ reason: reasonOf(error), state: next }, 'the database takes no writes');
    state = next;
    // Its connections may lead to a dead line, or to what is a standby now.
    if (next === 'ok' || next === 'read-only') renewConnections(pool);
  };
  return {
    read: () => state,
    succeed() {
      become('ok');
      onSuccess();
    },
    fail(error) {
      become(stateBehind(error), error);
      if (state === 'absent') onLost();
    },
  };
}

/** Listens and writes until the connection is of no use any more, which it throws. */
async function listen(
  client: pg.Client,
  { channel, onListening }: WatchSettings,
  state: WatchState,
  signal: AbortSignal,
): Promise<never> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  client.on('error', lost.reject).on('end', () => lost.reject(new Error('Connection terminated')));
  // A client that is cut while it connects never settles: the race does.
  await Promise.race([client.connect(), lost.promise]);
  await client.query(`listen ${channel}`);
  onListening();
  for (;;) {
    await Promise.race([write(client, state), lost.promise]);
    await Promise.race([sleep(pauses.beat, undefined, { signal }), lost.promise]);
  }
}

async function write(client: pg.Client, state: WatchState): Promise<void> {
  try {
    await client.query(probe);
    state.succeed();
  } catch (error) {
    // Only a full disk gets better on the same connection.
    if (stateBehind(error) !== 'full') throw error;
    state.fail(error);
  }
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

/** Its words alone: the driver hangs the whole connection on some errors. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
