import { rm } from 'node:fs/promises';

/** Removes what the run's server kept. */
export default async function tearDown(): Promise<void> {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder) await rm(folder, { recursive: true, force: true });
}
