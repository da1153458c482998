import { problem } from '#app/http/problem.ts';
import { type ArrivalQueue, openArrivalQueue, type WorkLimits } from './arrival-queue.ts';

/** A class of work with a bounded queue, in which clients take turns. */
export type WorkQueue = Pick<ArrivalQueue, 'name' | 'state'> & {
  /**
   * Does work when its turn comes. Throws unavailable where too much waits or its turn comes too late, and drops it
   * where its client leaves (`gone`) before its turn.
   */
  run<T>(client: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
};

/** Seconds after which a refused client can try again. */
const retryAfter = 2;

/** Opens the queue of a class of work. */
export function openWorkQueue(limits: WorkLimits): WorkQueue {
  const { name, state, enter } = openArrivalQueue(limits);
  return {
    name,
    state,
    async run(client, work, gone) {
      const unavailable = () => problem('unavailable', { retryAfter });
      if (gone?.aborted) throw unavailable();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
        resolve();
      };
      const refuse = () => reject(unavailable());
      const end = enter(client, { begin, refuse });
      try {
        if (!hasBegun) {
          gone?.addEventListener('abort', refuse, { once: true });
          await promise.finally(() => gone?.removeEventListener('abort', refuse));
        }
        return await work();
      } finally {
        end();
      }
    },
  };
}

/** Counts one more or one less of a client; who has none is forgotten, so that strangers fill no memory. */
export function changeCount(counts: Map<string, number>, client: string, change: 1 | -1): void {
  const count = (counts.get(client) ?? 0) + change;
  if (count > 0) counts.set(client, count);
  else counts.delete(client);
}
