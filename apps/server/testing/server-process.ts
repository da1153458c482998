import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../src/main.ts');

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** What a process of a test takes over: compiled modules too, which would be half of the work of each start. */
export const inheritedEnv = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** A server in a process of its own. */
export type ServerProcess = {
  readonly origin: string;
  /** Its output so far, with its log. */
  output(): string;
  /** Ends it, where it has not ended; gives its exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
};

type SpawnedServer = { child: ReturnType<typeof spawn>; writtenOutput: () => string };
type StartOutcome = { origin: string } | { code: number | null; output: string };

/** Starts the program as a process, the pages of the built site left out unless asked for; returns its origin, or its exit code and output where it did not open. */
export async function spawnServer(
  settings: Record<string, string>,
  isWithSite = false,
): Promise<StartOutcome & SpawnedServer> {
  const child = spawn(process.execPath, [main, ...(isWithSite ? [] : ['--without-site'])], {
    env: { ...inheritedEnv, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const open = new Promise<StartOutcome>((resolve) => {
    const read = (part: Buffer) => {
      output += part.toString();
      const port = /open at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve({ origin: `http://127.0.0.1:${port}` });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => resolve({ code, output }));
  });
  return { ...(await open), child, writtenOutput: () => output };
}

/** Starts a server. Rejects where it does not open. */
export async function openProcess(settings: Record<string, string>, isWithSite = false): Promise<ServerProcess> {
  const started = await spawnServer(settings, isWithSite);
  if (!('origin' in started)) throw new Error(`the server did not open: ${started.output}`);
  return {
    origin: started.origin,
    output: started.writtenOutput,
    async kill(signal) {
      const { child } = started;
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const closed = once(child, 'close') as Promise<[number | null]>;
      child.kill(signal);
      return (await closed)[0];
    },
  };
}
