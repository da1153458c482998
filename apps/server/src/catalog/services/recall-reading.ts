import type { Deps } from '#app/deps.ts';
import { findWordsVersion, type VersionedReading } from './text-reading-queries.ts';

/** So many are kept, of some kilobytes at most. */
const maxKept = 4000;

/**
 * What is read of a typed text by the words, phrases, synonyms and procedures that there are, and by nothing else: kept while
 * these stay as they are.
 */
export async function recallReading<T>(
  { db, memory }: Pick<Deps, 'db' | 'memory'>,
  key: string,
  read: (db: Deps['db']) => Promise<VersionedReading<T>>,
): Promise<T> {
  const readings = readingsOf(memory);
  const current = await memory.recall('version of words', () => findWordsVersion(db));
  const kept = readings.get(key);
  // It bears the version of its own statement: what a replica gave that is behind is not taken for what the leader has.
  const reading = kept && kept.version === current ? kept : await read(db);
  readings.delete(key);
  if (reading.version !== undefined) readings.set(key, reading);
  const [oldest] = readings.keys();
  if (readings.size > maxKept && oldest !== undefined) readings.delete(oldest);
  return reading.value as T;
}

const readingsOfMemories = new WeakMap<Deps['memory'], Map<string, VersionedReading<unknown>>>();

/** By their keys, those that were used last at the end. */
function readingsOf(memory: Deps['memory']): Map<string, VersionedReading<unknown>> {
  const known = readingsOfMemories.get(memory) ?? new Map<string, VersionedReading<unknown>>();
  readingsOfMemories.set(memory, known);
  return known;
}
