import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findLongestPause } from './journal.ts';
import { help, readDrillOptions } from './options.ts';
import type { DrillOutage } from './outages.ts';
import { type DrillSummary, findBroken, toJson, toText } from './summary.ts';
import { type DrillNetwork, fillPatroni, fillProxy, memberNames } from './templates.ts';
import { findTools } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'tajmeelspot-drill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ports = {
  postgres: 15432,
  patroni: 18008,
  etcd: 12379,
  etcdPeer: 12380,
  server: 13000,
  metrics: 19464,
  writer: 15000,
  reader: 15001,
  http: 10080,
  https: 10443,
};
const network: DrillNetwork = { prefix: '127.99.0', ports };
const folders = { work: folder, postgres: '/opt/postgres/bin' };
const foreign = /10\.0\.0\.|\/etc\/tajmeelspot|\/var\/lib|\/run\/postgresql|\b(?:5432|8008|2379|3000|5000|5001)\b/;

describe('R11.25 the command of the drill', () => {
  it('reads its arguments, and knows none that it does not name', () => {
    expect(readDrillOptions([])).toEqual({ toolsFolder: undefined, isJson: false, isPlanted: false });
    expect(readDrillOptions(['--tools', '/srv/tools', '--json', '--plant'])).toEqual({
      toolsFolder: '/srv/tools',
      isJson: true,
      isPlanted: true,
    });
    expect(readDrillOptions(['--tools', 'tools'])).toMatchObject({ toolsFolder: join(process.cwd(), 'tools') });
    expect(readDrillOptions(['--help'])).toBe('help');
    for (const wrong of [['--tools'], ['--tools', ''], ['--tool', 'x'], ['now']])
      expect(readDrillOptions(wrong), wrong.join(' ')).toBeUndefined();
    expect(help).toMatch(/debootstrap --no-check-gpg .*\n.*postgresql-18,patroni,etcd-server,haproxy,python3-etcd/);
  });

  it('says in a sentence which programs are missing, and what to do', () => {
    const nextStep = '"npm run drill -- --help" shows how to make a folder with all of it for --tools.';
    expect(findTools(folder)).toBe(
      `The drill finds no postgres (18), patroni, etcd, haproxy in ${folder}: ${nextStep}`,
    );
    const hasNoHaproxy = (name: string) => (name === 'haproxy' ? undefined : `/usr/bin/${name}`);
    expect(findTools(undefined, hasNoHaproxy)).toBe(`The drill finds no haproxy in PATH: ${nextStep}`);
  });

  it('ends with 2 and that sentence where they are missing', () => {
    const ended = spawnSync(process.execPath, [join(import.meta.dirname, 'drill.ts'), '--tools', folder], {
      encoding: 'utf8',
    });
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(/^The drill finds no postgres .*--tools\.\n$/);
  });
});

describe('R11.25 the files of deploy/ as the drill fills them in', () => {
  it('Patroni has the addresses and folders of its own member, and nothing of another machine', () => {
    const texts = memberNames.map((name) => fillPatroni(network, folders, name));
    expect(new Set(texts).size).toBe(memberNames.length);
    for (const [index, text] of texts.entries()) {
      const own = `127.99.0.2${index + 1}`;
      expect(text).not.toMatch(foreign);
      expect(text).toContain(`name: pg${index + 1}\n`);
      expect([...text.matchAll(/(?:listen|connect_address): (\S+)/g)].map(([, address]) => address)).toEqual([
        `${own}:18008`,
        `${own}:18008`,
        `${own}:15432`,
        `${own}:15432`,
      ]);
      expect(text).toContain('hosts: 127.99.0.21:12379,127.99.0.22:12379,127.99.0.23:12379\n');
      expect(text).toContain(`data_dir: ${folder}/pg${index + 1}\n`);
      expect(text).toContain('bin_dir: /opt/postgres/bin\n');
    }
  });

  it('they say what the drill relies on: synchronous, strict, and a lock that Patroni takes', () => {
    const text = fillPatroni(network, folders, 'pg1');
    expect(text).toMatch(/^ {4}synchronous_mode: true$/m);
    expect(text).toMatch(/^ {4}synchronous_mode_strict: true$/m);
    const [ttl = 0, loop = 0, retry = 0] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
      Number(new RegExp(`^ {4}${name}: (\\d+)$`, 'm').exec(text)?.[1]),
    );
    // Patroni raises a shorter one to 20 s, and wants room for two tries in it.
    expect(ttl).toBeGreaterThanOrEqual(20);
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
  });

  it('HAProxy listens on addresses of this machine alone', () => {
    const text = fillProxy(network, folders);
    expect(text).not.toMatch(foreign);
    const bound = [...text.matchAll(/^ +bind (\S+)/gm)].map(([, address]) => address);
    expect(bound).toEqual(['127.99.0.10:10080', '127.99.0.10:10443', '127.0.0.1:15000', '127.0.0.1:15001']);
    expect(text).toContain('check port 18008 ');
    expect(text).toContain('server two 127.99.0.12:13000\n');
  });

  const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
  it.skipIf(!hasHaproxy)(`HAProxy reads its file${hasHaproxy ? '' : ' (skipped: haproxy is not installed)'}`, () => {
    const pem = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=a', ...pem]);
    const tls = spawnSync('sh', ['-c', 'mkdir tls && cat key.pem certificate.pem > tls/haproxy.pem'], { cwd: folder });
    expect(tls.status).toBe(0);
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, fillProxy(network, folders));
    const checked = spawnSync('haproxy', ['-c', '-dW', '-f', file], { encoding: 'utf8' });
    expect(checked, checked.stderr).toMatchObject({ status: 0 });
  });
});

const outage = (change: Partial<DrillOutage> = {}): DrillOutage => ({
  kind: 'machine',
  leader: 'pg1',
  nextLeader: 'pg2',
  pauseSeconds: 20,
  resumedSeconds: 2,
  wholeSeconds: 27,
  ...change,
});
const summary: DrillSummary = {
  versions: 'PostgreSQL 18',
  outages: [outage(), outage(), outage(), outage(), outage()],
  acknowledged: 1000,
  cancelled: 900,
  unclear: 5000,
  problems: { slot_taken: 10 },
  longestPauseSeconds: 20,
  losses: [],
  overlaps: [],
  otherAnswers: [],
  unexplained: [],
  reads: { replica: 400, behind: 90 },
  checks: 480,
  outdated: [],
  seconds: 160,
};

describe('R11.25 the verdict', () => {
  it('a pause is the longest time between two acknowledged bookings, also before the first and after the last', () => {
    expect(findLongestPause([1000, 2000, 2100, 22_100, 22_200], 2050, 23_000)).toBe(20);
    // An answer that was on its way when the leader died ends no pause.
    expect(findLongestPause([1000, 2060, 20_000], 2050, 20_100)).toBeCloseTo(17.94);
    expect(findLongestPause([1000, 2000], 2050, 9000)).toBe(7);
    expect(findLongestPause([], 0, 4000)).toBe(4);
  });

  it('holds where five leaders died, nothing was lost and no pause was longer than 30 s', () => {
    expect(findBroken({ ...summary, longestPauseSeconds: 30 })).toEqual([]);
    expect(toText(summary)).toMatch(/longest pause: 20\.0 s of 30 s\n[\s\S]*drill: all promises were held$/);
    expect(JSON.parse(toJson(summary))).toMatchObject({ longestPauseSeconds: 20, broken: [] });
  });

  it.each<[string, Partial<DrillSummary>, RegExp]>([
    ['a longer pause', { longestPauseSeconds: 30.1 }, /longest pause was 30\.1 s; at most 30 s/],
    ['a loss', { losses: ['pg1: booking 7 was acknowledged and does not exist'] }, /booking 7 was acknowledged/],
    ['an overlap', { overlaps: ['pg2: bookings 7 and 8 overlap for employee 1'] }, /bookings 7 and 8 overlap/],
    ['another booking under a key', { otherAnswers: ['the key of booking 7 was answered with 8'] }, /with 8/],
    ['an answer that no outage explains', { unexplained: ['an answer 500: HTTP 500'] }, /an answer 500/],
    [
      'a time that is shown as free after it was taken',
      { outdated: ['booking 7 is taken and shown as free'] },
      /shown as free/,
    ],
    ['a replica that is not in use', { reads: { behind: 90 } }, /replica answered no visitor/],
    ['nothing that was looked at', { checks: 0 }, /No visitor/],
    ['fewer deaths', { outages: [outage()] }, /died 1 times instead of 5/],
    ['a leader that leads again', { outages: Array.from({ length: 5 }, () => outage({ nextLeader: 'pg1' })) }, /again/],
    ['no booking', { acknowledged: 0 }, /No booking was acknowledged/],
  ])('breaks with %s', (_, change, expected) => {
    expect(findBroken({ ...summary, ...change })[0]).toMatch(expected);
    expect(toText({ ...summary, ...change })).toMatch(/^drill: \d broken$/m);
  });
});
