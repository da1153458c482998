import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clockOffsetMs } from './clock/clock.config.ts';

const clock = path.join(import.meta.dirname, 'clock/clock.config.ts');
const main = path.join(import.meta.dirname, '../apps/server/src/main.ts');

/** A server beside that of the suite, for tests that need other settings. */
export type OwnServer = {
  readonly port: string;
  /** Its database, for who counts the rows. */
  readonly databaseUrl: string;
  /** Ends it and starts it again with other settings and the same data. */
  restart(settings: Record<string, string>): Promise<Pick<OwnServer, 'port' | 'close'>>;
  /** Ends the server and removes what it kept. */
  close(): Promise<void>;
};

/** Starts the program on a port and a data directory of its own, with the clock of the suite. */
export async function openOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-own-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const server = await startOn(dataDir, settings);
  return {
    port: server.port,
    databaseUrl: `postgres://postgres@/tajmeelspot?host=${encodeURIComponent(path.join(dataDir, 'postgres'))}`,
    restart: async (others) => {
      await server.stop();
      const next = await startOn(dataDir, others);
      return { port: next.port, close: () => next.stop().then(removeFolder) };
    },
    close: () => server.stop().then(removeFolder),
  };
}

async function startOn(dataDir: string, settings: Record<string, string>) {
  const required = { PATH: '/usr/bin:/bin', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATA_DIR: dataDir };
  const server = spawn(process.execPath, ['--import', clock, main], {
    env: { ...required, E2E_CLOCK_OFFSET: String(clockOffsetMs), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', (part: Buffer) => {
      const found = /localhost:(\d+)/.exec(part.toString())?.[1];
      if (found) resolve(found);
    });
  });
  const stop = async () => {
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await closed;
  };
  return { port, stop };
}
