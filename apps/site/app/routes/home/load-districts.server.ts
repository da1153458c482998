import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { DistrictView } from '../../content/home/districts-view.ts';
import { findNextSlots } from '../next-slots.server.ts';

/** Two rows of three where the screen is wide. */
const maxDistricts = '6';

/** The districts with most services, of one city or of all, each with its best services and their next free times. */
export async function loadDistricts(
  api: SiteClient,
  language: Language,
  city: string | undefined,
): Promise<DistrictView[]> {
  const { data } = await api.listDistricts({ query: { limit: maxDistricts, ...(city === undefined ? {} : { city }) } });
  const ids = data.flatMap(({ services }) => services.map(({ id }) => id));
  const slots = await findNextSlots(api, language, ids);
  return data.map(({ services, ...district }) => ({
    ...district,
    services: services.map(({ id, title, establishment: venue, price }) => ({
      id,
      title,
      venue: venue.name,
      price,
      nextSlots: slots.get(id),
    })),
  }));
}
