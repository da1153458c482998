import { Worker } from 'node:worker_threads';

/** For how long somebody's file is worked at, and how much memory it may take. */
const maxMs = 5000;
const maxMegabytes = 192;

/**
 * The first sheet of a workbook (xlsx) as texts, at most `maxRows`; undefined where it cannot be read. A thread of its own
 * reads it: a file that unfolds without end ends with that thread.
 */
export function readSheet(bytes: Uint8Array, maxRows: number): Promise<string[][] | undefined> {
  const { promise, resolve } = Promise.withResolvers<string[][] | undefined>();
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), {
    workerData: { bytes, maxRows },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  const timer = setTimeout(() => resolve(undefined), maxMs);
  worker.once('message', (rows: string[][] | null) => resolve(rows ?? undefined));
  worker.once('error', () => resolve(undefined));
  worker.once('exit', () => resolve(undefined));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
