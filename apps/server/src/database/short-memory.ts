/** Keeps for a moment what many answers are made from, so that a process reads it once for all of them. */
export type ShortMemory = {
  /** What was read under a key in the last moment, else what `read` gives now; who asks meanwhile waits for the same. */
  recall<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** Has what was read under a key read anew. */
  forget(key: string): void;
};

/** So many readings are kept at most, those that were begun last. */
const maxKept = 300;

/** Opens one that keeps a reading for so many milliseconds from its beginning; with 0 it keeps nothing. */
export function openShortMemory(keptMs: number): ShortMemory {
  const known = new Map<string, { readonly until: number; readonly value: Promise<unknown> }>();
  return {
    recall<T>(key: string, read: () => Promise<T>): Promise<T> {
      const now = performance.now();
      const kept = known.get(key);
      if (kept && kept.until > now) return kept.value as Promise<T>;
      const value = read();
      known.delete(key);
      known.set(key, { until: now + keptMs, value });
      const [oldest] = known.keys();
      if (known.size > maxKept && oldest !== undefined) known.delete(oldest);
      // A reading that failed is nobody's answer but theirs who waited for it.
      value.catch(() => known.get(key)?.value === value && known.delete(key));
      return value;
    },
    forget: (key) => void known.delete(key),
  };
}
