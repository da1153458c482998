import { spawn } from 'node:child_process';

import { type Account, asAccount } from './account.ts';

/** Variables such as PGPORT, PGDATA or LD_LIBRARY_PATH of the caller must not reach PostgreSQL. */
export const CLEAN_ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
};

/**
 * Runs a program to its end as the account; never rejects: a program that cannot be run is not ok.
 */
export function runAs(
  account: Account,
  file: string,
  args: readonly string[],
  cwd = '/',
): Promise<{ isOk: boolean; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ isOk: boolean; output: string }>();
  let output = '';
  // Node enters cwd before it changes the uid, which opens a folder whose parents are closed to the
  // account.
  const child = spawn(file, args, {
    cwd,
    env: CLEAN_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asAccount(account),
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  child.on('error', (error) => {
    resolve({ isOk: false, output: error.message });
  });
  child.on('close', (code) => {
    resolve({ isOk: code === 0, output });
  });
  return promise;
}
