import { readdirSync } from 'node:fs';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import { categories } from '../categories.ts';
import { zone } from '../opening-times.ts';
import { tags } from '../tags.ts';
import type { WorldService, Venue } from '../venue.ts';

/** The services with their prices, tags and the people who give them. */
export function serviceRows(venues: Venue[], now: Temporal.Instant) {
  const services = venues.flatMap((venue) => venue.services);
  return {
    categories: categories.map(({ id, name, label }) => ({ id, name, label, position: id })),
    licenceRules: categories.flatMap(({ id, name }) =>
      name in licenceOf ? [{ category_id: id, class: licenceOf[name] ?? '' }] : [],
    ),
    licences: venues.flatMap((venue) => licenceRows(venue, now)),
    tags: Object.values(tags),
    services: venues.flatMap((venue) => venue.services.map((service) => serviceRow(venue, service, now))),
    serviceTags: services.flatMap((one) => one.tags.map((tag) => ({ service_id: one.id, tag_id: tags[tag].id }))),
    pricedTreatments: services.flatMap(priceRows),
    serviceEmployees: venues.flatMap(({ id, services: own }) =>
      own.flatMap((one) => one.team.map((who) => ({ venue_id: id, service_id: one.id, employee_id: who }))),
    ),
  };
}

/** The licence that services of a category need. */
const licenceOf: Record<string, string> = { dental: 'dental', clinic: 'medical' };

/** Every venue of the world has what its services need, for years to come. */
function licenceRows({ id, services }: Venue, now: Temporal.Instant) {
  const classes = new Set(services.flatMap(({ category }) => licenceOf[category] ?? []));
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return [...classes].map((kind) => ({
    venue_id: id,
    class: kind,
    number: `${kind === 'dental' ? 'D' : 'M'}-${10_000 + id * 37}`,
    expires_on: today.add({ years: 2 }).toString(),
    verified_at: now.toString(),
  }));
}

function serviceRow(venue: Venue, service: WorldService, now: Temporal.Instant) {
  const { offer } = service;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return {
    id: service.id,
    venue_id: venue.id,
    category_id: categories.find(({ name }) => name === service.category)?.id ?? 0,
    status: 'published',
    title: service.title,
    description: service.description,
    full_description: service.fullDescription,
    images: service.images.map((key) => picturesByKey.get(key) ?? key),
    discount_offer: offer?.text ?? null,
    discount_instructions: offer?.how ?? null,
    discount_expires_on: offer ? today.add({ days: offer.endsIn }).toString() : null,
    coupon_code: offer?.code ?? null,
    coupon_percent: offer?.percent ?? null,
    created_at: now.subtract({ hours: service.sinceDays * 24 }).toString(),
  } satisfies Insertable<DB['services']>;
}

/** Names of the demo pictures' folders by their keys: the name says colour and size too. */
const picturesByKey = new Map(
  readdirSync(new URL('../pictures', import.meta.url)).map((name) => [name.replace(/-[0-9a-f]{6}-\d+x\d+$/, ''), name]),
);

/** An item's id is its service's with its place behind it: 101 has 1011, 1012 … */
const priceRows = ({ id, prices }: WorldService) =>
  prices.map(({ title, minutes, iqd, off, before, buffer, processing }, index) => ({
    id: id * 10 + index + 1,
    service_id: id,
    title,
    duration_minutes: minutes,
    buffer_before_minutes: before,
    buffer_after_minutes: buffer,
    processing_from_minute: processing && processing.from,
    processing_minutes: processing && processing.to - processing.from,
    price_iqd: iqd,
    discount_percent: off,
    position: index + 1,
  }));
