import { type Database, openDb } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';

/** What stores documents of a kind beside the answers that they were made for. */
export type DocumentStore = {
  /**
   * Stores at the leader, one at a time: what is not stored now is computed by the next reader. A document bears the version
   * that was read with it, so one that is late is never shown.
   */
  store(deps: Pick<Deps, 'pool' | 'log'>, write: (db: Database) => Promise<unknown>): void;
  /** Resolves when nothing is being stored. */
  stored(deps: Pick<Deps, 'pool'>): Promise<unknown>;
};

/** Opens a store for a kind of documents. */
export function openDocumentStore(kind: string): DocumentStore {
  const storing = new WeakMap<Deps['pool'], Promise<unknown>>();
  return {
    store({ pool, log }, write) {
      if (storing.has(pool)) return;
      const stored = write(openDb(pool))
        .catch((error: unknown) => log.debug({ err: error, kind }, 'a document was not stored'))
        .finally(() => storing.delete(pool));
      storing.set(pool, stored);
    },
    stored: ({ pool }) => Promise.resolve(storing.get(pool)),
  };
}
