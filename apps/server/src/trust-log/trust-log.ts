import { rankingWeights } from '@tajmeelspot/contract/ranking.ts';
import { toDate } from '#app/database/connection.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { type ChainViolation, type ChainHead, findChainViolation } from './chain.ts';
import * as queries from './trust-log-queries.ts';

type LogPageInput = { readonly before?: number | undefined; readonly limit: number };

/** What everybody may read of the log, newest first; the counts are of the last 365 days, the head is the last entry. */
export async function listPublicLog(deps: Deps, { before, limit }: LogPageInput) {
  const since = toDate(deps.clock.now().subtract({ hours: 365 * 24 }));
  const [found, counts, head] = await Promise.all([
    queries.listPublicEntries(deps.db, before, limit + 1),
    queries.countPublicEntries(deps.db, since),
    queries.findHead(deps.db),
  ]);
  const rows = found.slice(0, limit);
  return { rows, counts, head, nextBefore: found.length > limit ? rows.at(-1)?.position : undefined };
}

/** What a look at the whole log has found. */
export type LogReport = {
  readonly entries: number;
  readonly head: ChainHead;
  readonly violation: ChainViolation | undefined;
};

/** Reckons every hash of the log again. `known`: a head that somebody wrote down earlier, which must still be in it. */
export async function verifyLog(db: Database, known?: ChainHead): Promise<LogReport> {
  // The head first: an entry that comes meanwhile is no violation.
  const head = await queries.findHead(db);
  const entries = await queries.listChain(db);
  const violation = findChainViolation(entries, known ? [head, known] : [head]);
  return { entries: entries.length, head, violation };
}

/** Enters the published weights of the order of results (R13.08) where they have changed. */
export const recordWeights = (
  { db }: Pick<Deps, 'db'>,
  weights: Readonly<Record<string, number>> = rankingWeights,
): Promise<unknown> => queries.insertWeights(db, weights);
