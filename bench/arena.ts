import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measure } from './budget.ts';
import { type Server, startServer } from './server.ts';

/** Where benches run: a scratch folder, and one server of ours that those share that need one. */
export type Arena = {
  readonly scratch: string;
  readonly rounds: number;
  /** The shared server's folder. */
  readonly dataDir: string;
  /** The shared server, started at the first call. */
  server(): Promise<Server>;
};

/** Measures something and says what it must reach. */
export type Bench = (arena: Arena) => Promise<Measure[]>;

export function openArena(scratch: string, rounds: number): Arena {
  const dataDir = join(scratch, 'data');
  let started: Promise<Server> | undefined;
  return {
    scratch,
    rounds,
    dataDir,
    server() {
      started ??= mkdir(dataDir).then(() => startServer({ dataDir }));
      return started;
    },
  };
}
