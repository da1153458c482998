import type { trustLog } from '@tajmeelspot/contract/trust-log.ts';
import type { Routes } from '#app/http/api.ts';
import { listPublicLog } from './trust-log.ts';

export const trustLogRoutes: Routes<typeof trustLog> = {
  listTrustLog: async ({ deps, query }) => {
    const { rows, counts, head, nextBefore } = await listPublicLog(deps, query);
    return {
      data: rows.map(({ recorded_at, ...row }) => ({ ...row, recorded_at: recorded_at.toISOString() })),
      counts,
      head: { position: head.position, hash: head.hash.toString('hex') },
      next_before: nextBefore ?? null,
    };
  },
};
