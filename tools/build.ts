import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './kit/files.ts';
import { withLock } from './kit/lock.cjs';
import { root, run, printFailure } from './kit/run.ts';

/** What is built: the folder below apps/, what builds it, and what its build consists of. */
type Program = { readonly name: string; readonly command: string; readonly parts: readonly string[] };

const programs: readonly Program[] = [
  { name: 'site', command: 'react-router', parts: ['server', 'client'] },
  { name: 'dashboard', command: 'vite', parts: ['client'] },
  { name: 'operator', command: 'vite', parts: ['client'] },
];

/** Builds every program whose last build came from other sources; a second caller waits for the first. */
async function buildAll(): Promise<void> {
  for (const program of programs) {
    const wait = () => console.log(`Another process is building the ${program.name}; waiting for it.`);
    const lock = join(root, `.cache/build-${program.name}.lock`);
    if (!isFresh(program)) await withLock(lock, () => buildUnderLock(program), wait);
  }
}

function isFresh({ name }: Program): boolean {
  const stamp = join(root, `apps/${name}/build/.stamp`);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root, name);
}

async function buildUnderLock(program: Program): Promise<void> {
  if (isFresh(program)) return;
  console.log(`Building the ${program.name} …`);
  const started = performance.now();
  const hash = hashSources(root, program.name);
  const built = await compile(program);
  await compressFolder(join(built, 'client'));
  await writeFile(join(built, '.stamp'), hash);
  await putInPlace(program, built);
  console.log(`Built the ${program.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** The sources that the build of a program (a folder below apps/) depends on, by name and content. */
export function hashSources(from: string, program: string): string {
  const hash = createHash('sha256');
  const everybodys = /^(?:packages\/[^/]+\/(?:src\/|package\.json$)|package-lock\.json$|tools\/build\.ts$)/;
  const isSource = (file: string) => file.startsWith(`apps/${program}/`) || everybodys.test(file);
  for (const path of listFiles(from).filter((file) => isSource(file) && !/\.test\.tsx?$/.test(file))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(from, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Where its configuration heeds BUILD_DIRECTORY, the running server keeps its files until the end. */
async function compile({ name, command }: Program): Promise<string> {
  const folder = join(root, 'apps', name);
  const next = join(folder, 'build/next');
  const env = { NODE_ENV: 'production', BUILD_DIRECTORY: 'build/next' };
  const { ok, output } = await run(command, ['build'], { cwd: folder, env });
  if (!ok) throw new Error(`The ${name} does not build.\n${output}`);
  return existsSync(join(next, 'client')) ? next : join(folder, 'build');
}

async function putInPlace({ name: program, parts }: Program, built: string): Promise<void> {
  const target = join(root, 'apps', program, 'build');
  if (built === target) return;
  if (parts.includes('server')) {
    const entry = join(built, 'server/index.js');
    await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll('build/next/client', 'build/client'));
  }
  for (const name of ['.stamp', ...parts]) {
    await rm(join(target, `${name}.old`), { recursive: true, force: true });
    if (existsSync(join(target, name))) await rename(join(target, name), join(target, `${name}.old`));
    if (name !== '.stamp') await rename(join(built, name), join(target, name));
  }
  await rename(join(built, '.stamp'), join(target, '.stamp'));
  const leftovers = ['next', ...['.stamp', ...parts].map((name) => `${name}.old`)];
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

if (import.meta.main) await buildAll().catch(printFailure);
