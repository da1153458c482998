import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './kit/run.ts';

// The site's dev server answers on PORT; it hands /api to the API on the next port, the dashboard to the one after it, and
// the operator's console to the third.
const port = Number(process.env.PORT ?? 3000);

const api = start(
  'api ',
  'node',
  ['--watch', '--watch-preserve-output', 'src/main.ts', '--without-site'],
  'apps/server',
  // Links in mails lead to the site.
  { PORT: String(port + 1), ORIGIN: process.env.ORIGIN ?? `http://localhost:${port}` },
);
const site = start('site', 'react-router', ['dev'], 'apps/site', {
  NODE_ENV: 'development',
  PORT: String(port),
});
const dashboard = start('dash', 'vite', [], 'apps/dashboard', { PORT: String(port) });
const operator = start('oper', 'vite', [], 'apps/operator', { PORT: String(port) });
const children = [api, site, dashboard, operator];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0));
for (const child of children) child.on('exit', (code) => stopAll(code ?? 1));

function start(label: string, command: string, args: string[], folder: string, env: Record<string, string>) {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: join(root, folder),
    env: { ...process.env, PATH: path, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  return child;
}

/** One leaves, all leave; the first reason decides the exit code. */
function stopAll(code: number): void {
  process.exitCode ??= code;
  for (const child of children) if (isRunning(child)) child.kill('SIGTERM');
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
