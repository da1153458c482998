import { type Cell, toLine } from './copy.ts';
import { documentOf } from './document.ts';
import { firstId, type House, type Listing, teamSize } from './listings.ts';
import { toWords } from './phrases.ts';
import type { Reference } from './reference.ts';

/** Every table that is filled. */
export const tables = [
  'users',
  'establishments',
  'house_members',
  'employees',
  'weekly_hours',
  'services',
  'service_tags',
  'pricing_items',
  'service_employees',
  'reviews',
  'features',
  'bookings',
] as const;

type Table = (typeof tables)[number];

/** What is to be written, by table: the columns, and a line of COPY for each row. */
export type Lines = Map<Table, { readonly columns: readonly string[]; readonly lines: string[] }>;

/** How many people there are: some of them own the houses, all of them judge listings. */
export const people = 20_000;
/** Moment of the youngest listing; one that moves would make other rows every day. */
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

/** Adds a house with its people and its hours: every day but Friday, ten to eight. */
export function addHouse(to: Lines, house: House): void {
  const { id, place, type, name, isWomenOnly, genders } = house;
  const owner_id = firstId + ((id * 2) % people);
  add(to, 'establishments', {
    id,
    owner_id,
    city_id: place.cityId,
    type,
    name: toWords(name),
    address: place.district,
    district: place.district,
    postcode: place.postcode,
    ...positionOf(house),
    phone: '+964 700 000 0000',
    email: `salam@house-${id}.example`,
    website: `https://house-${id}.example`,
    is_women_only: isWomenOnly,
    created_at: at(0),
  });
  // As the trigger enter_owner does, which stays silent while rows are written in bulk.
  add(to, 'house_members', { establishment_id: id, user_id: owner_id, role: 'owner', created_at: at(0) });
  genders.forEach((gender, position) =>
    add(to, 'employees', {
      id: idOfEmployee(house, position),
      establishment_id: id,
      name: toWords(name),
      job: place.city,
      gender,
      posted_on: '2026-01-01',
      position,
    }),
  );
  for (const weekday of [1, 2, 3, 4, 6, 7])
    add(to, 'weekly_hours', { establishment_id: id, weekday, opens_minute: 600, closes_minute: 1200 });
}

/** Adds a listing with its prices, tags, people, reviews and recommendations. */
export function addListing(to: Lines, reference: Reference, listing: Listing): void {
  const { id: service_id, house, prices, tags, team, stars, featured, ageSeconds, description } = listing;
  addService(to, reference, listing);
  for (const { id } of tags) add(to, 'service_tags', { service_id, tag_id: id });
  prices.forEach(({ title, minutes, iqd, percent }, index) =>
    add(to, 'pricing_items', {
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
      establishment_id: house.id,
      service_id,
      employee_id: idOfEmployee(house, index),
    });
  const judge = (turn: number) => ({ service_id, user_id: firstId + ((service_id * 7 + turn) % people) });
  const comment = description.ar.join(' ');
  stars.forEach((rating, turn) =>
    add(to, 'reviews', { ...judge(turn), rating, comment, created_at: at(ageSeconds - turn) }),
  );
  for (let turn = 0; turn < featured; turn++) add(to, 'features', { ...judge(turn), created_at: at(ageSeconds) });
}

function addService(to: Lines, reference: Reference, listing: Listing): void {
  const { house, prices, stars, team } = listing;
  const { longitude, latitude } = positionOf(house);
  add(to, 'services', {
    id: listing.id,
    establishment_id: house.id,
    category_id: listing.category.id,
    status: 'published',
    title: toWords(listing.title),
    description: toWords(listing.description),
    full_description: toWords(listing.fullDescription),
    images: [listing.picture],
    created_at: at(listing.ageSeconds),
    type: house.type,
    city_id: house.place.cityId,
    postcode: house.place.postcode,
    from_price_iqd: Math.min(...prices.map(finalPrice)),
    best_discount_percent: Math.max(...prices.map(({ percent }) => percent)),
    rating_sum: stars.reduce((sum, star) => sum + star, 0),
    rating_count: stars.length,
    features_count: listing.featured,
    is_women_only: house.isWomenOnly,
    has_female_staff: team.some((index) => house.genders[index] === 'female'),
    district: house.place.code,
    location: `(${longitude},${latitude})`,
    document: documentOf(reference, listing),
  });
}

/** Not all houses of a district stand in one spot. */
function positionOf({ id, place }: House): { latitude: number; longitude: number } {
  const offset = (id % 1000) / 20_000;
  return { latitude: place.latitude + offset, longitude: place.longitude - offset };
}

/** As the database's final_price. */
const finalPrice = ({ iqd, percent }: Listing['prices'][number]): number =>
  percent === 0 ? iqd : Math.floor((iqd * (100 - percent)) / 25_000) * 250;

/** The person at a place of a house's team. */
export const idOfEmployee = (house: House, index: number): number => firstId + (house.id - firstId) * teamSize + index;

/** So many seconds before the youngest listing. */
const at = (seconds: number): string => new Date(youngest - seconds * 1000).toISOString();

/** Adds a row to a table. */
export function add(to: Lines, table: Table, row: Readonly<Record<string, Cell>>): void {
  const known = to.get(table) ?? { columns: Object.keys(row), lines: [] };
  to.set(table, known);
  known.lines.push(toLine(Object.values(row)));
}
