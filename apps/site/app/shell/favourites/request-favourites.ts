import type { Language } from '@tajmeelspot/language/languages.ts';
import { readToken } from '../session-store.ts';
import { countChanges, learnMarks } from './favourite-store.ts';

/** As many services as one call may ask about. */
const maxIds = 100;

const wanted = new Set<number>();

/** Asks what somebody has marked a service with; all services of a page are asked about at once. */
export function askMarks(language: Language, serviceId: number): void {
  if (wanted.size === 0) setTimeout(() => void fetchMarks(language));
  wanted.add(serviceId);
}

async function fetchMarks(language: Language): Promise<void> {
  const ids = [...wanted].slice(0, maxIds);
  for (const id of ids) wanted.delete(id);
  if (wanted.size > 0) setTimeout(() => void fetchMarks(language));
  const token = readToken();
  const asked = countChanges();
  try {
    const { browserApi } = await import('../api.ts');
    const { data } = await browserApi(language).listFavourites({ query: { service_ids: ids.join(',') } });
    if (token !== readToken()) return;
    learnMarks(
      data.map(({ service_id: serviceId, is_bookmarked: isKept, is_featured: isFeatured }) => ({
        serviceId,
        isKept,
        isFeatured,
      })),
      asked,
    );
  } catch {
    // Hearts stay empty; whoever presses one learns what is wrong.
  }
}
