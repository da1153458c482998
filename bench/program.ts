import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that the bench started. */
export type Program = {
  readonly pid: number;
  /** The end of what it wrote on both streams. */
  output(): string;
  hasEnded(): boolean;
  /** Asks it to end and waits; after 15 s it is killed. */
  stop(): Promise<void>;
};

export const root = join(import.meta.dirname, '..');

const patienceMs = 15_000;
const running = new Set<Program>();

/** Starts a command in the repository's folder, with variables on top of our own environment; empty ones are removed. */
export function startProgram(command: readonly string[], variables: Readonly<Record<string, string>> = {}): Program {
  const entries = Object.entries(variables);
  const removed = entries.filter(([, value]) => value === '').flatMap(([name]) => ['-u', name]);
  const given = entries.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  // A group of its own: npm's children end with it. `env` becomes the command, so the pid is the command's.
  const child = spawn('env', [...removed, ...given, ...command], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const program = watch(child);
  running.add(program);
  return program;
}

/** Ends whatever still runs. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()));
}

function watch(child: ChildProcess): Program {
  let output = '';
  const collect = (text: string) => {
    output = (output + text).slice(-4000);
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
  const program: Program = {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded,
    async stop() {
      running.delete(program);
      if (child.pid === undefined) return;
      signal(child.pid, 'SIGTERM');
      const inTime = await Promise.race([ended.then(() => true), sleep(patienceMs, false, { ref: false })]);
      if (!inTime) signal(child.pid, 'SIGKILL');
      await ended;
    },
  };
  return program;
}

/** To the whole group, which may already be gone. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // Nobody is left to hear it.
  }
}
