import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that the bench started. */
export type RunningProgram = {
  readonly pid: number;
  /** The last 4,000 characters of both streams. */
  output(): string;
  hasEnded(): boolean;
  /** Ends it and waits; kills it after 15 s. */
  stop(): Promise<void>;
};

export const root = join(import.meta.dirname, '..');

const stopTimeoutMs = 15_000;
const running = new Set<RunningProgram>();

/**
 * Starts a command in the repository's folder, with variables on top of our own environment; empty ones are removed.
 * `onText` gets whatever it writes.
 */
export function startProgram(
  command: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  onText: (text: string) => void = () => {},
): RunningProgram {
  const entries = Object.entries(variables);
  const removed = entries.filter(([, value]) => value === '').flatMap(([name]) => ['-u', name]);
  const assignments = entries.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  // In a process group of its own, npm's children end with it. `env` becomes the command, so the pid is the command's.
  const child = spawn('env', [...removed, ...assignments, ...command], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const program = watch(child, onText);
  running.add(program);
  return program;
}

/** Ends every program that still runs. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()));
}

function watch(child: ChildProcess, onText: (text: string) => void): RunningProgram {
  let output = '';
  const collect = (text: string) => {
    output = (output + text).slice(-4000);
    onText(text);
  };
  child.stdout?.setEncoding('utf8').on('data', collect);
  child.stderr?.setEncoding('utf8').on('data', collect);
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      collect(error.message);
      resolve();
    });
    child.on('close', () => resolve());
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const program: RunningProgram = {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded,
    async stop() {
      running.delete(program);
      if (child.pid === undefined) return;
      signal(child.pid, 'SIGTERM');
      const inTime = await Promise.race([ended.then(() => true), sleep(stopTimeoutMs, false, { ref: false })]);
      if (!inTime) signal(child.pid, 'SIGKILL');
      await ended;
    },
  };
  return program;
}

/** Sends a signal to a whole process group, which may have ended already. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // The group has ended.
  }
}
