// Prepares a checkout: installs packages, then builds the site (--build) or finds a browser (--browser).
// Plain CommonJS for any Node from 20 on, since it installs Node 26. Where all is ready, it ends at once.

const { spawn, spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { withLock } = require('./kit/lock.cjs');

const root = join(__dirname, '..');
const node = join(root, 'node_modules/.bin/node');

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function main() {
  await installPackages();
  requireNode();
  if (process.argv.includes('--build')) await runCommand(node, ['tools/build.ts']);
  if (process.argv.includes('--browser')) await runCommand(node, ['tools/browser.ts']);
}

async function installPackages() {
  if (isInstalled()) return;
  const onWait = () => console.log('Another process is installing packages; waiting for it.');
  await withLock(join(root, '.cache/setup.lock'), installUnderLock, onWait);
}

async function installUnderLock() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ];
  await runCommand(...npmCommand(flags));
  if (!isInstalled())
    throw new Error('npm ci ended without an error, yet node_modules does not match package-lock.json.');
}

/** Compares the record of npm's last install with the lockfile: versions, hashes, folders. */
function isInstalled() {
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const present = installed[path];
    if (!present) return Boolean(entry.optional || entry.devOptional || entry.extraneous);
    if (present.version !== entry.version || present.integrity !== entry.integrity) return false;
    return Boolean(entry.optional) || !path.includes('node_modules/') || existsSync(join(root, path));
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The command of the npm that called this script, else of the one on the path. */
function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli, ...args]] : ['npm', args];
}

function requireNode() {
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
  const found = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'none';
  if (found.split('.')[0] === `v${pinned.split('.')[0]}`) return;
  throw new Error(
    `This project runs on the Node ${pinned} that npm installs into node_modules, but found ${found} there: ` +
      'allow the install script of the package "node" (npm config set ignore-scripts false) and run npm ci.',
  );
}

function runCommand(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}.`));
    });
  });
}
