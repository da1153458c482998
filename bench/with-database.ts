import pg from 'pg';
import type { ServerFolder } from './bench-run.ts';
import { databaseUrlOf } from './server.ts';

/** Works with a connection to a folder's database. */
export async function withDatabase<T>({ dataDir }: ServerFolder, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
