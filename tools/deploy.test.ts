import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tajmeelspot-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const searchPath = `${process.env['PATH']}:/usr/sbin:/sbin`;
const hasProgram = (name: string): boolean =>
  searchPath.split(':').some((directory) => directory !== '' && existsSync(join(directory, name)));

/** Runs a program; its output where it fails. */
function failureOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { ...process.env, PATH: searchPath },
    encoding: 'utf8',
  });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

/** What a title says of a test that does not run for want of its program. */
const missing = (program: string): string => (hasProgram(program) ? '' : ` (skipped: ${program} is not installed)`);

/** Writes a file of deploy/ with other paths, and gives its place. */
function place(file: string, changes: readonly (readonly [RegExp, string])[]): string {
  const target = join(folder, file.replace(/.*\//, ''));
  writeFileSync(
    target,
    changes.reduce((text, [from, to]) => text.replaceAll(from, to), read(file)),
  );
  return target;
}

/** A certificate of the tests' own. */
function makeCertificate(): void {
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example.com'];
  execFileSync('openssl', [...args, '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')], {
    stdio: 'pipe',
  });
  const both = ['fullchain.pem', 'privkey.pem'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  writeFileSync(join(folder, 'haproxy.pem'), both);
}

const ownTls = [/\/etc\/tajmeelspot\/tls/g, folder] as const;

describe('R11.24 what operators use is read by its tool', () => {
  const units = readdirSync(join(root, 'deploy/systemd'));

  it.skipIf(!hasProgram('systemd-analyze'))(`the units of systemd${missing('systemd-analyze')}`, () => {
    const placed = units.map((unit) =>
      place(`systemd/${unit}`, [
        [/\/opt\/tajmeelspot\/node_modules\/\.bin\/node/g, process.execPath],
        [/file:\/opt\/tajmeelspot/g, `file:${root}`],
      ]),
    );
    expect(failureOf('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...placed])).toBeUndefined();
  });

  it.skipIf(!hasProgram('systemd-analyze'))(`the server has few rights left${missing('systemd-analyze')}`, () => {
    const unit = place('systemd/tajmeelspot.service', []);
    const args = ['security', '--offline=true', '--threshold=20', '--no-pager', unit];
    expect(failureOf('systemd-analyze', args)).toBeUndefined();
  });
});

describe('R11.24 what stands before the servers and below them', () => {
  it.skipIf(!hasProgram('nginx'))(`the proxy of nginx${missing('nginx')}`, () => {
    makeCertificate();
    const site = place('proxy/nginx.conf', [ownTls]);
    const main = join(folder, 'main.conf');
    writeFileSync(main, `pid ${folder}/nginx.pid; events {} http { access_log off; include ${site}; }`);
    const args = ['-t', '-q', '-p', folder, '-c', main, '-e', join(folder, 'error.log')];
    expect(failureOf('nginx', args)).toBeUndefined();
  });

  it.skipIf(!hasProgram('haproxy'))(`the proxy of HAProxy${missing('haproxy')}`, () => {
    makeCertificate();
    const args = ['-c', '-dW', '-f', place('proxy/haproxy.cfg', [ownTls])];
    expect(failureOf('haproxy', args)).toBeUndefined();
  });

  it.skipIf(!hasProgram('python3'))(
    `the configuration of Patroni is YAML with its three parts${missing('python3')}`,
    () => {
      const script = 'import sys, json, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))';
      const parsed = spawnSync('python3', ['-c', script, join(root, 'deploy/patroni/patroni.yml')], {
        encoding: 'utf8',
      });
      if (parsed.stderr.includes("No module named 'yaml'")) return;
      expect(parsed.stderr).toBe('');
      expect(JSON.parse(parsed.stdout)).toMatchObject({
        scope: 'tajmeelspot',
        bootstrap: { dcs: { synchronous_mode: true, postgresql: { use_pg_rewind: true } } },
        postgresql: { authentication: { superuser: { username: 'postgres' } } },
      });
    },
  );

  it.skipIf(!hasProgram('patroni'))(`the configuration of Patroni${missing('patroni')}`, () => {
    const file = place('patroni/patroni.yml', [
      [/10\.0\.0\.2\d/g, '127.0.0.1'],
      [/\/var\/lib\/postgresql/g, folder],
      [/ {2}bin_dir: .*\n/g, ''],
    ]);
    // That this machine is none of the three, and has no data folder yet, is no fault of the file; nor is a part that
    // former versions of Patroni wanted twice.
    const isOfThisMachine = /is not reachable|must not contain "127|bootstrap\.pg_hba|data_dir|bin_dir/;
    const failure = failureOf('patroni', ['--validate-config', file]) ?? '';
    expect(failure.split('\n').filter((line) => line !== '' && !isOfThisMachine.test(line))).toEqual([]);
  });
});

describe('R11.24 the image and the unit', () => {
  it('the image is built from what the repository has, with the Node of the lockfile', () => {
    const text = read('Containerfile');
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: { node: string };
    };
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual([1, 2].map(() => `docker.io/library/node:${devDependencies.node}-bookworm-slim`));
    const sources = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list]) => list?.split(' ') ?? []);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    expect(text).toMatch(/^USER node$/m);
  });

  it('unit, image and npm start run the server alike', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
    const args = scripts.start.replace('exec node ', '');
    expect(read('systemd/tajmeelspot.service')).toContain(`/node ${args}\n`);
    expect(read('Containerfile')).toContain(
      `CMD ${JSON.stringify(['node', ...args.split(' ')]).replaceAll(',', ', ')}`,
    );
  });
});
