import type { Review } from '@tajmeelspot/contract/catalog.ts';

/** What has been read of the reviews of a service so far, newest first, and the mark of what follows. */
export type ReviewsRead = { readonly reviews: readonly Review[]; readonly nextCursor: string | null };

type Kept = { readonly owner: string | undefined; readonly read?: ReviewsRead | undefined; readonly shown?: number };

const kept = new Map<number, Kept>();

/** What was read of a service's reviews in this visit by the same person; coming back to a page loses none of it. */
export function readKept(serviceId: number, owner: string | undefined): Omit<Kept, 'owner'> {
  const found = kept.get(serviceId);
  return found && found.owner === owner ? found : {};
}

/** Remembers what was read, or how many of them stand open. */
export function keepReviews(serviceId: number, owner: string | undefined, change: Omit<Kept, 'owner'>): void {
  kept.set(serviceId, { ...readKept(serviceId, owner), ...change, owner });
}
