import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withLock } from './kit/lock.cjs';
import { root, printFailure } from './kit/run.ts';

/** A browser to start; `env` has additions to process.env. */
export type Browser = { executablePath: string; env: Record<string, string>; args: string[] };

/** Chromium without windows, which loads the same pages in two thirds of the time. */
const shell = 'chromium-headless-shell';
const browsers = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The first of CHROMIUM, the system's Chromium and that of @sparticuz/chromium that starts. Rejects where none does. */
export async function findBrowser(): Promise<Browser> {
  return (await findSystemBrowser()) ?? (await unpackBrowser());
}

async function printBrowser(): Promise<void> {
  if (!process.env.CHROMIUM && !findOnPath(shell)) installChromium();
  const browser = await findBrowser();
  console.log(`Browser: ${browser.executablePath}`);
}

async function findSystemBrowser(): Promise<Browser | undefined> {
  const chosenPath = process.env.CHROMIUM;
  if (chosenPath) {
    if (await canStart({ executablePath: chosenPath, env: {}, args: [] }))
      return { executablePath: chosenPath, env: {}, args: browserFlags() };
    throw new Error(`CHROMIUM names ${chosenPath}, which does not start.`);
  }
  for (const name of browsers) {
    const executablePath = findOnPath(name);
    const browser = executablePath && { executablePath, env: {}, args: browserFlags() };
    // Ubuntu's chromium is a script that asks for a snap and does not start.
    if (browser && (await canStart(browser))) return browser;
  }
  return undefined;
}

function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Flags of Chromium: root cannot use the sandbox, and a container's /dev/shm is too small for a page. */
function browserFlags(): string[] {
  return [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'];
}

async function canStart(browser: Browser): Promise<boolean> {
  const options = { env: { ...process.env, ...browser.env }, timeout: 20_000 };
  const answer = promisify(execFile)(browser.executablePath, ['--version', ...browser.args], options);
  return answer.then(
    ({ stdout }) => /chrom/i.test(stdout),
    () => false,
  );
}

function installChromium(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !findOnPath('apt-get')) return;
  console.log(`Installing Chromium (apt-get install ${shell}) …`);
  const isInstalled = aptGet('update') && [shell, 'chromium'].some((name) => aptGet('install', name));
  if (!isInstalled) console.log('apt-get has no Chromium for this machine; taking the one among the packages.');
}

function aptGet(verb: 'update' | 'install', ...names: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['-qq', verb, '-y', ...(verb === 'install' ? ['--no-install-recommends', ...names] : [])];
  return spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/** Unpacks the browser, its fonts and the NSS libraries that a minimal system lacks into .cache, once. */
async function unpackBrowser(): Promise<Browser> {
  const home = join(root, '.cache/browser');
  const browser = {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_PATH: join(home, 'fonts') },
    args: browserFlags(),
  };
  await withLock(join(root, '.cache/browser.lock'), async () => {
    if (!existsSync(home)) await unpackInto(home);
  });
  if (await canStart(browser)) return browser;
  throw new Error('No browser starts here: install Chromium, or name one in CHROMIUM.');
}

async function unpackInto(home: string): Promise<void> {
  console.log('Unpacking Chromium from @sparticuz/chromium …');
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/browser-'));
  const formerTemporaryFolder = process.env.TMPDIR;
  // The package unpacks into the temporary folder and nowhere else.
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
    await writeFile(join(folder, 'fonts/fonts.conf'), fontConfiguration(home));
    await rename(folder, home);
  } finally {
    if (formerTemporaryFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = formerTemporaryFolder;
    await rm(folder, { recursive: true, force: true });
  }
}

/** A configuration with our folders: the package's own file names the folders of a cloud function. */
function fontConfiguration(home: string): string {
  const folders = [join(home, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const lines = [
    ...folders.map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${join(home, 'fonts-cache')}</cachedir>`,
  ];
  return ['<?xml version="1.0"?>', '<fontconfig>', ...lines, '</fontconfig>', ''].join('\n');
}

if (import.meta.main) await printBrowser().catch(printFailure);
