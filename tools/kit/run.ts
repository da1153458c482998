import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** `output` is both streams as they came, `stdout` the one alone. */
export type Outcome = { ok: boolean; output: string; stdout: string };

type Options = { cwd?: string; env?: Record<string, string>; echo?: boolean };

/** Runs a command of node_modules/.bin and waits for its end; with `echo` the output is shown as it comes. */
export async function run(command: string, args: string[], options: Options = {}): Promise<Outcome> {
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

/** The end of a command that cannot do its work: its sentence without a stack, and a failing exit code. */
export function sayFault(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
