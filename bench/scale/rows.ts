import { rankingWeights } from '@tajmeelspot/contract/ranking.ts';
import { type CopyValue, toLine } from './copy.ts';
import { documentOf } from './document.ts';
import { firstId, type GeneratedVenue, type GeneratedService, teamSize } from './generate-services.ts';
import { toText } from './phrases.ts';
import type { ReferenceData } from './reference-data.ts';

/** Every table that is filled. */
export const tables = [
  'users',
  'venues',
  'venue_slugs',
  'memberships',
  'employees',
  'opening_hours',
  'services',
  'service_tags',
  'treatments',
  'service_employees',
  'reviews',
  'features',
  'bookings',
] as const;

type FilledTable = (typeof tables)[number];

/** Rows to be written, by table: the columns, and a line of COPY for each row. */
export type CopyRows = Map<FilledTable, { readonly columns: readonly string[]; readonly lines: string[] }>;

/** How many users there are: some of them own the venues, all of them review services. */
export const userCount = 20_000;
/** When the youngest service was created; a fixed moment, so that the rows are the same every day. */
const youngestMs = Date.UTC(2026, 0, 1);

/** Adds the n-th user. */
export function addUser(to: CopyRows, n: number): void {
  const role = n % 2 === 0 ? 'vendor' : 'customer';
  add(to, 'users', {
    id: firstId + n,
    role,
    name: `User ${n}`,
    email: `user-${n}@bench.example`,
    created_at: toCreatedAt(n),
  });
}

/** Adds a venue with its employees and its hours: every day but Friday, ten to eight. */
export function addVenue(to: CopyRows, venue: GeneratedVenue): void {
  const { id, location, type, name, isWomenOnly, genders } = venue;
  const owner_id = firstId + ((id * 2) % userCount);
  const slug = `venue-${id}`;
  add(to, 'venues', {
    id,
    owner_id,
    city_id: location.cityId,
    type,
    name: toText(name),
    address: location.district,
    district: location.district,
    postcode: location.postcode,
    ...positionOf(venue),
    phone: '+964 700 000 0000',
    email: `salam@venue-${id}.example`,
    website: `https://venue-${id}.example`,
    is_women_only: isWomenOnly,
    created_at: toCreatedAt(0),
    approved_at: toCreatedAt(0),
    slug,
  });
  // As the triggers name_venue_page and enter_owner do, which do not run during bulk writes.
  add(to, 'venue_slugs', { slug, venue_id: id });
  add(to, 'memberships', { venue_id: id, user_id: owner_id, role: 'owner', created_at: toCreatedAt(0) });
  genders.forEach((gender, position) =>
    add(to, 'employees', {
      id: idOfEmployee(venue, position),
      venue_id: id,
      name: toText(name),
      job: location.city,
      gender,
      posted_on: '2026-01-01',
      position,
    }),
  );
  for (const weekday of [1, 2, 3, 4, 6, 7])
    add(to, 'opening_hours', { venue_id: id, weekday, opens_minute: 600, closes_minute: 1200 });
}

/** Adds a service with its treatments, tags, employees, reviews and recommendations. */
export function addService(to: CopyRows, reference: ReferenceData, service: GeneratedService): void {
  const { id: service_id, venue, treatments, tags, team, stars, featureCount, ageSeconds, description } = service;
  addServiceRow(to, reference, service);
  for (const { id } of tags) add(to, 'service_tags', { service_id, tag_id: id });
  treatments.forEach(({ title, minutes, iqd, percent }, index) =>
    add(to, 'treatments', {
      service_id,
      title,
      duration_minutes: minutes,
      price_iqd: iqd,
      discount_percent: percent,
      position: index + 1,
      // Not judged one by one: a procedure that needs no licence.
      procedure_id: reference.procedure.id,
      licensed_until: 'infinity',
    }),
  );
  for (const index of team)
    add(to, 'service_employees', {
      venue_id: venue.id,
      service_id,
      employee_id: idOfEmployee(venue, index),
    });
  const toReviewer = (index: number) => ({ service_id, user_id: firstId + ((service_id * 7 + index) % userCount) });
  const comment = description.ar.join(' ');
  stars.forEach((rating, index) => {
    const created_at = toCreatedAt(ageSeconds - index);
    const counted = { voice: 'counted', counts_from: created_at, shared_by: 1 };
    add(to, 'reviews', { ...toReviewer(index), rating, comment, created_at, ...counted });
  });
  for (let index = 0; index < featureCount; index++) {
    const created_at = toCreatedAt(ageSeconds);
    add(to, 'features', { ...toReviewer(index), created_at, counts_from: created_at, shared_by: 1 });
  }
}

function addServiceRow(to: CopyRows, reference: ReferenceData, service: GeneratedService): void {
  const { venue, treatments, stars, team } = service;
  const { longitude, latitude } = positionOf(venue);
  add(to, 'services', {
    id: service.id,
    venue_id: venue.id,
    category_id: service.category.id,
    status: 'published',
    listed_until: 'infinity',
    title: toText(service.title),
    description: toText(service.description),
    full_description: toText(service.fullDescription),
    images: [service.picture],
    created_at: toCreatedAt(service.ageSeconds),
    type: venue.type,
    city_id: venue.location.cityId,
    postcode: venue.location.postcode,
    from_price_iqd: Math.min(...treatments.map(finalPrice)),
    // As if all were whole voices; no trigger runs during bulk writes.
    rating_sum: stars.reduce((sum, star) => sum + star, 0) * rankingWeights.voiceParts,
    rating_weight: stars.length * rankingWeights.voiceParts,
    rating_count: stars.length,
    features_count: service.featureCount,
    features_weight: service.featureCount * rankingWeights.voiceParts,
    is_women_only: venue.isWomenOnly,
    has_female_staff: team.some((index) => venue.genders[index] === 'female'),
    district: venue.location.code,
    location: `(${longitude},${latitude})`,
    document: documentOf(reference, service),
  });
}

/** The position of a venue: within some kilometres of its district's. */
function positionOf({ id, location }: GeneratedVenue): { latitude: number; longitude: number } {
  const offset = (id % 1000) / 20_000;
  return { latitude: location.latitude + offset, longitude: location.longitude - offset };
}

/** The price after the discount, as the database's final_price computes it. */
const finalPrice = ({ iqd, percent }: GeneratedService['treatments'][number]): number =>
  percent === 0 ? iqd : Math.floor((iqd * (100 - percent)) / 25_000) * 250;

/** The id of an employee by the index in the venue's team. */
export const idOfEmployee = (venue: GeneratedVenue, index: number): number =>
  firstId + (venue.id - firstId) * teamSize + index;

/** The moment that many seconds before the youngest service, ISO 8601. */
const toCreatedAt = (seconds: number): string => new Date(youngestMs - seconds * 1000).toISOString();

/** Adds a row to a table. */
export function add(to: CopyRows, table: FilledTable, row: Readonly<Record<string, CopyValue>>): void {
  const known = to.get(table) ?? { columns: Object.keys(row), lines: [] };
  to.set(table, known);
  known.lines.push(toLine(Object.values(row)));
}
