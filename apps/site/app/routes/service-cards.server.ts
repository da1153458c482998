import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { ServiceCardView, NextSlots } from '../catalog/service-card-view.ts';
import { findNextSlots, type NextSlotInput } from './next-slots.server.ts';

/** Services as cards show them, with their next free times, which are asked for once for all of them (at most 30). `input` narrows the times. */
export async function toServiceCards(
  api: SiteClient,
  language: Language,
  services: readonly ServiceSummary[],
  input: NextSlotInput = {},
): Promise<ServiceCardView[]> {
  const nextSlots = await findNextSlots(
    api,
    language,
    services.map(({ id }) => id),
    input,
  );
  return services.map((service) => toServiceCard(service, nextSlots.get(service.id)));
}

function toServiceCard(service: ServiceSummary, nextSlots: NextSlots | undefined): ServiceCardView {
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
    price,
    ...(service.priced_treatment === null ? {} : { treatment: service.priced_treatment }),
    ...(discount > 0 ? { discount } : {}),
    ...(rating === null ? {} : { rating: { mean: rating, count } }),
    ...(nextSlots ? { nextSlots } : {}),
  };
}
