import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import pg from 'pg';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { type RunningPostgres, startPostgres, type StartOptions } from '../launcher.ts';

export const POLL = { timeout: 10_000, interval: 10 };
const FAST = { fsync: 'off' };

/**
 * What every test of the launcher has: a folder of its own, servers and processes, all gone
 * afterwards.
 */
export type Trial = {
  folder: string;
  dataDir: string;
  /** Starts a server in this process. */
  readonly start: (options?: Partial<StartOptions>) => Promise<RunningPostgres>;
  /** Starts a server from a process of its own and waits until it is ready. */
  readonly hold: (options?: Partial<StartOptions>, who?: TrialAccount) => Promise<Holder>;
  /** The same without the wait. */
  readonly spawnHolder: (options?: Partial<StartOptions>, who?: TrialAccount) => ChildProcess;
};

export type Holder = {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly url: string;
};

/** Other than this process's own: the account, its home and the files it runs. */
export type TrialAccount = {
  readonly uid?: number;
  readonly gid?: number;
  readonly home?: string;
  readonly node?: string;
  readonly script?: string;
};

/** Registers the preparation and the clean-up of each test of the file. */
export function useTrial(): Trial {
  const servers: RunningPostgres[] = [];
  const holders: ChildProcess[] = [];
  const trial: Trial = {
    folder: '',
    dataDir: '',
    start: async (options) => {
      const server = await startPostgres({ dataDir: trial.dataDir, settings: FAST, ...options });
      servers.push(server);
      return server;
    },
    hold: (options, who) => firstWord(trial.spawnHolder(options, who)),
    spawnHolder: (options, who) => {
      const all = { dataDir: trial.dataDir, settings: FAST, ...options };
      const holder = spawnScript(trial.folder, all, who);
      holders.push(holder);
      return holder;
    },
  };
  // A shared machine makes PostgreSQL, one process after another, slower than vitest's usual 5
  // seconds.
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
  beforeEach(() => {
    trial.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'launcher-test-'));
    trial.dataDir = path.join(trial.folder, 'data');
  });
  afterEach(async () => {
    for (const holder of holders.splice(0)) holder.kill('SIGKILL');
    await Promise.allSettled(servers.splice(0).map((server) => server.stop()));
    await removeFolder(trial.folder);
  });
  return trial;
}

/** Rows of one statement on a connection of its own. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function spawnScript(cwd: string, options: StartOptions, who: TrialAccount = {}): ChildProcess {
  const { node = process.execPath, home = os.homedir(), uid, gid } = who;
  const script = who.script ?? path.join(import.meta.dirname, 'hold-open.ts');
  return spawn(node, [script, JSON.stringify(options)], {
    cwd,
    env: { HOME: home },
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  });
}

async function firstWord(holder: ChildProcess): Promise<Holder> {
  if (!holder.stdout) throw new Error('The holder has no output.');
  for await (const line of createInterface({ input: holder.stdout })) {
    const reported = JSON.parse(line) as { pid: number; url: string; error?: string };
    if (reported.error !== undefined) throw new Error(reported.error);
    return { process: holder, pid: reported.pid, url: reported.url };
  }
  throw new Error('The holder ended without a word.');
}

/** The server of a killed holder may still be writing its last files. */
async function removeFolder(folder: string): Promise<void> {
  const remove = (): boolean => {
    fs.rmSync(folder, { recursive: true, force: true });
    return fs.existsSync(folder);
  };
  await expect.poll(remove, POLL).toBe(false);
}
