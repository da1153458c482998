import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type RunningProgram, startProgram } from '../program.ts';

/** The programs of a drill, and a folder of its own that they and we see. */
export type DrillTools = {
  /** The folder as this process sees it. */
  readonly folder: string;
  /** The same folder as the programs see it. */
  readonly folderInside: string;
  /** Folder of postgres, initdb and pg_rewind as the programs see it. */
  readonly postgresFolder: string;
  /** ProgramOwner that owns what the programs write; undefined: our own. */
  readonly owner: ProgramOwner | undefined;
  start(program: string, args: readonly string[], variables?: Readonly<Record<string, string>>): RunningProgram;
};

type ProgramOwner = { readonly uid: number; readonly gid: number };

/** Where Debian has PostgreSQL 18, which is on no PATH. */
const debianPostgres = '/usr/lib/postgresql/18/bin';

/** Finds the programs, in a folder that chroot enters or on PATH; a sentence with the next step where some are missing. */
export function findTools(toolsFolder: string | undefined, find = findOnPath): DrillTools | string {
  const findOf = toolsFolder === undefined ? find : (name: string) => findBelow(toolsFolder, name);
  const postgres = findOf('postgres');
  const missing = [
    ...(postgres === undefined ? ['postgres (18)'] : []),
    ...['patroni', 'etcd', 'haproxy'].filter((name) => findOf(name) === undefined),
    ...(find('openssl') === undefined ? ['openssl'] : []),
  ];
  if (postgres === undefined || missing.length > 0)
    return `The drill finds no ${missing.join(', ')} in ${toolsFolder ?? 'PATH'}: "npm run drill -- --help" shows how to make a folder with all of it for --tools.`;
  const isRoot = process.getuid?.() === 0;
  if (toolsFolder !== undefined && !isRoot)
    return `Only root may enter ${toolsFolder} by chroot: run the drill as root, or have the programs on PATH and leave out --tools.`;
  const owner = isRoot ? readAccount(toolsFolder ?? '/') : undefined;
  if (isRoot && !owner)
    return 'PostgreSQL does not run as root, and there is no account "postgres": make one, or run the drill as another user.';
  return openTools(toolsFolder, dirname(postgres), owner, (name) => findOf(name) ?? name);
}

function openTools(
  toolsFolder: string | undefined,
  postgresFolder: string,
  owner: ProgramOwner | undefined,
  fileOf: (name: string) => string,
): DrillTools {
  const folder = mkdtempSync(join(toolsFolder === undefined ? tmpdir() : join(toolsFolder, 'var/tmp'), 'drill-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const folderInside = toolsFolder === undefined ? folder : `/${relative(toolsFolder, folder)}`;
  const asPostgres = owner ? ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : [];
  const prefix = toolsFolder === undefined ? asPostgres : [...inNamespace, toolsFolder];
  return {
    folder,
    folderInside,
    postgresFolder,
    owner,
    start: (program, args, variables = {}) =>
      startProgram([...prefix, fileOf(program), ...args], { ...unset, HOME: folderInside, ...variables }),
  };
}

/** What a folder made by debootstrap lacks is mounted in a namespace of its own, which ends with its program. */
const mounts =
  'mount --rbind /proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot --userspec=postgres "$0" "$@"';
const inNamespace = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', mounts];

/** Of the caller's environment nothing may lead a program to another database. Empty: not set. */
const unset = Object.fromEntries(
  ['DATA', 'HOST', 'PORT', 'USER', 'PASSWORD', 'PASSFILE', 'DATABASE', 'SERVICE', 'OPTIONS', 'SSLMODE', 'SSLROOTCERT']
    .map((name) => `PG${name}`)
    .map((name) => [name, '']),
);

/** A program as the shell finds it, and where only root or Debian looks. */
function findOnPath(name: string): string | undefined {
  const script = `PATH="$PATH:/usr/sbin:/sbin:${debianPostgres}"; command -v "$0"`;
  return spawnSync('sh', ['-c', script, name], { encoding: 'utf8' }).stdout.trim() || undefined;
}

/** A program in a folder that chroot enters, as it is called inside. */
function findBelow(root: string, name: string): string | undefined {
  const folders = ['/usr/local/bin', '/usr/bin', '/usr/sbin', debianPostgres];
  return folders.map((folder) => join(folder, name)).find((file) => isProgram(join(root, file)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readAccount(root: string): ProgramOwner | undefined {
  const file = join(root, 'etc/passwd');
  if (!existsSync(file)) return undefined;
  const fields = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync(file, 'utf8'));
  return fields ? { uid: Number(fields[1]), gid: Number(fields[2]) } : undefined;
}
