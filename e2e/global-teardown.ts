import { rm } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';

/** Removes what the run's server kept. */
export default async function tearDown({ metadata }: FullConfig): Promise<void> {
  const { dataDir } = metadata as { dataDir: string };
  // A database whose server was cut off ends a moment later.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
