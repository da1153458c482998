import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export type Pidfile = {
  readonly pid: number;
  readonly isLive: boolean;
  readonly isReady: boolean;
  readonly text: string;
};

/** What postmaster.pid says, checked against the process it names; undefined when there is none. */
export function readPidfile(dataDir: string): Pidfile | undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  let text: string;
  let ageMs: number;
  try {
    text = fs.readFileSync(file, 'utf8');
    ageMs = Date.now() - fs.statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
  const lines = text.split('\n');
  const pid = Math.abs(Number(lines[0]));
  // An empty one is being written, unless its writer died doing so.
  const isLive = pid > 0 ? isPostmaster(pid, dataDir) : ageMs < 5000;
  return { pid, isLive, isReady: lines[7]?.trim() === 'ready', text };
}

/** Takes a dead server's postmaster.pid away, and no other that replaced it since it was read. */
export function discardStalePidfile(dataDir: string, stale: Pidfile): undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  const aside = `${file}.stale-${process.pid}-${performance.now()}`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== stale.text) fs.linkSync(aside, file);
  } catch {
    // Another start was faster.
  }
  fs.rmSync(aside, { force: true });
}

/**
 * Pids are used again, in containers at once: only a process at work in the very folder is its
 * postmaster.
 */
function isPostmaster(pid: number, dataDir: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!exists) return false;
  }
  if (process.platform !== 'linux') return nameOf(pid).includes('postgres');
  try {
    const [its, own] = [fs.statSync(`/proc/${pid}/cwd`), fs.statSync(dataDir)];
    return its.ino === own.ino && its.dev === own.dev;
  } catch {
    // Root in a container may not look into another user's process; its name and state are public.
    return isRunningPostgres(pid);
  }
}

function isRunningPostgres(pid: number): boolean {
  try {
    const [, name, state] = /\((.*)\) (\w)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}

function nameOf(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
