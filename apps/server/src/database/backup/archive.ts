import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { BackupError } from './manifest.ts';

/** An archive that is being written. */
export type ArchiveWriter = { add(name: string, bytes: Buffer): Promise<void> };

/** An entry of an archive; its bytes must be read before the next entry. */
export type ArchiveEntry = { readonly name: string; readonly bytes: AsyncIterable<Buffer> };

/**
 * Writes an archive (.tar.gz, for its owner alone) under a temporary name and gives it its own once it is whole and on
 * the disk. Leaves nothing behind where that fails.
 */
export async function writeArchive(file: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  const pack = tar.pack();
  try {
    const written = pipeline(pack, createGzip({ level: 3 }), createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
    const filled = fill().catch((error: unknown) => {
      pack.destroy();
      throw error;
    });
    // Whichever fails first says why; the other only says that it was ended.
    await Promise.all([filled, written]);
    await flush(draft);
    await rename(draft, file);
    await flush(path.dirname(path.resolve(file)));
  } finally {
    await rm(draft, { force: true });
  }

  async function fill(): Promise<void> {
    await write({
      add: (name, bytes) =>
        new Promise((resolve, reject) => {
          pack.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
        }),
    });
    pack.finalize();
  }
}

/** Reads the entries of an archive in their order. Throws BackupError for a file that is none, or not whole. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(file), createGunzip(), extract);
  reading.catch(() => {});
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, bytes: entry as AsyncIterable<Buffer> };
    }
    await reading;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} cannot be read to its end (${why}).`, { cause: error });
  } finally {
    extract.destroy();
  }
}

/** All bytes of an entry. */
export async function bytesOf(entry: ArchiveEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry.bytes) parts.push(part);
  return Buffer.concat(parts);
}

async function flush(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
