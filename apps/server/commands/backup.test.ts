import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@tajmeelspot/contract/client.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type VerifiedBackup, verifyBackup } from '#app/database/backup/verify-backup.ts';
import { startPostgres } from '#app/database/postgres/launcher.ts';
import { listFreeTimes, toBookingBody } from '#testing/bookings.ts';
import { inheritedEnv, openProcess, type ServerProcess } from '#testing/server-process.ts';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
const password = 'bukra-inshallah';

/** Runs a command as on the server. */
async function run(command: 'backup' | 'restore' | 'verify', args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { ...inheritedEnv, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

const clientOf = ({ origin }: ServerProcess, token?: string) =>
  createClient({ base: `${origin}/api`, language: 'en', token });

const logIn = async (server: ServerProcess, email: string) =>
  clientOf(server, (await clientOf(server).logIn({ body: { email, password } })).token);

/** Customers who may have a few open bookings each. */
const emails = Array.from({ length: 8 }, (_, n) => `backup-${n}@example.com`);
const signUp = (server: ServerProcess, email: string) =>
  clientOf(server).signUp({ body: { name: 'Customer', email, password, password_confirmation: password } });

const digestsOf = ({ manifest }: VerifiedBackup) =>
  Object.fromEntries(Object.entries(manifest.tables).map(([name, { rows, sha256 }]) => [name, [rows, sha256]]));

const beforeBackup: number[] = [];
let placedMeanwhile = 0;
let written: Awaited<ReturnType<typeof run>>;
let backup: VerifiedBackup;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-backup-'));
  const server = await openProcess({ DATA_DIR: at('first'), RATE_LIMIT_SCALE: '1000' });
  await Promise.all(emails.map((email) => signUp(server, email)));
  const customers = await Promise.all(emails.map((email) => logIn(server, email)));
  const admin = createAdmin(server);
  await fs.writeFile(at('first', 'secret-key'), 'a key of thirty-two characters and more', { mode: 0o600 });
  let isOver = false;
  const placed: number[] = [];
  const writing = (async () => {
    for (const [n, { service, treatment, day, time }] of (await admin.times()).entries()) {
      if (isOver) return;
      const body = await toBookingBody(admin.server, service, treatment, day, time);
      // A booking holds the times after it too.
      const answer = await customers[n % customers.length]?.placeBooking({ body }).catch(() => undefined);
      if (answer) placed.push(answer.data.id);
    }
  })();
  while (placed.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  beforeBackup.push(...placed);
  written = await run('backup', [at('backup.tar.gz')], { DATA_DIR: at('first') });
  isOver = true;
  await writing;
  placedMeanwhile = placed.length - beforeBackup.length;
  await server.kill('SIGTERM');
  backup = await verifyBackup(at('backup.tar.gz'));
}, 120_000);
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** What the helpers of bookings need of a test server, over HTTP. */
function createAdmin(process: ServerProcess) {
  const server = { client: () => clientOf(process) } as unknown as Parameters<typeof listFreeTimes>[0];
  return {
    server,
    async times() {
      const service = 101;
      const { pricing } = await clientOf(process).findService({ params: { id: String(service) } });
      const treatment = pricing[0]?.id ?? 0;
      const days = Array.from({ length: 20 }, (_, n) =>
        Temporal.Now.plainDateISO()
          .add({ days: n + 3 })
          .toString(),
      );
      const lists = await Promise.all(days.map((day) => listFreeTimes(server, service, treatment, day)));
      return lists.flatMap((list, n) =>
        list.slice(0, 12).map((time) => ({ service, treatment, day: days[n] ?? '', time })),
      );
    },
  };
}

describe('R11.22 npm run backup on a running installation', () => {
  it('writes one archive for its owner alone, which verify proves whole, and leaves no draft', async () => {
    expect(written).toMatchObject({
      code: 0,
      text: expect.stringMatching(/rows in \d+ tables, \d+ files of pictures and the key/),
    });
    expect(placedMeanwhile).toBeGreaterThan(0);
    expect((await fs.stat(at('backup.tar.gz'))).mode & 0o777).toBe(0o600);
    expect((await fs.readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await run('verify', [at('backup.tar.gz')])).toMatchObject({
      code: 0,
      text: expect.stringContaining('is whole'),
    });
    expect(backup.manifest.tables['public.bookings']?.rows).toBeGreaterThan(100);
    expect(Object.keys(backup.manifest.files).length).toBeGreaterThan(100);
  });

  it('is restored into an empty folder, equal by hash, and a server has the bookings, pictures and key', async () => {
    const restored = await run('restore', [at('backup.tar.gz')], { DATA_DIR: at('second') });
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('every table equals the archive') });
    expect(await run('backup', [at('again.tar.gz')], { DATA_DIR: at('second') })).toMatchObject({ code: 0 });
    const again = await verifyBackup(at('again.tar.gz'));
    expect(digestsOf(again)).toEqual(digestsOf(backup));
    expect(again.manifest.files).toEqual(backup.manifest.files);
    expect(again.manifest.sequences).toEqual(backup.manifest.sequences);
    expect(await fs.readFile(at('second', 'secret-key'), 'utf8')).toBe('a key of thirty-two characters and more');
    const server = await openProcess({ DATA_DIR: at('second') });
    const customers = await Promise.all(emails.map((email) => logIn(server, email)));
    const lists = await Promise.all(customers.map((customer) => customer.listBookings()));
    const ids = lists.flatMap(({ data }) => data.map(({ id }) => id));
    expect(beforeBackup.filter((id) => !ids.includes(id))).toEqual([]);
    const [service] = await clientOf(server).listServices();
    expect((await fetch(new URL(service?.main_image ?? '', server.origin))).status).toBe(200);
    // The next number was not taken by what was restored.
    const { service: id, treatment, day, time } = (await createAdmin(server).times())[0]!;
    const body = await toBookingBody(createAdmin(server).server, id, treatment, day, time);
    const customer = await logIn(server, 'shilan@example.com');
    expect((await customer.placeBooking({ body })).data.id).toBeGreaterThan(Math.max(...ids));
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

describe('R11.22 npm run restore refuses with a sentence', () => {
  it('an installation that is in use, and sets it aside where it is forced', async () => {
    const settings = { DATA_DIR: at('third') };
    expect((await run('restore', [at('backup.tar.gz')], settings)).code).toBe(0);
    expect(await run('restore', [at('backup.tar.gz')], settings)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/holds an installation already.*--force/),
    });
    expect((await run('restore', [at('backup.tar.gz'), '--force'], settings)).code).toBe(0);
    expect((await fs.readdir(at('third'))).filter((name) => name.startsWith('postgres.before-restore-'))).toHaveLength(
      1,
    );
  });

  it('an installation that runs, forced or not', async () => {
    const postgres = await startPostgres({ dataDir: at('first', 'postgres') });
    for (const args of [[], ['--force']])
      expect(await run('restore', [at('backup.tar.gz'), ...args], { DATA_DIR: at('first') })).toMatchObject({
        code: 1,
        text: expect.stringContaining('is running. Stop it'),
      });
    await postgres.stop();
  });

  it.each(['cut off', 'with a changed byte', 'of another program'])(
    'an archive that is %s, and touches nothing',
    async (how) => {
      const bytes = await fs.readFile(at('backup.tar.gz'));
      if (how === 'cut off') await fs.writeFile(at('bad.tar.gz'), bytes.subarray(0, bytes.length - 5000));
      else if (how === 'of another program') await fs.writeFile(at('bad.tar.gz'), 'not an archive');
      else {
        bytes[Math.floor(bytes.length / 3)]! ^= 1;
        await fs.writeFile(at('bad.tar.gz'), bytes);
      }
      expect((await run('verify', [at('bad.tar.gz')])).code).toBe(1);
      expect((await run('restore', [at('bad.tar.gz')], { DATA_DIR: at('fourth') })).code).toBe(1);
      expect(await fs.readdir(at('fourth')).catch(() => [])).toEqual([]);
    },
  );
});

describe('R11.22 the commands', () => {
  it('work for a PostgreSQL of one’s own, as a role that owns its schema alone', async () => {
    const admin = inject('postgresUrl');
    const settings = {
      DATABASE_URL: admin.replace('postgres@', 'backup_owner@').replace('/postgres?', '/backup_own?'),
    };
    await onServer('create role backup_owner login');
    await onServer('create database backup_own owner backup_owner');
    try {
      const restored = await run('restore', [at('backup.tar.gz')], { ...settings, DATA_DIR: at('own') });
      expect(restored).toMatchObject({ code: 0 });
      const again = await run('restore', [at('backup.tar.gz')], { ...settings, DATA_DIR: at('other') });
      expect(again).toMatchObject({ code: 1, text: expect.stringContaining('has tables already') });
      const forced = await run('restore', [at('backup.tar.gz'), '--force'], { ...settings, DATA_DIR: at('own') });
      expect(forced).toMatchObject({ code: 0 });
      expect((await run('backup', [at('own.tar.gz')], { ...settings, DATA_DIR: at('own') })).code).toBe(0);
      expect(digestsOf(await verifyBackup(at('own.tar.gz')))).toEqual(digestsOf(backup));
    } finally {
      await onServer('drop database backup_own with (force)');
      await onServer('drop role backup_owner');
    }
  });

  it.each(['backup', 'restore', 'verify'] as const)('%s explains itself, and says what is missing', async (command) => {
    expect(await run(command, ['--help'])).toMatchObject({
      code: 0,
      text: expect.stringContaining(`npm run ${command}`),
    });
    expect((await run(command, ['a', 'b'])).code).toBe(2);
    expect((await run(command, ['--unknown'])).code).toBe(2);
    const missing = await run(command, [at('missing.tar.gz')], { DATA_DIR: at('missing') });
    expect(missing).toMatchObject({ code: 1, text: expect.stringMatching(/^.+\n$/) });
  });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
