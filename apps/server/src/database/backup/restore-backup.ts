import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Env } from '#app/env.ts';
import { bytesOf, readArchive } from './archive.ts';
import { installationPaths } from './installation.ts';
import { BackupError, type BackupManifest, entryNames } from './manifest.ts';
import { digestTable, listForeignKeys, listTables, openCopyClient, readSchemaVersion } from './tables.ts';
import { pictureOf, tableOf, type VerifiedBackup } from './verify-backup.ts';

/**
 * Fills a database that has the schema of the backup, compares it with the archive table by table, and puts pictures
 * and key in their places. All or nothing: the rows are committed last. Throws BackupError.
 */
export async function restoreBackup(env: Env, url: string, file: string, backup: VerifiedBackup): Promise<void> {
  const client = await openCopyClient(url);
  const draft = `${installationPaths(env).files}.restored-${process.pid}`;
  try {
    await requireSchema(client, backup);
    await client.query('begin');
    const keys = await listForeignKeys(client);
    for (const { drop } of keys) await client.query(drop);
    await emptyTables(client);
    const key = await readEntries(client, file, backup, draft);
    for (const { name, last, is_called: isCalled } of backup.manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
    for (const { add } of keys) await client.query(add);
    for (const { name } of backup.header.tables) await client.query(`alter table ${name} enable trigger user`);
    await requireEqual(client, backup);
    await placeFiles(env, draft, backup.manifest, key);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
    await rm(draft, { recursive: true, force: true });
  }
}

async function requireSchema(client: pg.Client, { header }: VerifiedBackup): Promise<void> {
  const { migrations, outboxVersion } = await readSchemaVersion(client);
  const tables = await listTables(client);
  const isEqual =
    isDeepStrictEqual(migrations, header.migrations) &&
    outboxVersion === header.outbox_version &&
    header.tables.every((one) => tables.some((other) => isDeepStrictEqual(one, other)));
  if (!isEqual)
    throw new BackupError(
      'The backup has another schema than this version of the program can make. Restore it with the version that wrote it, then upgrade.',
    );
}

/** What migrations and the preparation of the outbox have entered is in the backup too. */
async function emptyTables(client: pg.Client): Promise<void> {
  const names = (await listTables(client)).map(({ name }) => name);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
}

/** Copies rows into their tables and pictures into a folder; gives the key. */
async function readEntries(client: pg.Client, file: string, { header }: VerifiedBackup, draft: string) {
  let key: Buffer | undefined;
  let current: { name: string; rows: Writable } | undefined;
  const end = async () => {
    current?.rows.end();
    if (current) await finished(current.rows);
    current = undefined;
  };
  for await (const entry of readArchive(file)) {
    const table = header.tables.find(({ name }) => name === tableOf(entry));
    if (current?.name !== table?.name) await end();
    if (table) {
      current ??= {
        name: table.name,
        rows: client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)),
      };
      for await (const rows of entry.bytes) await writeRows(current.rows, rows);
      continue;
    }
    const bytes = await bytesOf(entry);
    const picture = pictureOf(entry);
    if (entry.name === entryNames.key) key = bytes;
    if (picture === undefined) continue;
    await mkdir(path.dirname(path.join(draft, picture)), { recursive: true });
    await writeFile(path.join(draft, picture), bytes);
  }
  await end();
  return key;
}

const writeRows = (rows: Writable, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    rows.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

async function requireEqual(client: pg.Client, { header, manifest }: VerifiedBackup): Promise<void> {
  for (const table of header.tables)
    if (!isDeepStrictEqual(await digestTable(client, table), manifest.tables[table.name]))
      throw new BackupError(`The restored table ${table.name} differs from the backup; nothing was restored.`);
}

async function placeFiles(env: Env, draft: string, manifest: BackupManifest, key: Buffer | undefined): Promise<void> {
  const places = installationPaths(env);
  if (Object.keys(manifest.files).length > 0) {
    await rm(places.files, { recursive: true, force: true });
    await rename(draft, places.files);
  }
  if (!key) return;
  await mkdir(path.dirname(places.key), { recursive: true });
  await writeFile(places.key, key, { mode: 0o600 });
}
