import PQueue from 'p-queue';
import { problem } from '#app/http/problem.ts';

/** How much of one class of work is done at a time, and who waits for it how long. */
export type WorkLimits = {
  /** Name in metrics. */
  readonly name: string;
  /** Done at a time. */
  readonly parallel: number;
  /** Waiting at most; what comes then is refused at once. */
  readonly waiting: number;
  /** Under way and waiting for one client at most. */
  readonly ofOneClient: number;
  /** Refused where its turn has not come after so long, milliseconds. */
  readonly waitMs: number;
};

/** A class of work with a bounded queue. Clients take turns: who has less under way comes first. */
export type WorkQueue = {
  readonly name: string;
  /**
   * Does work when its turn comes. Throws unavailable where too much waits or its turn comes too late, and drops it
   * where its client leaves (`gone`) before its turn.
   */
  run<T>(client: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
  /** Throws unavailable where too much waits already, so that nothing is read or looked up for what would be refused. */
  requireRoom(): void;
  /** How much is under way, waits, and was refused since the start; the age of the oldest that waits, milliseconds. */
  state(): { running: number; waiting: number; refused: number; oldestMs: number };
};

/** Seconds after which a refused client can try again. */
const retryAfter = 2;

/** Opens the queue of a class of work. */
export function openWorkQueue({ name, parallel, waiting, ofOneClient, waitMs }: WorkLimits): WorkQueue {
  const queue = new PQueue({ concurrency: parallel });
  const active = new Map<string, number>();
  const waitingSince = new Set<{ readonly at: number }>();
  let refused = 0;
  const isFull = () => queue.size >= waiting;
  const refuse = () => {
    refused++;
    return problem('unavailable', { retryAfter });
  };
  /** Gives what begins the work when its turn comes, and the signal that takes it out of the queue before. */
  const wait = (gone: AbortSignal | undefined) => {
    const leaving = new AbortController();
    const leave = () => leaving.abort(refuse());
    const timer = setTimeout(leave, waitMs);
    const place = { at: performance.now() };
    waitingSince.add(place);
    gone?.addEventListener('abort', leave, { once: true });
    const end = () => {
      clearTimeout(timer);
      waitingSince.delete(place);
      gone?.removeEventListener('abort', leave);
    };
    return { signal: leaving.signal, end };
  };
  return {
    name,
    requireRoom() {
      if (isFull()) throw refuse();
    },
    async run(client, work, gone) {
      const own = active.get(client) ?? 0;
      if (gone?.aborted || isFull() || own >= ofOneClient) throw refuse();
      changeCount(active, client, 1);
      const place = queue.pending < parallel ? undefined : wait(gone);
      try {
        const begin = () => {
          place?.end();
          return work();
        };
        return await queue.add(begin, { priority: -own, ...(place ? { signal: place.signal } : {}) });
      } finally {
        place?.end();
        changeCount(active, client, -1);
      }
    },
    state() {
      return { running: queue.pending, waiting: queue.size, refused, oldestMs: ageOf(waitingSince) };
    },
  };
}

/** The age of the first that waits, milliseconds; 0 where nothing does. */
const ageOf = ([oldest]: Iterable<{ readonly at: number }>): number => (oldest ? performance.now() - oldest.at : 0);

/** Counts one more or one less of a client; who has none is forgotten, so that strangers fill no memory. */
export function changeCount(counts: Map<string, number>, client: string, change: 1 | -1): void {
  const count = (counts.get(client) ?? 0) + change;
  if (count > 0) counts.set(client, count);
  else counts.delete(client);
}
