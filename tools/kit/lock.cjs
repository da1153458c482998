// A lock that survives crashes: a folder whose owner touches it during the work. Plain CommonJS, because
// tools/setup.cjs needs it under any Node before anything is installed.

const { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } = require('node:fs');
const { hostname } = require('node:os');
const { dirname, join } = require('node:path');

const touchEveryMs = 1_000;
const staleAfterMs = 15_000;

/**
 * Runs `work` while holding the lock folder; a second caller waits for the first.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {(() => void)=} onWait called once where another process holds the lock
 * @returns {Promise<T>}
 */
async function withLock(folder, work, onWait = () => {}) {
  for (let attempt = 0; !acquire(folder); attempt += 1) {
    if (attempt === 0) onWait();
    if (isStale(folder)) rmSync(folder, { recursive: true, force: true });
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const timer = setInterval(() => touch(folder), touchEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function acquire(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'owner'), `${hostname()} ${process.pid}`);
  return true;
}

/** @param {string} folder */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // The folder was removed by hand: the work goes on.
  }
}

/** Whether the owner's process on this machine has ended, or has not touched the lock for 15 s. @param {string} folder */
function isStale(folder) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > staleAfterMs) return true;
    const [host, pid] = readFileSync(join(folder, 'owner'), 'utf8').split(' ');
    return host === hostname() && !isAlive(Number(pid));
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}

module.exports = { withLock };
