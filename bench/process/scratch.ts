import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceSeconds = 60;

/** Removes a folder that servers worked in; their databases may still be ending. A leftover is said, never thrown. */
export async function removeScratch(scratch: string): Promise<void> {
  try {
    await waitForDatabases(scratch);
    await rm(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  } catch (error) {
    console.error(`${scratch} was not removed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** PostgreSQL writes its last file when it ends, and removes postmaster.pid after that. */
async function waitForDatabases(scratch: string): Promise<void> {
  const folders = await readdir(scratch).catch(() => []);
  const marks = folders.map((folder) => join(scratch, folder, 'postgres/postmaster.pid'));
  const until = performance.now() + patienceSeconds * 1000;
  while (marks.some(existsSync) && performance.now() < until) await sleep(50);
}
