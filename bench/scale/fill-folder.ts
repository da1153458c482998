import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import { databaseUrlOf, serverCommand, startServer } from '../server.ts';
import { type FillAmount, fillDatabase } from './fill-database.ts';

/** Raised when the generator makes other rows: a folder that an older one filled is filled anew. */
const generation = 4;

/** Makes a server's folder with the demo world and generated rows, unless it is filled already. */
export async function fillFolder(dataDir: string, amount: FillAmount): Promise<void> {
  const { services, bookings } = amount;
  const marker = join(dataDir, `filled-${generation}`);
  if (services > 0 && existsSync(marker)) return;
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
    await fillDatabase(databaseUrlOf(dataDir), amount);
  } finally {
    await server.stop();
  }
  await writeFile(marker, '');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(
    `filled a database with ${services.toLocaleString('en')} services and ${bookings.toLocaleString('en')} bookings in ${seconds} s`,
  );
}
