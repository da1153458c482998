import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { findLeaderPosition, upsertMark } from './replica-queries.ts';

/** What a replica must have to answer as the leader would: everything up to here, and the mark of this process. */
export type RequiredPosition = { readonly bytes: bigint; readonly mark: string };

/** Follows what a replica must have. */
export type LeaderWatch = {
  /** The process by which its mark is found. */
  readonly process: string;
  /** What a replica must have at this moment; undefined where that is not known, and only the leader may answer. */
  required(): RequiredPosition | undefined;
  close(): void;
};

/** What this process hears of changes. */
export type HeardAnnouncements = {
  /** Calls back with each announcement; with undefined where the process listens anew, and may have missed some. */
  subscribe(listener: (tags: readonly string[] | undefined) => void): () => void;
  isListening(): boolean;
};

type WatchedLeader = { readonly leader: Pool; readonly announcements: HeardAnnouncements; readonly log: Logger };

/** Milliseconds: no replica may be farther behind than this, announcement or not; and before asking again in vain. */
const pauses = { refresh: 2000, retry: 500 };

/**
 * Asks the leader where it is after each announcement; until it has answered, what a replica must have is not known. A
 * process that listens anew may listen to another leader, with whose positions those of a replica cannot be compared
 * before the replica shows a mark that was written there.
 */
export function watchLeader({ leader, announcements, log }: WatchedLeader): LeaderWatch {
  const process = randomUUID();
  const closing = new AbortController();
  let marked: MarkedLeader | undefined;
  let known: { readonly position: RequiredPosition; readonly announcement: number } | undefined;
  let [announcement, listening] = [0, 0];
  const findPosition = async (): Promise<RequiredPosition> => {
    const begun = listening;
    const { mark, timeline } = marked ?? (await markLeader(leader, process));
    const position = await findLeaderPosition(leader);
    marked = begun === listening && position.timeline === timeline ? { mark, timeline } : undefined;
    if (!marked) throw new Error('another server leads since');
    return { bytes: position.bytes, mark };
  };
  const askUntilKnown = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const asked = announcement;
      try {
        known = { position: await findPosition(), announcement: asked };
        if (asked === announcement) return;
      } catch (error) {
        log.debug({ err: error }, 'the leader did not say where it is');
        await sleep(pauses.retry, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  let asking: Promise<void> | undefined;
  const ask = () => void (asking ??= askUntilKnown().finally(() => (asking = undefined)));
  const unsubscribe = announcements.subscribe((tags) => {
    announcement += 1;
    if (!tags) {
      listening += 1;
      marked = undefined;
    }
    ask();
  });
  const timer = setInterval(ask, pauses.refresh);
  ask();
  return {
    process,
    required: () => (announcements.isListening() && known?.announcement === announcement ? known.position : undefined),
    close() {
      unsubscribe();
      clearInterval(timer);
      closing.abort();
    },
  };
}

type MarkedLeader = { readonly mark: string; readonly timeline: string };

async function markLeader(leader: Pool, process: string): Promise<MarkedLeader> {
  const { timeline } = await findLeaderPosition(leader);
  const mark = randomUUID();
  await upsertMark(leader, process, mark);
  return { mark, timeline };
}
