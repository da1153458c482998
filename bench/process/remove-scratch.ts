import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const endTimeoutSeconds = 60;

/** Removes a folder of servers whose databases may still be ending. Logs a failure and never throws. */
export async function removeScratch(scratch: string): Promise<void> {
  try {
    await waitForDatabases(scratch);
    await rm(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  } catch (error) {
    console.error(`${scratch} was not removed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Waits for postmaster.pid to go: PostgreSQL removes it after it has written its last file. */
async function waitForDatabases(scratch: string): Promise<void> {
  const folders = await readdir(scratch).catch(() => []);
  const pidFiles = folders.map((folder) => join(scratch, folder, 'postgres/postmaster.pid'));
  const until = performance.now() + endTimeoutSeconds * 1000;
  while (pidFiles.some(existsSync) && performance.now() < until) await sleep(50);
}
