import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { findPackage } from './binaries.ts';
import { isAlive, POLL, query, useTrial } from './testing/trial.ts';

// Some tests change owners and become other users: run the file as root to include them.
const isRoot = process.getuid?.() === 0 && process.platform === 'linux';
const unprivilegedUid = 65_534;
const trial = useTrial();

describe('starting', () => {
  it('makes a cluster, keeps it over a clean stop and opens it again', async () => {
    const first = await trial.start();
    await query(first.url('postgres'), 'create table kept as select 42 as answer');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    expect(fs.existsSync(path.join(trial.dataDir, 'postmaster.pid'))).toBe(false);

    const startedAt = performance.now();
    const second = await trial.start();
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(await query(second.url('postgres'), 'table kept')).toEqual([{ answer: 42 }]);
    expect(second.pid).not.toBe(first.pid);
  });

  it('listens on a socket that only its owner can reach, in UTC, with the builtin locale', async () => {
    const server = await trial.start();
    const rows = await query(
      server.url('postgres'),
      `select current_setting('listen_addresses') as addresses, current_setting('timezone') as zone,
              current_setting('fsync') as fsync, datlocprovider as provider, datlocale as locale, lower('ÉŞ') as lower
       from pg_database where datname = 'postgres'`,
    );
    expect(rows).toEqual([{ addresses: '', zone: 'UTC', fsync: 'off', provider: 'b', locale: 'C.UTF-8', lower: 'éş' }]);
    expect(fs.statSync(trial.dataDir).mode & 0o777).toBe(0o700);
  });

  it('keeps fsync on unless told otherwise', async () => {
    const server = await trial.start({ settings: {} });
    expect(await query(server.url('postgres'), 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('gives the URL of databases with unusual names, whatever PGPORT says', async () => {
    const server = await trial.start();
    await query(server.url('postgres'), 'create database "a b-ü"');
    process.env['PGPORT'] = '1';
    try {
      const rows = await query(server.url('a b-ü'), 'select current_database() as name');
      expect(rows).toEqual([{ name: 'a b-ü' }]);
    } finally {
      delete process.env['PGPORT'];
    }
  });
});

describe('unusual starts', () => {
  it('works under a path too long for a socket, and removes its shortcut when it stops', async () => {
    trial.dataDir = path.join(trial.folder, 'ü & 100% '.padEnd(160, 'x'), 'data');
    const server = await trial.start();
    const host = new URL(server.url('postgres').replace('@/', '@x/')).searchParams.get('host') ?? '';
    expect(host.length).toBeLessThan(100);
    expect(await query(server.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(fs.existsSync(path.dirname(host))).toBe(false);
  });

  it('starts several servers cold at once', async () => {
    const started = await Promise.all(
      ['a', 'b', 'c'].map((name) => trial.start({ dataDir: path.join(trial.folder, name) })),
    );
    expect(new Set(started.map((server) => server.pid)).size).toBe(3);
  });
});

describe('sharing', () => {
  it('gives starts at once, in one process and in several, the same server', async () => {
    const [one, two, three] = await Promise.all([trial.hold(), trial.hold(), trial.start()]);
    expect([one.pid, two.pid]).toEqual([three.pid, three.pid]);
    expect(fs.readdirSync(trial.folder)).toEqual(['data']);
  });

  it('stops with the last user, not with the first', async () => {
    const first = await trial.start();
    const second = await trial.hold();
    const third = await trial.start();
    await first.stop();
    await third.stop();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    second.process.stdin?.end();
    await expect.poll(() => isAlive(second.pid), POLL).toBe(false);
  });

  it('survives users coming and going in a hurry', async () => {
    await (await trial.start()).stop();
    const launches = Array.from({ length: 24 }, async (_, round) => {
      const server = await trial.start();
      expect(await query(server.url('postgres'), `select ${round} as round`)).toEqual([{ round }]);
      await server.stop();
    });
    await Promise.all(launches);
    expect(fs.existsSync(path.join(trial.dataDir, 'postmaster.pid'))).toBe(false);
  });
});

describe('accounts', () => {
  it.skipIf(!isRoot)('runs as another account than root, within folders closed to it', async () => {
    const server = await trial.start();
    expect(fs.statSync(trial.folder).mode & 0o777).toBe(0o700);
    expect(ownerOfProcess(server.pid)).not.toBe(0);
    expect(fs.statSync(trial.dataDir).uid).toBe(ownerOfProcess(server.pid));
  });

  it.skipIf(!isRoot)('runs as the owner of the data folder, passwd entry or not', async () => {
    for (const uid of [unprivilegedUid, 54_321]) {
      trial.dataDir = path.join(trial.folder, `owned-by-${uid}`);
      fs.mkdirSync(trial.dataDir);
      fs.chownSync(trial.dataDir, uid, uid);
      expect(ownerOfProcess((await trial.start()).pid)).toBe(uid);
    }
  });

  it.skipIf(!isRoot)('takes over a data folder that root restored from a backup', async () => {
    await (await trial.start()).stop();
    execFileSync('chown', ['-R', '0:0', trial.dataDir]);
    fs.chmodSync(trial.dataDir, 0o755);
    fs.rmSync(path.join(trial.dataDir, 'lease'));
    expect(ownerOfProcess((await trial.start()).pid)).not.toBe(0);
  });

  it('runs as an ordinary user with everything in a home closed to others', async () => {
    const user = isRoot ? { uid: unprivilegedUid, gid: unprivilegedUid } : {};
    const home = path.join(trial.folder, 'home');
    const checkout = copyCheckout(path.join(home, 'checkout'));
    fs.chmodSync(trial.folder, 0o755);
    fs.chmodSync(home, 0o700);
    if (isRoot) execFileSync('chown', ['-R', `${unprivilegedUid}:${unprivilegedUid}`, home]);

    trial.dataDir = path.join(home, 'data');
    const holder = await trial.hold({ packageDir: checkout.packageDir }, { ...user, ...checkout, home });
    expect(await query(holder.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(fs.statSync(trial.dataDir).uid).toBe(user.uid ?? process.getuid?.());

    const closed = { packageDir: checkout.packageDir, dataDir: '/data-of-tajmeelspot-test' };
    await expect(trial.hold(closed, { ...user, ...checkout, home })).rejects.toThrow(
      'The database folder / cannot be used: this user may not write there',
    );
  });
});

describe('programs', () => {
  it.skipIf(!isRoot)('runs from a checkout closed to the account, through a copy only root can write', async () => {
    const packageDir = copyPackage(path.join(trial.folder, 'closed', 'package'));
    fs.chmodSync(path.join(trial.folder, 'closed'), 0o700);
    fs.chmodSync(trial.folder, 0o755);
    const cacheDir = path.join(trial.folder, 'cache');
    const server = await trial.start({ packageDir, cacheDir });
    expect(ownerOfProcess(server.pid)).not.toBe(0);
    await server.stop();

    const [copy, ...others] = fs.readdirSync(cacheDir).map((name) => path.join(cacheDir, name));
    expect(others).toEqual([]);
    const made = fs.statSync(copy ?? '');
    expect([made.uid, made.mode & 0o777]).toEqual([0, 0o755]);
    await trial.start({ packageDir, cacheDir });
    expect(fs.statSync(copy ?? '').ino).toBe(made.ino);
  });

  it('runs a package without links and x bits, as npm --ignore-scripts leaves it', async () => {
    const packageDir = copyPackage(path.join(trial.folder, 'package'));
    const native = path.join(packageDir, 'native');
    fs.rmSync(path.join(native, 'lib', 'libicuuc.so.60'));
    for (const name of ['postgres', 'initdb']) fs.chmodSync(path.join(native, 'bin', name), 0o644);
    fs.chmodSync(trial.folder, 0o755);
    const server = await trial.start({ packageDir, cacheDir: path.join(trial.folder, 'cache') });
    expect(await query(server.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('trusts no cache folder that others could have filled', async () => {
    const packageDir = copyPackage(path.join(trial.folder, 'package'));
    fs.chmodSync(path.join(packageDir, 'native', 'bin', 'postgres'), 0o644);
    const cacheDir = path.join(trial.folder, 'cache');
    fs.mkdirSync(cacheDir);
    fs.chmodSync(cacheDir, 0o777);
    await expect(trial.start({ packageDir, cacheDir })).rejects.toThrow(
      /cannot run here as user id \d+ \(no folder for a copy of the programs is writable\)/,
    );
    expect(fs.readdirSync(cacheDir)).toEqual([]);
  });
});

describe('refusals', () => {
  it('says what to do with the data folder of another version', async () => {
    fs.mkdirSync(trial.dataDir);
    fs.writeFileSync(path.join(trial.dataDir, 'PG_VERSION'), '17\n');
    await expect(trial.start()).rejects.toThrow(
      `The data folder ${trial.dataDir} belongs to PostgreSQL 17 but PostgreSQL 18 is needed: dump it with`,
    );
  });

  it('leaves a folder with other things alone', async () => {
    fs.mkdirSync(trial.dataDir);
    fs.writeFileSync(path.join(trial.dataDir, 'photo.jpg'), '');
    await expect(trial.start()).rejects.toThrow('neither empty nor a PostgreSQL data folder');
    expect(fs.readdirSync(trial.dataDir)).toEqual(['photo.jpg']);
  });

  it('says when the path leads through a file', async () => {
    fs.writeFileSync(trial.dataDir, '');
    await expect(trial.start({ dataDir: path.join(trial.dataDir, 'x') })).rejects.toThrow(
      'a part of the path is a file',
    );
  });

  it('repeats what the server says of a wrong setting', async () => {
    await expect(trial.start({ settings: { no_such_setting: '1' } })).rejects.toThrow(
      /could not start on .*unrecognized configuration parameter "no_such_setting"; see .*server.log/,
    );
  });

  it('names the way out where there is no embedded PostgreSQL', () => {
    expect(() => findPackage('win32', 'x64')).toThrow(
      'There is no embedded PostgreSQL for win32-x64: set DATABASE_URL to a PostgreSQL server.',
    );
  });
});

function copyCheckout(to: string): { node: string; script: string; packageDir: string } {
  fs.cpSync(import.meta.dirname, to, { recursive: true });
  fs.writeFileSync(path.join(to, 'package.json'), '{"type":"module"}');
  const node = path.join(to, 'node');
  fs.copyFileSync(process.execPath, node);
  const packageDir = copyPackage(path.join(to, 'package'));
  return { node, script: path.join(to, 'testing/hold-open.ts'), packageDir };
}

function copyPackage(to: string): string {
  const from = findPackage(process.platform, process.arch);
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return to;
}

function ownerOfProcess(pid: number): number {
  return fs.statSync(`/proc/${pid}`).uid;
}
