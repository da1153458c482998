import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPlanted } from './kit/plant.ts';
import { root, run } from './kit/run.ts';

/** An npm that records its calls and then writes what a real install writes. */
const npmScript = `
const fs = require('node:fs');
fs.appendFileSync('calls', process.argv.slice(2, 3) + '\\n');
setTimeout(() => {
  fs.mkdirSync('node_modules/.bin', { recursive: true });
  fs.mkdirSync('node_modules/zod', { recursive: true });
  fs.copyFileSync('node.sh', 'node_modules/.bin/node');
  fs.chmodSync('node_modules/.bin/node', 0o755);
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
}, 400);
`;

const lockfile = (version: string) =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/zod': { version }, 'node_modules/for-mac': { version, optional: true } },
  });

const checkout = {
  'package.json': JSON.stringify({ devDependencies: { node: '26.10.0' } }),
  'package-lock.json': lockfile('4.0.0'),
  'npm-cli.js': npmScript,
  'node.sh': '#!/bin/sh\necho v26.10.0\n',
};

test('a bare checkout is installed once, and the second set-up does nothing', () =>
  inCheckout(async (folder) => {
    expect(await setUp(folder)).toMatchObject({ ok: true, output: 'Installing packages (npm ci) …\n' });
    expect(await setUp(folder)).toMatchObject({ ok: true, output: '' });
    expect(countCalls(folder)).toBe(1);
  }));

test('two set-ups that start at once install once', () =>
  inCheckout(async (folder) => {
    const both = await Promise.all([setUp(folder), setUp(folder)]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect(countCalls(folder)).toBe(1);
  }));

test('the lock of a process that died is taken over', () =>
  inCheckout(async (folder) => {
    await run('node', ['--eval', dyingOwner], { cwd: folder });
    expect(await setUp(folder)).toMatchObject({ ok: true });
    expect(countCalls(folder)).toBe(1);
  }));

test('a changed lockfile and a missing package are installed again', () =>
  inCheckout(async (folder) => {
    await setUp(folder);
    writeFileSync(join(folder, 'package-lock.json'), lockfile('4.0.1'));
    expect(await setUp(folder)).toMatchObject({ ok: true });
    rmSync(join(folder, 'node_modules/zod'), { recursive: true });
    expect(await setUp(folder)).toMatchObject({ ok: true });
    expect(countCalls(folder)).toBe(3);
  }));

test('another Node fails with one sentence', () =>
  inCheckout(async (folder) => {
    writeFileSync(join(folder, 'node.sh'), '#!/bin/sh\necho v20.1.0\n');
    const { ok, output } = await setUp(folder);
    expect(ok).toBe(false);
    expect(output).toContain('found v20.1.0 there');
    expect(output.trim().split('\n')).toHaveLength(2);
  }));

const dyingOwner = `
const { withLock } = require('./tools/kit/lock.cjs');
withLock('.cache/setup.lock', () => process.kill(process.pid, 'SIGKILL'));
`;

async function inCheckout(inspect: (folder: string) => Promise<void>): Promise<void> {
  await withPlanted(checkout, async (folder) => {
    for (const path of ['tools/setup.cjs', 'tools/kit/lock.cjs']) cpSync(join(root, path), join(folder, path));
    await inspect(folder);
  });
}

function setUp(folder: string) {
  return run('node', ['tools/setup.cjs'], { cwd: folder, env: { npm_execpath: join(folder, 'npm-cli.js') } });
}

function countCalls(folder: string): number {
  return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').length;
}
