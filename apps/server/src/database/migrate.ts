import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { unlimitedSettings } from './line.ts';

const folder = path.join(import.meta.dirname, '../../db/migrations');

/** The database cannot be used with this version of the program; the message says what to do. */
export class WrongSchema extends Error {
  override readonly name = 'WrongSchema';
}

/**
 * Brings the schema up to date, each file in a transaction of its own. Two servers that start at once wait for each
 * other. Throws WrongSchema for a database that a newer version has changed, or for a file that was edited afterwards.
 * With `only`, the names of migrations, it makes the schema of a former version.
 */
export async function migrate(url: string, only?: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...unlimitedSettings });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(727274)');
    // Nobody waits for the disk a hundred times: whatever is committed later is written behind these, in their order.
    await client.query('set synchronous_commit = off');
    await client.query(
      `create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
    const known = await readMigrations();
    refuseNewer([...applied.rows.map((row) => row.name), ...(only ?? [])], known);
    const files = known.filter(({ name }) => only?.includes(name) ?? true);
    for (const file of files) await apply(client, file, applied.rows.find((row) => row.name === file.name)?.checksum);
  } finally {
    await client.end();
  }
}

type Migration = { name: string; text: string; checksum: string };

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function refuseNewer(applied: string[], files: Migration[]): void {
  const unknown = applied.filter((name) => !files.some((file) => file.name === name));
  if (unknown.length > 0) {
    throw new WrongSchema(
      `The database was changed by a newer version of TajmeelSpot (${unknown.join(', ')}). Start that version, or use another database.`,
    );
  }
}

async function apply(client: pg.Client, file: Migration, known: string | undefined): Promise<void> {
  if (known === file.checksum) return;
  if (known !== undefined) {
    throw new WrongSchema(
      `The migration ${file.name} was edited after this database had applied it. Restore the file.`,
    );
  }
  await client.query('begin');
  await client.query(file.text);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [file.name, file.checksum]);
  await client.query('commit');
}
