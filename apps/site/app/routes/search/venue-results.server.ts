import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import type { VenueResult } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Criteria } from '../../search/criteria.ts';
import type { VenueResultView } from '../../search/venue-result/venue-result-view.ts';
import { findNextSlots } from '../next-slots.server.ts';

/** Venues as results show them, each with the next free times of the first of its matching services that has any. */
export async function toVenueResults(
  api: SiteClient,
  language: Language,
  venues: readonly VenueResult[],
  { date, part, after }: Pick<Criteria, 'date' | 'part' | 'after'>,
): Promise<VenueResultView[]> {
  const input = { from: date || undefined, part: part || undefined, after: after || undefined };
  const find = (services: readonly number[]) => findNextSlots(api, language, services, input);
  const first = await find(venues.flatMap(({ services }) => services[0]?.id ?? []));
  const without = venues.filter(({ services }) => !services.slice(0, 1).some(({ id }) => first.has(id)));
  const others = await find(without.flatMap(({ services }) => services.slice(1, 3).map(({ id }) => id)).slice(0, 30));
  const slots = new Map([...others, ...first]);
  return venues.map((venue) => {
    const serviceId = venue.services.find(({ id }) => slots.has(id))?.id;
    const next = serviceId === undefined ? undefined : slots.get(serviceId);
    return toVenueResult(venue, next && serviceId !== undefined ? { ...next, serviceId } : undefined);
  });
}

function toVenueResult(
  { venue, main_picture: picture, rating, reviews_count: count, ...found }: VenueResult,
  nextSlots: VenueResultView['nextSlots'],
): VenueResultView {
  return {
    slug: venue.slug,
    name: venue.name,
    picture,
    district: venue.district,
    city: venue.city,
    isWomenOnly: venue.is_women_only,
    isLicensed: found.is_licensed,
    isAtHome: found.is_at_home,
    ...(rating === null ? {} : { rating: { mean: rating, count } }),
    ...(found.distance_km === null ? {} : { distance: found.distance_km }),
    services: found.services,
    servicesCount: found.services_count,
    treatments: found.treatments.map(({ id, service_id: serviceId, title, duration, price, final_price: final }) => ({
      id,
      serviceId,
      title,
      duration,
      price: final,
      ...(final < price ? { priceBefore: price } : {}),
    })),
    ...(nextSlots ? { nextSlots } : {}),
  };
}
