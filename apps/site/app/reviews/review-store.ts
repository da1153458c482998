import type { Review } from '@tajmeelspot/contract/catalog.ts';

/** What has been read of the reviews of a service so far, newest first, and the mark of what follows. */
export type ReadReviews = { readonly reviews: readonly Review[]; readonly nextCursor: string | null };

type StoredReviews = {
  readonly owner: string | undefined;
  readonly read?: ReadReviews | undefined;
  readonly shown?: number;
};

const stored = new Map<number, StoredReviews>();

/** What was read of a service's reviews in this visit by the same person; coming back to a page loses none of it. */
export function readStoredReviews(serviceId: number, owner: string | undefined): Omit<StoredReviews, 'owner'> {
  const entry = stored.get(serviceId);
  return entry && entry.owner === owner ? entry : {};
}

/** Remembers what was read, or how many of them stand open. */
export function storeReviews(serviceId: number, owner: string | undefined, change: Omit<StoredReviews, 'owner'>): void {
  stored.set(serviceId, { ...readStoredReviews(serviceId, owner), ...change, owner });
}
