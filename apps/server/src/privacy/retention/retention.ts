import type { Deps } from '#app/deps.ts';
import { retentionDays } from './retention-rules.ts';
import { deleteExpired } from './retention-queries.ts';

/** Ends what has been stored as long as it may be, in parts; several processes may do it at once. Gives how many rows. */
export async function endRetention(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const daysAgo = (kind: keyof typeof retentionDays) =>
    new Date(now.subtract({ hours: retentionDays[kind] * 24 }).epochMilliseconds);
  return deleteExpired(deps.db, daysAgo);
}
