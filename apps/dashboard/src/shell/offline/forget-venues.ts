import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { dropTasksElsewhere } from './queue.ts';
import { readAll, remove } from './store.ts';

/** Forgets what this device has stored of venues at which its user does not work any more. */
export async function forgetOtherVenues(venueIds: readonly number[]): Promise<void> {
  const isElsewhere = ([, venue]: QueryKey) => typeof venue === 'number' && !venueIds.includes(venue);
  queryClient.removeQueries({
    predicate: ({ queryKey: [kind, venue] }) => isStoredKind(kind) && isElsewhere([kind, venue]),
  });
  for (const { key } of await readAll<{ readonly key: QueryKey }>('answers')) {
    if (isElsewhere(key)) await remove('answers', JSON.stringify(key)).catch(() => undefined);
  }
  await dropTasksElsewhere(venueIds).catch(() => undefined);
}

/** Other questions have another number than that of a venue in the second place. */
const isStoredKind = (kind: unknown): boolean => kind === 'agenda' || kind === 'treatments';
