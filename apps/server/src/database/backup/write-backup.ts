import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Env } from '#app/env.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { installationPaths, listPictures } from './installation.ts';
import { type BackupHeader, type BackupManifest, type BackupTable, entryNames } from './manifest.ts';
import { listSequences, listTables, openCopyClient, openDigest, readRows, readSchemaVersion } from './tables.ts';

/** Size of an entry with rows, in bytes: tar wants to know the size of an entry before it begins. */
const partSize = 4_000_000;

/** Writes a running installation into one archive: the database as of one moment, the pictures, the key. */
export async function writeBackup(env: Env, url: string, file: string): Promise<BackupManifest> {
  const client = await openCopyClient(url);
  const manifest: BackupManifest = { tables: {}, sequences: [], files: {} };
  try {
    await writeArchive(file, async (archive) => {
      const store = openPictureStore(env, archive, manifest);
      // Before the moment of the database, and again after its tables: a picture of either side is then there.
      await store();
      await client.query('begin isolation level repeatable read, read only');
      const header = await readHeader(client);
      await archive.add(entryNames.header, toJson(header));
      for (const table of header.tables) manifest.tables[table.name] = await writeTable(client, archive, table);
      manifest.sequences = await listSequences(client);
      await client.query('commit');
      await store();
      await writeKey(env, archive, manifest);
      await archive.add(entryNames.manifest, toJson(manifest));
    });
  } finally {
    await client.end();
  }
  return manifest;
}

const toJson = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function readHeader(client: pg.Client): Promise<BackupHeader> {
  const { migrations, outboxVersion } = await readSchemaVersion(client);
  const tables = await listTables(client);
  return { format: 1, taken_at: new Date().toISOString(), migrations, outbox_version: outboxVersion, tables };
}

async function writeTable(client: pg.Client, archive: ArchiveWriter, table: BackupTable) {
  const digest = openDigest();
  let parts: Buffer[] = [];
  let [size, index] = [0, 0];
  const flush = async () => {
    await archive.add(`${entryNames.tables}${table.name}/${String(++index).padStart(6, '0')}`, Buffer.concat(parts));
    [parts, size] = [[], 0];
  };
  for await (const rows of readRows(client, table)) {
    digest.add(rows);
    parts.push(rows);
    size += rows.length;
    if (size >= partSize) await flush();
  }
  if (size > 0 || index === 0) await flush();
  return digest.end();
}

/** Stores the pictures that the archive does not have yet, or that were not whole when it stored them. */
function openPictureStore(env: Env, archive: ArchiveWriter, manifest: BackupManifest): () => Promise<void> {
  const { files: folder } = installationPaths(env);
  const stored = new Map<string, string>();
  return async () => {
    if (env.bucket) return;
    for (const name of await listPictures(folder)) {
      const file = path.join(folder, name);
      // A picture that is removed meanwhile belongs to nothing any more.
      const state = await stat(file).then(
        ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
        () => undefined,
      );
      if (state === undefined || stored.get(name) === state) continue;
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) continue;
      await archive.add(`${entryNames.files}${name}`, bytes);
      stored.set(name, state);
      manifest.files[name] = sha256(bytes);
    }
  };
}

async function writeKey(env: Env, archive: ArchiveWriter, manifest: BackupManifest): Promise<void> {
  if (env.secretKey !== undefined) return;
  const key = await readFile(installationPaths(env).key).catch(() => undefined);
  if (!key) return;
  await archive.add(entryNames.key, key);
  manifest.key = sha256(key);
}
