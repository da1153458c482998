import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../program.ts';

/** Where a drill's programs listen: addresses that only this machine has, and ports that are free on all of them. */
export type DrillNetwork = {
  /** The first three numbers of every address, in place of 10.0.0. */
  readonly prefix: string;
  readonly ports: Readonly<Record<PortName, number>>;
};

/** What listens in a drill. */
export const portNames = [
  'postgres',
  'patroni',
  'etcd',
  'etcdPeer',
  'server',
  'metrics',
  'writer',
  'reader',
  'http',
  'https',
] as const;
type PortName = (typeof portNames)[number];

/** The folders that the files of deploy/ name, as the programs see them. */
export type DrillFolders = { readonly work: string; readonly postgres: string };

/** Names of the members, in the order of their addresses, which end in .21 and so on. */
export const memberNames = ['pg1', 'pg2', 'pg3'] as const;
export type MemberName = (typeof memberNames)[number];

export const memberAddress = ({ prefix }: DrillNetwork, name: MemberName): string =>
  `${prefix}.${21 + memberNames.indexOf(name)}`;
/** Addresses of the two processes of the server. */
export const serverAddresses = ({ prefix }: DrillNetwork): string[] => [`${prefix}.11`, `${prefix}.12`];
/** Address of HAProxy. */
export const proxyAddress = ({ prefix }: DrillNetwork): string => `${prefix}.10`;

/** deploy/patroni/patroni.yml for a member. */
export function fillPatroni(network: DrillNetwork, folders: DrillFolders, name: MemberName): string {
  const own = memberAddress(network, name);
  const text = read('patroni/patroni.yml')
    .replace(/^name: pg1$/m, `name: ${name}`)
    .replace(/^( +(?:listen|connect_address)): 10\.0\.0\.21:/gm, `$1: ${own}:`)
    .replaceAll('/var/lib/postgresql/18/tajmeelspot', `${folders.work}/${name}`)
    .replaceAll('/var/lib/postgresql/.pgpass-patroni', `${folders.work}/pgpass-${name}`)
    .replaceAll('/run/postgresql', `${folders.work}/socket-${name}`)
    .replaceAll('/usr/lib/postgresql/18/bin', folders.postgres);
  return fillAddresses(text, network, folders);
}

/** deploy/proxy/haproxy.cfg. */
export function fillProxy(network: DrillNetwork, folders: DrillFolders): string {
  const text = read('proxy/haproxy.cfg').replace(/^( +bind) :(\d+)/gm, `$1 ${proxyAddress(network)}:$2`);
  return fillAddresses(text, network, folders);
}

const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');

const portsOfDeploy: ReadonlyMap<string, PortName> = new Map([
  ['5432', 'postgres'],
  ['8008', 'patroni'],
  ['2379', 'etcd'],
  ['3000', 'server'],
  ['5000', 'writer'],
  ['5001', 'reader'],
  ['80', 'http'],
  ['443', 'https'],
]);

function fillAddresses(text: string, { prefix, ports }: DrillNetwork, { work }: DrillFolders): string {
  const toPort = (written: string): string => {
    const name = portsOfDeploy.get(written);
    return name === undefined ? written : String(ports[name]);
  };
  return (
    text
      // A request for an address of this machine comes from 127.0.0.1.
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replaceAll('10.0.0.', `${prefix}.`)
      .replaceAll('/etc/tajmeelspot/tls', `${work}/tls`)
      .replaceAll(/(?<=:|\bport )\d+\b/g, toPort)
  );
}
