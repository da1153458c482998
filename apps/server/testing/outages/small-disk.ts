import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A disk in memory that can be filled to its last byte. */
export type SmallDisk = {
  readonly folder: string;
  /** Writes until nothing more fits. */
  fill(): Promise<void>;
  /** Removes what `fill` wrote. */
  free(): Promise<void>;
  unmount(): void;
};

/** Why no small disk can be made here; undefined where it can. */
export function whyNoSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can mount a small disk';
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', os.tmpdir()], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `mount failed: ${String(error).split('\n')[1] ?? ''}`;
  }
}

/** Mounts a disk of `megabytes` megabytes on a new folder. */
export async function openSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  const filler = path.join(folder, 'filler');
  await fs.mkdir(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return {
    folder,
    async fill() {
      const file = await fs.open(filler, 'w');
      const block = Buffer.alloc(64 * 1024);
      while (await file.write(block).catch(() => undefined));
      await file.close();
    },
    free: () => fs.rm(filler),
    unmount: () => void execFileSync('umount', ['-l', folder]),
  };
}
