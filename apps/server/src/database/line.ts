import type pg from 'pg';

/**
 * How long a line may be silent, in milliseconds. A statement ends at the server at `statement`; who has no answer by
 * `answer` has no line any more. All of it together stays below the 15 s in which a dead line is noticed.
 */
const limits = { connect: 5000, statement: 8000, lock: 6000, answer: 10_000, idleInTransaction: 15_000 };

const toOptions = (settings: readonly string[]): string => settings.map((setting) => `-c ${setting}`).join(' ');

const commonOptions = ['tcp_keepalives_idle=10', 'tcp_keepalives_interval=3', 'tcp_keepalives_count=3', 'TimeZone=UTC'];

/** For work of a start or a command, which may wait for another process and take long. */
export const unlimitedSettings = {
  connectionTimeoutMillis: limits.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
  options: toOptions(commonOptions),
} satisfies pg.ClientConfig;

/** What a line may take less of than others, milliseconds. */
export type LineLimits = Partial<Pick<typeof limits, 'connect' | 'statement' | 'answer'>>;

/** What a connection is opened with, so that neither side holds on to a line that died without a word. */
export function lineSettingsWith(less: LineLimits) {
  const { connect, statement, lock, answer, idleInTransaction } = { ...limits, ...less };
  return {
    ...unlimitedSettings,
    connectionTimeoutMillis: connect,
    query_timeout: answer,
    options: toOptions([
      ...commonOptions,
      `statement_timeout=${statement}`,
      `lock_timeout=${lock}`,
      // What a lost client had locked is free again after this; the kernel's own limit is hours.
      `idle_in_transaction_session_timeout=${idleInTransaction}`,
    ]),
  } satisfies pg.ClientConfig;
}

/** The same for whoever needs no limits of its own. */
export const lineSettings = lineSettingsWith({});

/** Closes a connection at once: a dead line would carry no goodbye, and nobody would ever answer it. */
export function cut(client: pg.Client): void {
  void client.end();
  client.connection.stream.destroy();
}

/** Whether an answer did not come in time, which only a line does that is dead: the server's own limit is shorter. */
export const isLineDead = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
