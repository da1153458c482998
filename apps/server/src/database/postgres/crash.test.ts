import fs from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { isAlive, POLL, query, useTrial } from './testing/trial.ts';

const isLinux = process.platform === 'linux';
const trial = useTrial();

describe('crashes', () => {
  it('ends the server within two seconds of a kill -9 of node', async () => {
    const holder = await trial.hold();
    holder.process.kill('SIGKILL');
    await expect.poll(() => isAlive(holder.pid), { timeout: 2000, interval: 10 }).toBe(false);
  });

  it('ends the server when node is killed before it is ready', async () => {
    await (await trial.start()).stop();
    const starting = trial.spawnHolder();
    const pidfile = path.join(trial.dataDir, 'postmaster.pid');
    await expect.poll(() => fs.existsSync(pidfile), { timeout: 5000, interval: 1 }).toBe(true);
    starting.kill('SIGKILL');
    await expect.poll(() => fs.existsSync(pidfile), POLL).toBe(false);
  });

  it('starts again at once after a kill -9 of node', async () => {
    const holder = await trial.hold();
    await query(holder.url, 'create table kept as select 42 as answer');
    holder.process.kill('SIGKILL');
    const server = await trial.start();
    expect(await query(server.url('postgres'), 'table kept')).toEqual([{ answer: 42 }]);
  });

  it('keeps committed rows over a kill -9 of node and postmaster', async () => {
    const holder = await trial.hold();
    await query(holder.url, 'create table kept as select generate_series(1, 1000)');
    holder.process.kill('SIGKILL');
    process.kill(holder.pid, 'SIGKILL');
    const server = await trial.start();
    const rows = await query(server.url('postgres'), 'select count(*)::int as n from kept');
    expect(rows).toEqual([{ n: 1000 }]);
  });

  it.skipIf(!isLinux)('starts again after a kill -9 of node and the whole supervisor', async () => {
    const holder = await trial.hold();
    await query(holder.url, 'create table kept as select 42 as answer');
    const supervisor = parentOf(holder.pid);
    const reader = childrenOf(supervisor).filter((pid) => pid !== holder.pid);
    expect(reader).toHaveLength(1);
    for (const pid of [...reader, supervisor]) process.kill(pid, 'SIGKILL');
    holder.process.kill('SIGKILL');
    const server = await trial.start();
    expect(await query(server.url('postgres'), 'table kept')).toEqual([{ answer: 42 }]);
    await server.stop();
    expect(fs.existsSync(path.join(trial.dataDir, 'postmaster.pid'))).toBe(false);
  });
});

describe('healing', () => {
  it('heals after a kill -9 of the postmaster in use', async () => {
    const first = await trial.start();
    await query(first.url('postgres'), 'create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    const second = await trial.start();
    expect(await query(first.url('postgres'), 'table kept')).toEqual([{ answer: 42 }]);
    await first.stop();
    expect(await query(second.url('postgres'), 'table kept')).toEqual([{ answer: 42 }]);
    await second.stop();
    expect(isAlive(second.pid)).toBe(false);
  });

  it.skipIf(!isLinux)('is not misled by a stale postmaster.pid that names a live process', async () => {
    const first = await trial.start();
    const pidfile = path.join(trial.dataDir, 'postmaster.pid');
    const text = fs.readFileSync(pidfile, 'utf8');
    await first.stop();
    fs.writeFileSync(pidfile, text.replace(/^\d+/, String(process.pid)));
    const second = await trial.start();
    expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(fs.readdirSync(trial.dataDir).filter((name) => name.includes('stale'))).toEqual([]);
  });
});

function parentOf(pid: number): number {
  const [, parent] = /\) \w (\d+)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return Number(parent);
}

function childrenOf(pid: number): number[] {
  return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}
