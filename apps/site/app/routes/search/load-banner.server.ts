import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { ServiceCardView } from '../../catalog/service-card-view.ts';
import { toServiceCards } from '../service-cards.server.ts';

/** From how many of the newest services the banner chooses. */
const maxInBanner = '30';

/** Services for the banner above a list; none where they do not come: the list is what the page is for. */
export async function loadBanner(api: SiteClient, language: Language): Promise<ServiceCardView[]> {
  try {
    const found = await api.searchServices({ query: { sort: 'newest', limit: maxInBanner } });
    return await toServiceCards(api, language, found.data.data);
  } catch {
    return [];
  }
}
