import { execFileSync } from 'node:child_process';
import { chownSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProgram } from '../program.ts';
import {
  type DrillFolders,
  type DrillNetwork,
  fillPatroni,
  fillProxy,
  memberAddress,
  memberNames,
  type MemberName,
  proxyAddress,
} from './templates.ts';
import type { DrillTools } from './tools.ts';

/** Passwords of the drill's own database, which ends with it. */
export const passwords = { superuser: 'drill-superuser', replication: 'drill-replication', program: 'drill-program' };

/** What Patroni says of a member. */
type MemberState = { name: MemberName; role: string; state: string; timeline?: number };

/** Three databases under Patroni, with etcd and HAProxy. */
export type DrillCluster = {
  readonly network: DrillNetwork;
  /** Folder of the drill as this process sees it. */
  readonly folder: string;
  /** Text of the certificate that everything here shows. */
  readonly certificate: string;
  /** The certificate's file as this process sees it. */
  readonly certificateFile: string;
  /** Starts the Patroni of a member, and with it PostgreSQL. */
  startMember(name: MemberName): void;
  patroniOf(name: MemberName): RunningProgram | undefined;
  /** Id of a member's postmaster; undefined: there is none. */
  postmasterOf(name: MemberName): number | undefined;
  /** Who leads, when all three run, two of them follow on its timeline and one of those is synchronous. */
  findHealthyLeader(): Promise<MemberName | undefined>;
  /** Throws where a program has ended that should run. */
  requireRunning(): void;
  /** The last lines of every program. */
  outputs(): string;
  /** Kills everything that was started. */
  end(): void;
};

/**
 * Starts etcd, the members and HAProxy; their databases are there when `findHealthyLeader` gives one. `isAsynchronous`: a
 * leader acknowledges what no other member has.
 */
export function startCluster(tools: DrillTools, network: DrillNetwork, isAsynchronous: boolean): DrillCluster {
  const folders: DrillFolders = { work: tools.folderInside, postgres: tools.postgresFolder };
  const certificateFile = makeCertificate(tools, network);
  const programs = new Map<string, RunningProgram>();
  for (const name of memberNames) {
    const text = fillPatroni(network, folders, name);
    write(tools, `${name}.yml`, isAsynchronous ? withoutWaiting(text) : text);
    makeFolder(tools, `socket-${name}`);
    programs.set(`etcd-${name}`, startEtcd(tools, network, name));
  }
  write(tools, 'haproxy.cfg', fillProxy(network, folders));
  programs.set('haproxy', tools.start('haproxy', ['-W', '-db', '-n', '1000', '-f', `${folders.work}/haproxy.cfg`]));
  const startMember = (name: MemberName) => {
    programs.set(name, tools.start('patroni', [`${folders.work}/${name}.yml`], variables));
  };
  memberNames.forEach(startMember);
  const postmasterOf = (name: MemberName) => readPostmaster(join(tools.folder, name));
  return {
    network,
    folder: tools.folder,
    certificate: readFileSync(certificateFile, 'utf8'),
    certificateFile,
    startMember,
    patroniOf: (name) => programs.get(name),
    postmasterOf,
    findHealthyLeader: () => findHealthyLeader(network, !isAsynchronous),
    requireRunning() {
      const ended = [...programs].find(([, program]) => program.hasEnded());
      if (ended) throw new Error(`${ended[0]} ended before it had begun.`);
    },
    outputs: () => [...programs].map(([name, program]) => `--- ${name}\n${program.output()}`).join('\n'),
    end() {
      for (const { pid } of programs.values()) kill(-pid);
      // A postmaster has left the group of its Patroni.
      for (const pid of memberNames.map(postmasterOf)) if (pid !== undefined) kill(pid);
    },
  };
}

/** Patroni's file with replication that waits for nobody. */
const withoutWaiting = (text: string): string => text.replaceAll(/(synchronous_mode(?:_strict)?): true/g, '$1: false');

const variables = {
  PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
  PATRONI_REPLICATION_PASSWORD: passwords.replication,
  PATRONI_REWIND_PASSWORD: 'drill-rewind',
};

function startEtcd(tools: DrillTools, network: DrillNetwork, name: MemberName): RunningProgram {
  const { etcd, etcdPeer } = network.ports;
  const peerUrl = (member: MemberName) => `http://${memberAddress(network, member)}:${etcdPeer}`;
  const clientUrl = `http://${memberAddress(network, name)}:${etcd}`;
  const args = {
    name,
    'data-dir': `${tools.folderInside}/etcd-${name}`,
    'listen-client-urls': clientUrl,
    'advertise-client-urls': clientUrl,
    'listen-peer-urls': peerUrl(name),
    'initial-advertise-peer-urls': peerUrl(name),
    'initial-cluster': memberNames.map((member) => `${member}=${peerUrl(member)}`).join(','),
    'log-level': 'warn',
  };
  return tools.start(
    'etcd',
    Object.entries(args).map(([option, value]) => `--${option}=${value}`),
  );
}

/** A certificate for every address of the drill, which is its own authority. */
function makeCertificate(tools: DrillTools, network: DrillNetwork): string {
  const folder = makeFolder(tools, 'tls');
  const addresses = [proxyAddress(network), '127.0.0.1', ...memberNames.map((name) => memberAddress(network, name))];
  const names = addresses.map((address) => `IP:${address}`).join(',');
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=drill'];
  execFileSync('openssl', [...args, '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  write(tools, 'tls/haproxy.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  for (const file of [key, certificate]) give(tools, file);
  chmodSync(key, 0o600);
  return certificate;
}

function makeFolder(tools: DrillTools, name: string): string {
  const folder = join(tools.folder, name);
  mkdirSync(folder, { mode: 0o755 });
  give(tools, folder);
  return folder;
}

function write(tools: DrillTools, name: string, text: string): void {
  const file = join(tools.folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  give(tools, file);
}

function give({ owner }: DrillTools, file: string): void {
  if (owner) chownSync(file, owner.uid, owner.gid);
}

function readPostmaster(dataFolder: string): number | undefined {
  try {
    const [pid = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 0);
    return Number(pid);
  } catch {
    return undefined;
  }
}

/** Sends SIGKILL to a process or a group, which may have ended. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function findHealthyLeader(network: DrillNetwork, isSynchronous: boolean): Promise<MemberName | undefined> {
  const views = await Promise.all(memberNames.map((name) => askPatroni(network, name)));
  const [view] = views;
  // All three Patroni answer, and of one leader.
  if (!view || views.some((other) => leaderOf(other)?.name !== leaderOf(view)?.name)) return undefined;
  const leader = leaderOf(view);
  const followers = view.filter(({ role, state }) => role !== 'leader' && state === 'streaming');
  const isWhole =
    leader?.state === 'running' &&
    followers.length === memberNames.length - 1 &&
    followers.some(({ role }) => role === 'sync_standby') === isSynchronous &&
    followers.every(({ timeline }) => timeline === leader.timeline);
  return isWhole ? leader.name : undefined;
}

const leaderOf = (view: readonly MemberState[] | undefined) => view?.find(({ role }) => role === 'leader');

async function askPatroni(network: DrillNetwork, name: MemberName): Promise<MemberState[] | undefined> {
  const url = `http://${memberAddress(network, name)}:${network.ports.patroni}/cluster`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1500) });
    return ((await response.json()) as { members: MemberState[] }).members;
  } catch {
    return undefined;
  }
}

/** What a member runs, as it says itself. */
export async function findVersions({ network }: DrillCluster, name: MemberName): Promise<string> {
  const read = async (port: number, path: string) =>
    (await fetch(`http://${memberAddress(network, name)}:${port}${path}`)).json() as Promise<never>;
  const member: { server_version: number; patroni: { version: string } } = await read(
    network.ports.patroni,
    '/patroni',
  );
  const store: { etcdserver: string } = await read(network.ports.etcd, '/version');
  const postgres = `${Math.floor(member.server_version / 10_000)}.${member.server_version % 10_000}`;
  return `PostgreSQL ${postgres}, Patroni ${member.patroni.version}, etcd ${store.etcdserver}`;
}

/** Waits for a value that is not undefined. Rejects after `seconds` seconds. */
export async function waitUntil<T>(what: string, seconds: number, find: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error(`${what}: not within ${seconds} s.`);
}
