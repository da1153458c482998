import { openWorkQueue } from './work-queue.ts';

/** Password hashes: each keeps a thread busy for 10 ms and 19 MiB full. */
export const hashing = openWorkQueue({ name: 'hashes', parallel: 2, waiting: 250, ofOneClient: 300, waitMs: 20_000 });

/** Pictures that are made: each keeps a core busy for a second or more. A client has one under way. */
export const picturing = openWorkQueue({ name: 'pictures', parallel: 2, waiting: 20, ofOneClient: 6, waitMs: 20_000 });
