import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The end of a command: `output` has both streams in their order. */
export type CommandOutcome = { ok: boolean; output: string; stdout: string };

type RunOptions = { cwd?: string; env?: Record<string, string>; echo?: boolean };

/** Runs a command of node_modules/.bin and waits for its end; with `echo` it prints the output at once. Never rejects. */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<CommandOutcome> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    collect(text);
  });
  child.stderr.setEncoding('utf8').on('data', collect);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n`, stdout }));
    child.on('close', (code) => resolve({ ok: code === 0, output, stdout }));
  });

  function collect(text: string) {
    output += text;
    if (options.echo) process.stdout.write(text);
  }
}

/** Prints the message of an error without its stack, and sets a failing exit code. */
export function printFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
