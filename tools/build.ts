import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './kit/files.ts';
import { withLock } from './kit/lock.cjs';
import { root, run, sayFault } from './kit/run.ts';

/** Builds the site unless its last build came from the same sources; a second caller waits for the first. */
async function buildSite(): Promise<void> {
  const wait = () => console.log('Another process is building the site; waiting for it.');
  if (!isFresh()) await withLock(join(root, '.cache/build.lock'), buildUnderLock, wait);
}

function isFresh(): boolean {
  const stamp = join(root, 'apps/site/build/.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root);
}

async function buildUnderLock(): Promise<void> {
  if (isFresh()) return;
  console.log('Building the site …');
  const started = performance.now();
  const hash = hashSources(root);
  const built = await compile();
  await compressFolder(join(built, 'client'));
  await writeFile(join(built, '.stamp'), hash);
  await putInPlace(built);
  console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** The sources a build depends on, by name and content. */
export function hashSources(from: string): string {
  const hash = createHash('sha256');
  const isSource = /^(?:apps\/site\/|packages\/[^/]+\/(?:src\/|package\.json$)|package-lock\.json$|tools\/build\.ts$)/;
  for (const path of listFiles(from).filter((file) => isSource.test(file) && !/\.test\.tsx?$/.test(file))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(from, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Where react-router.config.ts heeds SITE_BUILD_DIRECTORY, the running server keeps its files until the end. */
async function compile(): Promise<string> {
  const next = join(root, 'apps/site/build/next');
  const env = { NODE_ENV: 'production', SITE_BUILD_DIRECTORY: 'build/next' };
  const { ok, output } = await run('react-router', ['build'], { cwd: join(root, 'apps/site'), env });
  if (!ok) throw new Error(`The site does not build.\n${output}`);
  return existsSync(join(next, 'client')) ? next : join(root, 'apps/site/build');
}

async function putInPlace(built: string): Promise<void> {
  const target = join(root, 'apps/site/build');
  if (built === target) return;
  const entry = join(built, 'server/index.js');
  await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll('build/next/client', 'build/client'));
  for (const name of ['.stamp', 'server', 'client']) {
    await rm(join(target, `${name}.old`), { recursive: true, force: true });
    if (existsSync(join(target, name))) await rename(join(target, name), join(target, `${name}.old`));
    if (name !== '.stamp') await rename(join(built, name), join(target, name));
  }
  await rename(join(built, '.stamp'), join(target, '.stamp'));
  const leftovers = ['next', '.stamp.old', 'server.old', 'client.old'];
  await Promise.all(leftovers.map((name) => rm(join(target, name), { recursive: true, force: true })));
}

const textAssets = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.map']);

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses the same bytes twice. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const assets = entries.filter((entry) => entry.isFile() && textAssets.has(extname(entry.name)));
  await Promise.all(assets.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

if (import.meta.main) await buildSite().catch(sayFault);
