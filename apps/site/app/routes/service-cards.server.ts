import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import { daysBetween, formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import type { ServiceCardView, NextSlots } from '../catalog/service-card-view.ts';

type ServiceWithDistance = ServiceSummary & { readonly distance_km?: number | null };

/**
 * Services as cards show them, with their next free times from a day on (today unless told), which are asked for once for all of them (at most 30).
 */
export async function toServiceCards(
  api: SiteClient,
  language: Language,
  services: readonly ServiceWithDistance[],
  from?: string,
): Promise<ServiceCardView[]> {
  if (services.length === 0) return [];
  const service_ids = services.map(({ id }) => id).join(',');
  const { data } = await api.listNextSlots({ query: { service_ids, from } });
  const today = inBaghdad(Date.now()).date;
  const nextSlots = new Map(data.map((slots) => [slots.service_id, toNextSlots(language, today, slots)]));
  return services.map((service) => toServiceCard(service, nextSlots.get(service.id)));
}

function toServiceCard(service: ServiceWithDistance, nextSlots: NextSlots | undefined): ServiceCardView {
  const {
    id,
    title,
    description,
    main_picture: picture,
    category,
    establishment: venue,
    price,
    discount,
    rating,
  } = service;
  const count = service.reviews_count;
  return {
    id,
    title,
    description,
    picture,
    category: category.name,
    venue: venue.name,
    venueSlug: venue.slug,
    district: venue.district,
    city: venue.city,
    ...(typeof service.distance_km === 'number' ? { distance: service.distance_km } : {}),
    price,
    ...(discount > 0 ? { discount } : {}),
    ...(rating === null ? {} : { rating: { mean: rating, count } }),
    ...(nextSlots ? { nextSlots } : {}),
  };
}

function toNextSlots(language: Language, today: string, { date, times }: { date: string; times: string[] }): NextSlots {
  const days = daysBetween(today, date);
  if (days === 0 || days === 1) return { date, day: { near: days === 0 ? 'today' : 'tomorrow' }, times };
  // Browsers need only its digits: the names of days and months would be heavy.
  return { date, day: { name: formatDay(localeOf(language), date, days < 7 ? 'weekday' : 'short') }, times };
}
