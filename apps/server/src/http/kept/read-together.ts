import { setImmediate } from 'node:timers/promises';

/** Statements that are under way at a time: while the rows of one are read, the database has the next. */
const parallel = 2;

type QueuedRead<Asked, Found> = {
  readonly asked: Asked;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Reads one by one what `read` gives for several: what is asked for at once, or while others are read, is read together, so that
 * everybody gets what was read after they had asked, and many cost little more than one.
 */
export function readTogether<Asked, Found>(
  read: (asked: readonly Asked[]) => Promise<readonly Found[]>,
): (asked: Asked) => Promise<Found> {
  let waiting: QueuedRead<Asked, Found>[] = [];
  let running = 0;
  const readOn = async () => {
    running += 1;
    while (waiting.length > 0) {
      // Who has come with the same reading of the sockets asks before it is sent.
      await setImmediate();
      const together = waiting;
      waiting = [];
      // The other reading that began with this one took them.
      if (together.length === 0) break;
      try {
        const distinct = [...new Set(together.map(({ asked }) => asked))];
        const found = await read(distinct);
        const byAsked = new Map(distinct.map((asked, index) => [asked, found[index] as Found]));
        for (const { asked, resolve } of together) resolve(byAsked.get(asked) as Found);
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    running -= 1;
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (running < parallel) void readOn();
    });
}
