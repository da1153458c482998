import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '@tajmeelspot/contract/client.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { get } from './answer.ts';
import { type RunningProgram, root, startProgram } from './program.ts';

/** A process of our server that answers requests. */
export type BenchServer = {
  readonly port: number;
  readonly pid: number;
  /** From the command to the first 200, seconds. */
  readonly startSeconds: number;
  readonly client: Client;
  stop(): Promise<void>;
};

export type StartServerInput = {
  readonly dataDir: string;
  readonly command?: readonly string[];
  /** On top of the default configuration; they may depend on the port. */
  readonly variables?: (port: number) => Readonly<Record<string, string>>;
  /** What must answer 200 before the server counts as started. */
  readonly readyAt?: string;
};

/** Address of the home page. */
export const home = `${places.defaultBase}/`;
/** The command that `npm start` runs once everything is installed and built, with its flags. */
export const serverCommand = readStartScript();

/** Starts our server with the default configuration, on a free port of this machine alone. */
export async function startServer({
  dataDir,
  command = serverCommand,
  variables = () => ({}),
  readyAt = home,
}: StartServerInput): Promise<BenchServer> {
  const port = await findFreePort();
  const started = performance.now();
  const program = startProgram(command, { ...defaults, PORT: String(port), DATA_DIR: dataDir, ...variables(port) });
  try {
    await waitFor(program, port, readyAt);
  } catch (error) {
    await program.stop();
    throw error;
  }
  return {
    port,
    pid: program.pid,
    startSeconds: (performance.now() - started) / 1000,
    client: createClient({ base: `http://127.0.0.1:${port}${places.api}`, language: 'en' }),
    stop: program.stop,
  };
}

/** Connection URL of the database that a server started inside its data folder. */
export const databaseUrlOf = (dataDir: string): string =>
  `postgres://postgres@/tajmeelspot?host=${encodeURIComponent(socketFolderOf(dataDir))}`;

export const socketFolderOf = (dataDir: string): string => join(dataDir, 'postgres');

function readStartScript(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const [node, ...rest] = scripts.start.replace(/^exec /, '').split(' ');
  if (node !== 'node') throw new Error(`npm start must run node, not "${scripts.start}".`);
  return [process.execPath, ...rest];
}

/** Defaults of every variable, so that the caller's environment changes no measurement. Empty: not set. */
export const defaults = {
  HOST: '127.0.0.1',
  RATE_LIMIT_SCALE: '1000000',
  BASE_PATH: places.defaultBase,
  DATABASE_URL: '',
  DEMO: '',
  LOG_LEVEL: '',
  NODE_ENV: '',
  NODE_OPTIONS: '',
  ORIGIN: '',
  SMTP_URL: '',
  TRUSTED_PROXIES: '',
};

const startTimeoutSeconds = 60;

async function waitFor(program: RunningProgram, port: number, path: string): Promise<void> {
  const until = performance.now() + startTimeoutSeconds * 1000;
  while (performance.now() < until) {
    if (program.hasEnded()) throw new Error(`The server ended before it answered.\n${program.output()}`);
    const answer = await get(port, path).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(10);
  }
  throw new Error(`The server did not answer ${path} within ${startTimeoutSeconds} s.\n${program.output()}`);
}

/** A port that is free now; another process could still take it before the server listens. */
function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.on('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}
