import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const tmpfs = 0x01_02_19_94;
const gibibyte = 2 ** 30;

/**
 * Where tests put what lasts no longer than they do: into memory, where there is much of it. They create and delete
 * thousands of small files, which a disk's file system takes more time for than the database for its statements.
 */
export function chooseTemporaryFolder(): string {
  const isChosen = process.env.TMPDIR !== undefined;
  return !isChosen && process.availableMemory() > 4 * gibibyte && hasRoom(memory) ? memory : tmpdir();
}

/** Whether a folder is memory with room for all that the tests hold at once, with much to spare. */
function hasRoom(folder: string): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === tmpfs && bavail * bsize > 2 * gibibyte;
  } catch {
    return false;
  }
}
