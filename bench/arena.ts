import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measure } from './budget.ts';
import { fillFolder } from './scale/fill-folder.ts';
import type { Amount } from './scale/fill.ts';
import { type Server, startServer } from './server.ts';

/** A folder with one server of ours on it. */
export type Place = {
  readonly dataDir: string;
  /** Started at the first call. */
  server(): Promise<Server>;
};

/** Where benches run: a scratch folder, and a server of ours that those share that need one. */
export type Arena = Place & { readonly scratch: string; readonly rounds: number };

/** Measures something and says what it must reach. */
export type Bench = (arena: Arena) => Promise<Measure[]>;

/**
 * An arena whose server has as many services and bookings as were asked for, beside one with few services and no bookings,
 * and one with nothing at all, not even the demo world.
 */
export type Range = Arena & { readonly services: number; readonly few: Place; readonly alone: Place };

/** Measures something with many services. */
export type RangeBench = (range: Range) => Promise<Measure[]>;

/** How many services count as few. */
export const fewServices = 1000;

export const openArena = (scratch: string, rounds: number): Arena => ({
  scratch,
  rounds,
  ...openPlace(join(scratch, 'data')),
});

/** Folders that are already filled below `kept` are used as they are. */
export const openRange = (scratch: string, rounds: number, services: number, kept: string): Range => ({
  scratch,
  rounds,
  services,
  ...openPlace(join(kept, `listings-${services}`), { services, bookings: services }),
  few: openPlace(join(kept, `listings-few-${fewServices}`), { services: fewServices, bookings: 0 }),
  alone: openEmpty(join(scratch, 'alone')),
});

const openPlace = (dataDir: string, amount: Amount = { services: 0, bookings: 0 }): Place =>
  openOnce(dataDir, () => fillFolder(dataDir, amount).then(() => startServer({ dataDir })));

const openEmpty = (dataDir: string): Place =>
  openOnce(dataDir, async () => {
    await mkdir(dataDir);
    return startServer({ dataDir, variables: () => ({ DEMO: 'off' }) });
  });

function openOnce(dataDir: string, open: () => Promise<Server>): Place {
  let started: Promise<Server> | undefined;
  return {
    dataDir,
    server() {
      started ??= open();
      return started;
    },
  };
}
