import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measurement } from './budget.ts';
import { fillFolder } from './scale/fill-folder.ts';
import type { FillAmount } from './scale/fill-database.ts';
import { type BenchServer, startServer } from './server.ts';

/** A data folder with one server of ours. */
export type ServerFolder = {
  readonly dataDir: string;
  /** Started at the first call. */
  server(): Promise<BenchServer>;
};

/** What benches share: a scratch folder, and the server of one data folder. */
export type BenchRun = ServerFolder & { readonly scratch: string; readonly rounds: number };

/** Measures something against its budgets. */
export type RunBench = (run: BenchRun) => Promise<Measurement[]>;

/**
 * A run whose server holds many services and as many bookings, beside a server with few services and no bookings, and an
 * empty one without the demo world.
 */
export type ScaleRun = BenchRun & {
  readonly services: number;
  readonly few: ServerFolder;
  readonly alone: ServerFolder;
};

/** Measures something with many services. */
export type RunScaleBench = (run: ScaleRun) => Promise<Measurement[]>;

/** How many services count as few. */
export const fewServices = 1000;

export const openBenchRun = (scratch: string, rounds: number): BenchRun => ({
  scratch,
  rounds,
  ...openFolder(join(scratch, 'data')),
});

/** A run with many services; folders below `filledFolder` that are filled already are used as they are. */
export const openScaleRun = (scratch: string, rounds: number, services: number, filledFolder: string): ScaleRun => ({
  scratch,
  rounds,
  services,
  ...openFolder(join(filledFolder, `services-${services}`), { services, bookings: services }),
  few: openFolder(join(filledFolder, `services-few-${fewServices}`), { services: fewServices, bookings: 0 }),
  alone: openEmptyFolder(join(scratch, 'alone')),
});

const openFolder = (dataDir: string, amount: FillAmount = { services: 0, bookings: 0 }): ServerFolder =>
  openFolderOnce(dataDir, () => fillFolder(dataDir, amount).then(() => startServer({ dataDir })));

const openEmptyFolder = (dataDir: string): ServerFolder =>
  openFolderOnce(dataDir, async () => {
    await mkdir(dataDir);
    return startServer({ dataDir, variables: () => ({ DEMO: 'off' }) });
  });

function openFolderOnce(dataDir: string, open: () => Promise<BenchServer>): ServerFolder {
  let started: Promise<BenchServer> | undefined;
  return {
    dataDir,
    server() {
      started ??= open();
      return started;
    },
  };
}
