import pg from 'pg';
import { unlimitedSettings } from './line.ts';

const preparationLock = 727275;

/**
 * Runs what only one process may do at a time on a database, however long the others take. A process that dies gives the
 * lock back with its connection.
 */
export async function prepareAlone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'tajmeelspot start', ...unlimitedSettings });
  // The work fails by itself where the database is lost.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    return await work();
  } finally {
    await client.end();
  }
}
