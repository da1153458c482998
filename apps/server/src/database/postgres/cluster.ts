import fs from 'node:fs';
import path from 'node:path';

import { removeAbandoned } from './abandoned.ts';
import { type Account, accountForInit, workFolder } from './account.ts';
import type { Binaries } from './binaries.ts';
import { runAs } from './run-as.ts';

export type ClusterPlan = {
  readonly dataDir: string;
  readonly account: Account;
  readonly binaries: Binaries;
  /** False saves the wait for the disk; only for data that may be lost. */
  readonly isDurable: boolean;
};

/**
 * Makes the data folder if there is none and sees that the account can run on it; rejects with one
 * sentence.
 */
export async function ensureCluster(plan: ClusterPlan): Promise<void> {
  if (!isCluster(plan)) await createCluster(plan);
  takeOver(plan);
}

function isCluster({ dataDir, binaries }: ClusterPlan): boolean {
  const names = readDataDir(dataDir);
  if (names.length === 0) return false;
  if (!names.includes('PG_VERSION')) {
    throw new Error(
      `The folder ${dataDir} is neither empty nor a PostgreSQL data folder: choose another one for the database.`,
    );
  }
  const found = fs.readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (found !== binaries.major) {
    throw new Error(
      `The data folder ${dataDir} belongs to PostgreSQL ${found} but PostgreSQL ${binaries.major} is needed: ` +
        `dump it with a PostgreSQL ${found} server, move the folder away and restore the dump, or set DATABASE_URL.`,
    );
  }
  return true;
}

function readDataDir(dataDir: string): string[] {
  try {
    return fs.readdirSync(dataDir);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw startError(dataDir, error);
  }
}

/** Built next to its place and renamed, so that a data folder is never half made. */
async function createCluster({ dataDir, account, binaries, isDurable }: ClusterPlan): Promise<void> {
  const prefix = `${dataDir}.init-`;
  removeAbandoned(prefix);
  const draft = makeDraft(prefix);
  try {
    const builder = accountForInit(account);
    if (builder.mustSwitch) fs.chownSync(draft, builder.uid, builder.gid);
    const args = ['-D', workFolder(builder, draft), ...INITDB_ARGUMENTS, ...(isDurable ? [] : ['--no-sync'])];
    const { isOk, output } = await runAs(builder, binaries.initdb, args, draft);
    if (!isOk) throw new Error(`PostgreSQL could not make ${dataDir}: ${reason(output)}.`);
    if (builder.uid !== account.uid) giveTo(account, draft);
    moveIntoPlace(draft, dataDir);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

// The builtin locale behaves alike on every system; words are folded by our own SQL function
// anyway.
const INITDB_ARGUMENTS =
  '-U postgres -A trust -E UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C --no-instructions'.split(
    ' ',
  );

function makeDraft(prefix: string): string {
  const parent = path.dirname(prefix);
  try {
    fs.mkdirSync(parent, { recursive: true });
    return fs.mkdtempSync(`${prefix}${process.pid}-`);
  } catch (error) {
    throw startError(parent, error);
  }
}

function moveIntoPlace(draft: string, dataDir: string): void {
  try {
    fs.renameSync(draft, dataDir);
  } catch (error) {
    const code = codeOf(error);
    // Another start was faster: its cluster is as good as ours.
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return;
    if (code === 'EBUSY' || code === 'EXDEV') {
      throw new Error(
        `The data folder ${dataDir} is a mount point, which cannot be replaced: use a folder inside it, such as ${path.join(dataDir, 'postgres')}.`,
        { cause: error },
      );
    }
    throw startError(dataDir, error);
  }
}

/** PostgreSQL accepts only a folder that its own account owns and nobody else can open. */
function takeOver({ dataDir, account }: ClusterPlan): void {
  const found = fs.statSync(dataDir);
  if (found.uid !== account.uid) {
    if (!account.mustSwitch) {
      throw new Error(
        `The data folder ${dataDir} belongs to user id ${found.uid} but this is user id ${account.uid}: ` +
          'run as that user or choose another folder.',
      );
    }
    // Restored from a backup by root, for example.
    giveTo(account, dataDir);
  }
  if ((found.mode & 0o777) !== 0o700) fs.chmodSync(dataDir, 0o700);
}

function giveTo(account: Account, file: string): void {
  fs.lchownSync(file, account.uid, account.gid);
  if (!fs.lstatSync(file).isDirectory()) return;
  for (const name of fs.readdirSync(file)) giveTo(account, path.join(file, name));
}

function startError(file: string, error: unknown): Error {
  const why = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
  }[codeOf(error)];
  return new Error(
    `The database folder ${file} cannot be used: ${why ?? String(error)}; choose another one or set DATABASE_URL.`,
    { cause: error },
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function reason(output: string): string {
  if (output.includes('could not look up effective user ID')) {
    return 'this user id has no entry in /etc/passwd; run as a user that has one, or set DATABASE_URL';
  }
  const lines = output.trim().split('\n');
  return lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? '';
}
