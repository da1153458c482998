import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { type Account, asAccount, workFolder } from './account.ts';
import type { Binaries } from './binaries.ts';
import { CLEAN_ENVIRONMENT } from './run-as.ts';

/** Where and how one server runs. */
export type ClusterAddress = {
  readonly dataDir: string;
  readonly account: Account;
  readonly binaries: Binaries;
  readonly settings: Readonly<Record<string, string>>;
};

/** The shell that owns the postmaster and ends it, gently, when the lease's last writer is gone. */
export type Supervisor = {
  readonly hasExited: () => boolean;
  /** True if it gave way to another server on the same folder. */
  readonly lostTheRace: () => boolean;
  /** Why the server ended, as one sentence for the operator. */
  readonly failure: () => Error;
};

/**
 * Starts the server in the background with its supervisor, which reads the lease from `leaseEnd`.
 */
export function spawnSupervisor(place: ClusterAddress, leaseEnd: number): Supervisor {
  const log = openLog(place.dataDir);
  let ending: string | undefined;
  const child = spawn('/bin/sh', ['-c', SCRIPT, place.binaries.postgres, ...serverArguments(place)], {
    cwd: place.dataDir,
    env: CLEAN_ENVIRONMENT,
    // Its own session: Ctrl-C in a terminal is for node, which then leaves in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', leaseEnd],
    ...asAccount(place.account),
  });
  child.on('error', (error) => (ending ??= error.message));
  child.on('exit', (code, signal) => (ending ??= `it ended with ${code ?? signal}`));
  child.unref();
  return {
    hasExited: () => ending !== undefined,
    lostTheRace: () => RACE_LOST.test(log.readNew()),
    failure: () => {
      const lines = log.readNew().trim().split('\n');
      const fatal = lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1);
      return new Error(`PostgreSQL could not start on ${place.dataDir}: ${fatal || ending}; see ${log.file}.`);
    },
  };
}

// A shell, because it costs 1 MB and 2 ms. The log is a file and not a pipe, so that a busy or dead
// node never makes the server wait, and the account itself opens it, so that nothing planted there
// leads root elsewhere. The shell's background half reads the lease: it answers each word with the
// postmaster's pid, and at the end of file interrupts the postmaster: again if need be, as one that
// has only just been started does not listen yet. Nobody but that half may keep the FIFO (3) open,
// else nobody could tell that it is gone.
const SCRIPT = `
umask 077
exec >>server.log 2>&1
: >lease.answers
"$0" "$@" 3<&- & postmaster=$!
(
  while read -r word; do echo "$word $postmaster" >>lease.answers; done
  cd /
  for turn in 1 2 3 4 5; do kill -INT $postmaster || break; sleep 1 </dev/null; done
) <&3 2>/dev/null & reader=$!
exec 3<&-
trap 'kill -INT $postmaster' TERM INT HUP
wait $postmaster; result=$?
while kill -0 $postmaster 2>/dev/null; do wait $postmaster; result=$?; done
kill $reader 2>/dev/null
exit $result`;

const RACE_LOST =
  /lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory block .* is still in use/;

const LOG_LIMIT_BYTES = 5_000_000;

function serverArguments({ dataDir, account, settings }: ClusterAddress): string[] {
  const all = {
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
    listen_addresses: '',
    // Relative to the data folder: the kernel's limit on a socket's path does not apply.
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    port: '5432',
  };
  return [
    '-D',
    workFolder(account, dataDir),
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function openLog(dataDir: string): { file: string; readNew: () => string } {
  const file = path.join(dataDir, 'server.log');
  let from = fs.lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (from > LOG_LIMIT_BYTES) {
    fs.renameSync(file, `${file}.1`);
    from = 0;
  }
  return {
    file,
    readNew: () => (fs.existsSync(file) ? fs.readFileSync(file).subarray(from).toString() : ''),
  };
}
