import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import { databaseOf, serverCommand, startServer } from '../server.ts';
import { type Amount, fillDatabase } from './fill.ts';

/** Changes with what the generator makes: a folder that an older one filled is filled anew. */
const generation = 3;

/** Makes a server's folder with the demo world and so much more, unless it is there already. */
export async function fillFolder(dataDir: string, amount: Amount): Promise<void> {
  const { services, bookings } = amount;
  const mark = join(dataDir, `filled-${generation}`);
  if (services > 0 && existsSync(mark)) return;
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  if (services === 0) return;
  const started = performance.now();
  const server = await startServer({
    dataDir,
    command: [...serverCommand, '--without-site'],
    readyAt: `${places.api}/health/ready`,
  });
  try {
    await fillDatabase(databaseOf(dataDir), amount);
  } finally {
    await server.stop();
  }
  await writeFile(mark, '');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(
    `filled a database with ${services.toLocaleString('en')} listings and ${bookings.toLocaleString('en')} bookings in ${seconds} s`,
  );
}
