import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { Client } from '@tajmeelspot/contract/client.ts';
import { daysBetween, formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber, formatRating } from '@tajmeelspot/language/numbers.ts';
import type { ServiceCardView, NextSlots } from '../catalog/service-card-view.ts';

type ServiceWithDistance = ServiceSummary & { readonly distance_km?: number | null };

/**
 * Services as cards show them, with their next free times from a day on (today unless told), which are asked for once for all of them (at most 30).
 * Everything is written here in the page's language, so that browsers need neither the formatters nor their opinion.
 */
export async function toServiceCards(
  api: Client,
  language: Language,
  services: readonly ServiceWithDistance[],
  from?: string,
): Promise<ServiceCardView[]> {
  if (services.length === 0) return [];
  const service_ids = services.map(({ id }) => id).join(',');
  const { data } = await api.listNextSlots({ query: { service_ids, from } });
  const today = inBaghdad(Date.now()).date;
  const nextSlots = new Map(data.map((slots) => [slots.service_id, toNextSlots(language, today, slots)]));
  return services.map((service) => toServiceCard(language, service, nextSlots.get(service.id)));
}

function toServiceCard(
  language: Language,
  service: ServiceWithDistance,
  nextSlots: NextSlots | undefined,
): ServiceCardView {
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
    district: venue.district,
    city: venue.city,
    ...(typeof service.distance_km === 'number' ? { distance: formatNumber(language, service.distance_km) } : {}),
    price: formatMoney(language, price),
    ...(discount > 0 ? { discount: formatNumber(language, discount) } : {}),
    ...(rating === null
      ? {}
      : { rating: { text: formatRating(language, rating), count, countText: formatNumber(language, count) } }),
    ...(nextSlots ? { nextSlots } : {}),
  };
}

function toNextSlots(language: Language, today: string, { date, times }: { date: string; times: string[] }): NextSlots {
  const slots = times.map((time) => ({ time, text: formatTime(language, time) }));
  const days = daysBetween(today, date);
  if (days === 0 || days === 1) return { date, day: { near: days === 0 ? 'today' : 'tomorrow' }, slots };
  return { date, day: { name: formatDay(language, date, days < 7 ? 'weekday' : 'short') }, slots };
}
