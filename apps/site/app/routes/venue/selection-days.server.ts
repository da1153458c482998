import type { FreeDay } from '@tajmeelspot/contract/availability.ts';
import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import { readSelection, readTogether, toBookableService } from '../../venue/selection/selection.ts';

/** How many days with free times a page names before its scripts know more. */
const shownDays = 2;

/** The next days on which several chosen treatments can be given, for browsers without scripts; none where it is not known. */
export async function listSelectionDays(
  api: Pick<SiteClient, 'listSelectionSlots'>,
  search: URLSearchParams,
  page: VenuePage,
): Promise<readonly FreeDay[]> {
  const selection = readSelection(search, page);
  const service = toBookableService(page, selection);
  if (!service || selection.length < 2) return [];
  const items = selection.map(({ id }) => id).join();
  const together = readTogether(search, service, selection) ? { together: '1' as const } : {};
  try {
    const { data } = await api.listSelectionSlots({ query: { items, ...together, days: '14' } });
    return data.days.filter(({ free }) => free > 0).slice(0, shownDays);
  } catch {
    return [];
  }
}
