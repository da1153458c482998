import { type Cell, toLine } from './copy.ts';
import { documentOf } from './document.ts';
import { firstId, type Venue, type BenchService, teamSize } from './listings.ts';
import { toWords } from './phrases.ts';
import type { Reference } from './reference.ts';

/** Every table that is filled. */
export const tables = [
  'users',
  'venues',
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

type Table = (typeof tables)[number];

/** What is to be written, by table: the columns, and a line of COPY for each row. */
export type Lines = Map<Table, { readonly columns: readonly string[]; readonly lines: string[] }>;

/** How many people there are: some of them own the venues, all of them judge services. */
export const people = 20_000;
/** Moment of the youngest service; one that moves would make other rows every day. */
const youngest = Date.UTC(2026, 0, 1);

/** Adds the n-th person. */
export function addPerson(to: Lines, n: number): void {
  const role = n % 2 === 0 ? 'vendor' : 'customer';
  add(to, 'users', {
    id: firstId + n,
    role,
    name: `Person ${n}`,
    email: `person-${n}@bench.example`,
    created_at: at(n),
  });
}

/** Adds a venue with its people and its hours: every day but Friday, ten to eight. */
export function addVenue(to: Lines, venue: Venue): void {
  const { id, place, type, name, isWomenOnly, genders } = venue;
  const owner_id = firstId + ((id * 2) % people);
  add(to, 'venues', {
    id,
    owner_id,
    city_id: place.cityId,
    type,
    name: toWords(name),
    address: place.district,
    district: place.district,
    postcode: place.postcode,
    ...positionOf(venue),
    phone: '+964 700 000 0000',
    email: `salam@house-${id}.example`,
    website: `https://house-${id}.example`,
    is_women_only: isWomenOnly,
    created_at: at(0),
  });
  // As the trigger enter_owner does, which stays silent while rows are written in bulk.
  add(to, 'memberships', { venue_id: id, user_id: owner_id, role: 'owner', created_at: at(0) });
  genders.forEach((gender, position) =>
    add(to, 'employees', {
      id: idOfEmployee(venue, position),
      venue_id: id,
      name: toWords(name),
      job: place.city,
      gender,
      posted_on: '2026-01-01',
      position,
    }),
  );
  for (const weekday of [1, 2, 3, 4, 6, 7])
    add(to, 'opening_hours', { venue_id: id, weekday, opens_minute: 600, closes_minute: 1200 });
}

/** Adds a service with its prices, tags, people, reviews and recommendations. */
export function addService(to: Lines, reference: Reference, service: BenchService): void {
  const { id: service_id, venue, prices, tags, team, stars, featured, ageSeconds, description } = service;
  addServiceRow(to, reference, service);
  for (const { id } of tags) add(to, 'service_tags', { service_id, tag_id: id });
  prices.forEach(({ title, minutes, iqd, percent }, index) =>
    add(to, 'treatments', {
      service_id,
      title,
      duration_minutes: minutes,
      price_iqd: iqd,
      discount_percent: percent,
      position: index + 1,
    }),
  );
  for (const index of team)
    add(to, 'service_employees', {
      venue_id: venue.id,
      service_id,
      employee_id: idOfEmployee(venue, index),
    });
  const judge = (turn: number) => ({ service_id, user_id: firstId + ((service_id * 7 + turn) % people) });
  const comment = description.ar.join(' ');
  stars.forEach((rating, turn) =>
    add(to, 'reviews', { ...judge(turn), rating, comment, created_at: at(ageSeconds - turn) }),
  );
  for (let turn = 0; turn < featured; turn++) add(to, 'features', { ...judge(turn), created_at: at(ageSeconds) });
}

function addServiceRow(to: Lines, reference: Reference, service: BenchService): void {
  const { venue, prices, stars, team } = service;
  const { longitude, latitude } = positionOf(venue);
  add(to, 'services', {
    id: service.id,
    venue_id: venue.id,
    category_id: service.category.id,
    status: 'published',
    title: toWords(service.title),
    description: toWords(service.description),
    full_description: toWords(service.fullDescription),
    images: [service.picture],
    created_at: at(service.ageSeconds),
    type: venue.type,
    city_id: venue.place.cityId,
    postcode: venue.place.postcode,
    from_price_iqd: Math.min(...prices.map(finalPrice)),
    best_discount_percent: Math.max(...prices.map(({ percent }) => percent)),
    rating_sum: stars.reduce((sum, star) => sum + star, 0),
    rating_count: stars.length,
    features_count: service.featured,
    is_women_only: venue.isWomenOnly,
    has_female_staff: team.some((index) => venue.genders[index] === 'female'),
    district: venue.place.code,
    location: `(${longitude},${latitude})`,
    document: documentOf(reference, service),
  });
}

/** Not all venues of a district stand in one spot. */
function positionOf({ id, place }: Venue): { latitude: number; longitude: number } {
  const offset = (id % 1000) / 20_000;
  return { latitude: place.latitude + offset, longitude: place.longitude - offset };
}

/** As the database's final_price. */
const finalPrice = ({ iqd, percent }: BenchService['prices'][number]): number =>
  percent === 0 ? iqd : Math.floor((iqd * (100 - percent)) / 25_000) * 250;

/** The person at a place of a venue's team. */
export const idOfEmployee = (venue: Venue, index: number): number => firstId + (venue.id - firstId) * teamSize + index;

/** So many seconds before the youngest service. */
const at = (seconds: number): string => new Date(youngest - seconds * 1000).toISOString();

/** Adds a row to a table. */
export function add(to: Lines, table: Table, row: Readonly<Record<string, Cell>>): void {
  const known = to.get(table) ?? { columns: Object.keys(row), lines: [] };
  to.set(table, known);
  known.lines.push(toLine(Object.values(row)));
}
