import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import { categories } from '../categories.ts';
import { zone } from '../working-times.ts';
import { tags } from '../tags.ts';
import { nameOfPicture } from '../world-pictures.ts';
import type { WorldService, WorldVenue } from '../world-venue.ts';

/** The services with their treatments, tags and teams. */
export function serviceRows(venues: WorldVenue[], now: Temporal.Instant) {
  const services = venues.flatMap((venue) => venue.services);
  return {
    categories: categories.map(({ id, name, label }) => ({ id, name, label, position: id })),
    tags: Object.values(tags),
    services: venues.flatMap((venue) => venue.services.map((service) => serviceRow(venue, service, now))),
    serviceTags: services.flatMap((service) =>
      service.tags.map((tag) => ({ service_id: service.id, tag_id: tags[tag].id })),
    ),
    treatments: services.flatMap(treatmentRows),
    serviceEmployees: venues.flatMap(({ id, services: own }) =>
      own.flatMap((service) =>
        service.team.map((employeeId) => ({ venue_id: id, service_id: service.id, employee_id: employeeId })),
      ),
    ),
  };
}

function serviceRow(venue: WorldVenue, service: WorldService, now: Temporal.Instant) {
  const { discount } = service;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return {
    id: service.id,
    venue_id: venue.id,
    category_id: categories.find(({ name }) => name === service.category)?.id ?? 0,
    status: 'published',
    title: service.title,
    description: service.description,
    full_description: service.fullDescription,
    // Every venue has pictures of its own.
    is_at_home: service.isAtHome ?? false,
    images: service.images.map((key) => nameOfPicture(`${venue.site}-${key}`)),
    discount_offer: discount?.text ?? null,
    discount_instructions: discount?.instructions ?? null,
    discount_expires_on: discount ? today.add({ days: discount.endsIn }).toString() : null,
    coupon_code: discount?.code ?? null,
    coupon_percent: discount?.percent ?? null,
    created_at: now.subtract({ hours: service.sinceDays * 24 }).toString(),
    published_at: now.subtract({ hours: service.sinceDays * 24 }).toString(),
  } satisfies Insertable<DB['services']>;
}

/** The id of a treatment is that of its service followed by its position: service 101 has 1011, 1012 … */
const treatmentRows = ({ id, treatments }: WorldService) =>
  treatments.map(({ title, minutes, iqd, discountPercent, before, buffer, processing }, index) => ({
    id: id * 10 + index + 1,
    service_id: id,
    title,
    duration_minutes: minutes,
    buffer_before_minutes: before,
    buffer_after_minutes: buffer,
    processing_from_minute: processing && processing.from,
    processing_minutes: processing && processing.to - processing.from,
    price_iqd: iqd,
    discount_percent: discountPercent,
    position: index + 1,
  }));
