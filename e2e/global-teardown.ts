import { rm } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';

/** Removes what the run's server kept. */
export default async function tearDown({ metadata }: FullConfig): Promise<void> {
  const { dataDir } = metadata as { dataDir: string };
  await rm(dataDir, { recursive: true, force: true });
}
