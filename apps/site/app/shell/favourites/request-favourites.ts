import type { Language } from '@tajmeelspot/language/languages.ts';
import { readToken } from '../session-store.ts';
import { countChanges, mergeFavourites } from './favourite-store.ts';

/** As many services as one call may ask about. */
const maxIds = 100;

const queuedIds = new Set<number>();

/** Asks what somebody has marked a service with; all services of a page are asked about at once. */
export function requestFavourites(language: Language, serviceId: number): void {
  if (queuedIds.size === 0) setTimeout(() => void fetchFavourites(language));
  queuedIds.add(serviceId);
}

async function fetchFavourites(language: Language): Promise<void> {
  const ids = [...queuedIds].slice(0, maxIds);
  for (const id of ids) queuedIds.delete(id);
  if (queuedIds.size > 0) setTimeout(() => void fetchFavourites(language));
  const token = readToken();
  const askedAt = countChanges();
  try {
    const { browserApi } = await import('../api.ts');
    const { data } = await browserApi(language).listFavourites({ query: { service_ids: ids.join(',') } });
    if (token !== readToken()) return;
    mergeFavourites(
      data.map(({ service_id: serviceId, is_bookmarked: isBookmarked, is_featured: isFeatured }) => ({
        serviceId,
        isBookmarked,
        isFeatured,
      })),
      askedAt,
    );
  } catch {
    // Hearts stay empty; a press on one says what is wrong.
  }
}
