// Makes a checkout ready: packages, then (--build) the site or (--browser) a browser.
// Plain CommonJS for any Node from 20 on, since it is what installs Node 26. Doing nothing is instant.

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
  demandNode();
  if (process.argv.includes('--build')) await call(node, ['tools/build.ts']);
  if (process.argv.includes('--browser')) await call(node, ['tools/browser.ts']);
}

async function installPackages() {
  if (isInstalled()) return;
  const wait = () => console.log('Another process is installing packages; waiting for it.');
  await withLock(join(root, '.cache/setup.lock'), installUnderLock, wait);
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
  await call(...npm(flags));
  if (!isInstalled())
    throw new Error('npm ci ended without an error, yet node_modules does not match package-lock.json.');
}

/** Compares what npm wrote down at the last install with the lockfile: versions, hashes, folders. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.extraneous);
    if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
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

/** The npm that called us, else the one on the path. */
function npm(args) {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli, ...args]] : ['npm', args];
}

function demandNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
  const found = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() || 'none';
  if (found.split('.')[0] === `v${wanted.split('.')[0]}`) return;
  throw new Error(
    `This project runs on the Node ${wanted} that npm installs into node_modules, but found ${found} there: ` +
      'allow the install script of the package "node" (npm config set ignore-scripts false) and run npm ci.',
  );
}

function call(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}.`));
    });
  });
}
