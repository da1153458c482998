import type { Deps } from '#app/deps.ts';
import { deleteExpired } from './retention-queries.ts';
import { retentionDays } from './retention-rules.ts';

/** Ends what has been stored as long as it may be, in parts; several processes may do it at once. Gives how many rows. */
export async function endRetention(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const limits = Object.entries(retentionDays).map(([kind, days]) => {
    const limit = now.subtract({ hours: days * 24 });
    return [kind, new Date(limit.epochMilliseconds)] as const;
  });
  return deleteExpired(deps.db, Object.fromEntries(limits) as Record<keyof typeof retentionDays, Date>);
}
