import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Account } from './account.ts';
import { runAs } from './run-as.ts';

/**
 * A user's share in a server. Every user holds the FIFO `lease` open for writing and the supervisor
 * reads it: the kernel tells the supervisor when the last user is gone, however it went (return,
 * crash, kill -9).
 */
export type Lease = {
  /**
   * True once the supervisor of that postmaster has answered, hence will not end before this lease
   * does.
   */
  readonly isCountedFor: (postmaster: number) => Promise<boolean>;
  readonly release: () => void;
  /** After release: true while another user keeps the server. */
  readonly isHeldByOthers: () => boolean;
};

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = fs.constants;

/**
 * A share in a server about to start; `readEnd` is the file descriptor for its supervisor, to be
 * closed by the caller.
 */
export async function createLease(dataDir: string, account: Account): Promise<{ lease: Lease; readEnd: number }> {
  const fifo = fifoOf(dataDir);
  // Also missing after a backup was restored: such tools leave FIFOs out.
  if (!isFifo(fifo)) {
    fs.rmSync(fifo, { force: true });
    const made = await runAs(account, 'mkfifo', ['-m', '600', 'lease'], dataDir);
    if (!isFifo(fifo)) throw new Error(`The FIFO ${fifo} could not be made: ${made.output.trim()}.`);
  }
  // Open for both, a FIFO never blocks; with it open, neither do the two ends wanted. The reader
  // must exist before the supervisor does, else a node killed in between would leave it waiting for
  // a first writer for ever.
  const both = fs.openSync(fifo, O_RDWR | O_NONBLOCK | O_NOFOLLOW);
  try {
    const writeEnd = fs.openSync(fifo, O_WRONLY | O_NONBLOCK | O_NOFOLLOW);
    return { lease: leaseOf(dataDir, writeEnd), readEnd: fs.openSync(fifo, O_RDONLY | O_NOFOLLOW) };
  } finally {
    fs.closeSync(both);
  }
}

/** A share in a running server; undefined when no supervisor reads the lease. */
export function joinLease(dataDir: string): Lease | undefined {
  try {
    const fifo = fifoOf(dataDir);
    return isFifo(fifo) ? leaseOf(dataDir, fs.openSync(fifo, O_WRONLY | O_NONBLOCK | O_NOFOLLOW)) : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENXIO') return undefined;
    throw error;
  }
}

function fifoOf(dataDir: string): string {
  return path.join(dataDir, 'lease');
}

function isFifo(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false })?.isFIFO() ?? false;
}

function leaseOf(dataDir: string, writeEnd: number): Lease {
  let isReleased = false;
  return {
    isCountedFor: (postmaster) => askSupervisor(dataDir, writeEnd, postmaster),
    release: () => {
      if (!isReleased) fs.closeSync(writeEnd);
      isReleased = true;
    },
    isHeldByOthers: () => hasWriters(fifoOf(dataDir)),
  };
}

/**
 * A server may be ready and yet about to end because its last user just left: only an answer to a
 * fresh word excludes that.
 */
async function askSupervisor(dataDir: string, writeEnd: number, postmaster: number): Promise<boolean> {
  const word = randomBytes(8).toString('hex');
  try {
    fs.writeSync(writeEnd, `${word}\n`);
  } catch {
    return false;
  }
  const deadline = performance.now() + 250;
  while (performance.now() < deadline) {
    if (readAnswers(dataDir).includes(`${word} ${postmaster}\n`)) return true;
    await sleep(2);
  }
  return false;
}

function readAnswers(dataDir: string): string {
  try {
    return fs.readFileSync(path.join(dataDir, 'lease.answers'), 'utf8');
  } catch {
    return '';
  }
}

/** A reader that need not wait gets "end of file" without writers and "try again" with some. */
function hasWriters(fifo: string): boolean {
  let readEnd: number | undefined;
  try {
    readEnd = fs.openSync(fifo, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    return fs.readSync(readEnd, Buffer.alloc(64)) > 0;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
  } finally {
    if (readEnd !== undefined) fs.closeSync(readEnd);
  }
}
