import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '@tajmeelspot/contract/client.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { get } from './answer.ts';
import { type Program, root, startProgram } from './program.ts';

/** Our server as a process that answers. */
export type Server = {
  readonly port: number;
  readonly pid: number;
  /** From the command to the first 200, seconds. */
  readonly startSeconds: number;
  readonly client: Client;
  stop(): Promise<void>;
};

export type Start = {
  readonly dataDir: string;
  readonly command?: readonly string[];
  /** On top of the default configuration; they may depend on the port. */
  readonly variables?: (port: number) => Readonly<Record<string, string>>;
  /** What must answer 200 before the server counts as started. */
  readonly readyAt?: string;
};

/** Address of the home page. */
export const home = `${places.defaultBase}/`;
/** What `npm start` runs once everything is installed and built, with its flags. */
export const serverCommand = readStartScript();

/** Starts our server with the configuration people have by default, on a free port of this machine alone. */
export async function startServer({
  dataDir,
  command = serverCommand,
  variables = () => ({}),
  readyAt = home,
}: Start): Promise<Server> {
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

/** Connection URL of the database that a server with this folder started inside it. */
export const databaseOf = (dataDir: string): string =>
  `postgres://postgres@/tajmeelspot?host=${encodeURIComponent(socketFolderOf(dataDir))}`;

export const socketFolderOf = (dataDir: string): string => join(dataDir, 'postgres');

function readStartScript(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const [node, ...rest] = scripts.start.replace(/^exec /, '').split(' ');
  if (node !== 'node') throw new Error(`npm start must run node, not "${scripts.start}".`);
  return [process.execPath, ...rest];
}

/** The caller's environment must not change what is measured. Empty: not set. */
const defaults = {
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

const patienceSeconds = 60;

async function waitFor(program: Program, port: number, path: string): Promise<void> {
  const until = performance.now() + patienceSeconds * 1000;
  while (performance.now() < until) {
    if (program.hasEnded()) throw new Error(`The server ended before it answered.\n${program.output()}`);
    const answer = await get(port, path).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(10);
  }
  throw new Error(`The server did not answer ${path} within ${patienceSeconds} s.\n${program.output()}`);
}

/** Whoever asks first gets it: between closing and the server's listening nobody else may take it. */
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
