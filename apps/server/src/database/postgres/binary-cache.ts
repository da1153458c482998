import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { removeAbandoned } from './abandoned.ts';

/**
 * Folders that only this user can write to, best first, made on demand; `only` replaces the usual
 * ones.
 */
export function* cacheFolders(only?: string): Generator<string> {
  for (const folder of only === undefined ? usualFolders() : [only]) {
    if (isOwnFolder(folder)) yield folder;
  }
}

/** Copies the programs to `copy`, whole or not at all; false when that is impossible there. */
export function storeInCache(native: string, copy: string, repair: (native: string) => void): boolean {
  removeAbandoned(`${copy}.draft-`);
  let draft: string | undefined;
  try {
    draft = fs.mkdtempSync(`${copy}.draft-`);
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    repair(draft);
    // Whatever stands there was tried and does not run.
    if (fs.existsSync(copy)) fs.renameSync(copy, `${draft}-broken`);
    fs.renameSync(draft, copy);
    return true;
  } catch {
    return fs.existsSync(copy);
  } finally {
    if (draft !== undefined) {
      fs.rmSync(draft, { recursive: true, force: true });
      fs.rmSync(`${draft}-broken`, { recursive: true, force: true });
    }
  }
}

function usualFolders(): string[] {
  const uid = process.getuid?.() ?? -1;
  const last = path.join(os.tmpdir(), `tajmeelspot-cache-${uid}`);
  if (uid === 0) return ['/var/cache/tajmeelspot', last];
  try {
    return [path.join(os.homedir(), '.cache', 'tajmeelspot'), last];
  } catch {
    // The user id has no passwd entry, hence no home.
    return [last];
  }
}

/**
 * Root runs what lies here, and the temporary folder is open to all: anybody could have made the
 * folder first.
 */
function isOwnFolder(folder: string): boolean {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
    const found = fs.lstatSync(folder);
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) fs.chmodSync(file, 0o644);
  }
}
