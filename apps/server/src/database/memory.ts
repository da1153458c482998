import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '#db/schema.ts';

/** Keeps for a moment what many answers are made from, so that a process reads it once for all of them. */
export type ShortMemory = {
  /** What was read under a key in the last moment, else what `read` gives now; who asks meanwhile waits for the same. */
  recall<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** Has what was read under a key read anew. */
  forget(key: string): void;
};

/** So many readings are kept at most, those that were used last. */
const maxKept = 300;

/** Opens one that keeps a reading for so many milliseconds from its beginning; with 0 it keeps nothing. */
export function openShortMemory(keptMs: number): ShortMemory {
  const known = new LRUCache<string, { readonly until: number; readonly value: Promise<unknown> }>({ max: maxKept });
  return {
    recall<T>(key: string, read: () => Promise<T>): Promise<T> {
      const now = performance.now();
      const kept = known.get(key);
      if (kept && kept.until > now) return kept.value as Promise<T>;
      const value = read();
      known.set(key, { until: now + keptMs, value });
      // A reading that failed is nobody's answer but theirs who waited for it.
      value.catch(() => known.get(key)?.value === value && known.delete(key));
      return value;
    },
    forget: (key) => void known.delete(key),
  };
}

const names = new WeakMap<object, string>();
let namedCount = 0;

/** A name of something that is kept: nothing else in this process ever has the same. */
export function nameOf(kept: object): string {
  const known = names.get(kept);
  if (known !== undefined) return known;
  namedCount += 1;
  names.set(kept, String(namedCount));
  return String(namedCount);
}

/** What was read, and the version of everything that it depends on; without one it depends on more. */
export type VersionedReading<T> = { readonly version: string | undefined; readonly value: T };

type RecallDeps = { readonly db: Kysely<DB>; readonly memory: ShortMemory };

/** What is asked of a memory: `version` is the one that must hold, where the caller knows it. `read` learns it. */
type Recall = <T>(
  deps: RecallDeps,
  key: string,
  read: (db: Kysely<DB>, current: string | undefined) => Promise<VersionedReading<T>>,
  version?: string,
) => Promise<T>;

/**
 * A memory of `most` readings, those that were used last, each as long as the version stays that the expression `versionNow` gives:
 * it is asked for once in the short memory's time. What `read` gives bears the version of its own statements, or one that was
 * there before them: what a replica gave that is behind is not taken for what the leader has.
 */
export function versionedMemory(name: string, most: number, versionNow: RawBuilder<string>): Recall {
  const findVersion = async (db: Kysely<DB>) =>
    (await sql<{ version: string }>`select ${versionNow} as version`.execute(db)).rows[0]?.version;
  const rooms = new WeakMap<ShortMemory, LRUCache<string, VersionedReading<unknown>>>();
  return async <T>(...[{ db, memory }, key, read, version]: Parameters<Recall>): Promise<T> => {
    const readings = rooms.get(memory) ?? new LRUCache<string, VersionedReading<unknown>>({ max: most });
    rooms.set(memory, readings);
    const current = version ?? (await memory.recall(`version of ${name}`, () => findVersion(db)));
    const kept = readings.get(key);
    if (kept && kept.version === current) return kept.value as T;
    const reading = await read(db, current);
    if (reading.version === undefined) readings.delete(key);
    else readings.set(key, reading);
    return reading.value as T;
  };
}
