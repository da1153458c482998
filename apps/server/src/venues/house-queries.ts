import type { EstablishmentType } from '@tajmeelspot/contract/venues/venues.ts';
import type { Words } from '@tajmeelspot/contract/fields.ts';
import type { OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { runs } from './member-queries.ts';

/**
 * Locks a house that somebody runs against everybody who changes its schedule or holds time in it, until the transaction ends:
 * whoever came before has ended. False where it is not theirs.
 */
export async function lockHouse(db: Database, readerId: number, id: number): Promise<boolean> {
  const found = await sql`
    select from establishments where id = ${id} and ${runs(readerId, sql`${id}`)} for update`.execute(db);
  return found.rows.length > 0;
}

/** Makes everybody plan again who has planned with the schedule as it was. */
export const updateVersion = (db: Database, id: number) =>
  sql`update establishments set schedule_version = schedule_version + 1 where id = ${id}`.execute(db);

/** A house that somebody runs as it was entered, and how far it has come; undefined for one of somebody else. */
export async function findHouse(db: Database, readerId: number, id: number): Promise<OwnHouse | undefined> {
  const found = await sql<OwnHouse>`
    select e.id, e.name, e.type, y.code as city, e.district, e.address, e.postcode, e.phone, e.email, e.website,
      e.latitude, e.longitude, e.is_women_only, jsonb_build_object(
        'has_hours', exists (select from weekly_hours h where h.establishment_id = e.id and h.employee_id is null),
        'employees', (select count(*) from employees p where p.establishment_id = e.id and p.is_active),
        'listings', count(s.id), 'published', count(s.id) filter (where s.status = 'published'),
        'priced', count(s.id) filter (where exists (select from pricing_items i where i.service_id = s.id)),
        'pictured', count(s.id) filter (where cardinality(s.images) > 0)) as progress
    from establishments e join cities y on y.id = e.city_id left join services s on s.establishment_id = e.id
    where e.id = ${id} and ${runs(readerId, sql`e.id`)}
    group by e.id, y.code`.execute(db);
  return found.rows[0];
}

/** How many houses an owner has. */
export async function countHouses(db: Database, ownerId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from establishments where owner_id = ${ownerId}`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** The id of a city. */
export async function findCity(db: Database, code: string): Promise<number | undefined> {
  const found = await sql<{ id: number }>`select id from cities where code = ${code}`.execute(db);
  return found.rows[0]?.id;
}

/** What is said of a house, by column. */
type HouseRow = {
  city_id: number;
  type: EstablishmentType;
  name: Words;
  district: Words;
  address: Words;
  postcode: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  is_women_only: boolean;
};

const toColumns = ({ name, district, address, ...row }: HouseRow) => ({
  ...row,
  name: JSON.stringify(name),
  district: JSON.stringify(district),
  address: JSON.stringify(address),
});

/** Enters a house and gives its id. */
export async function insertHouse(
  db: Database,
  { owner_id, created_at, ...row }: HouseRow & { owner_id: number; created_at: Date },
): Promise<number> {
  const entered = db
    .insertInto('establishments')
    .values({ owner_id, created_at, ...toColumns(row) })
    .returning('id');
  return (await entered.executeTakeFirstOrThrow()).id;
}

/** Changes what is said of a house. */
export const updateHouse = (db: Database, id: number, row: HouseRow) =>
  db.updateTable('establishments').set(toColumns(row)).where('id', '=', id).execute();

/** Enters the first hours of a house; minutes since the midnight of their ISO weekday. */
export const insertHours = (
  db: Database,
  house: number,
  week: readonly { weekday: number; from: number; to: number }[],
) =>
  db
    .insertInto('weekly_hours')
    .values(
      week.map(({ weekday, from, to }) => ({
        establishment_id: house,
        weekday,
        opens_minute: from,
        closes_minute: to,
      })),
    )
    .execute();

/** Brings what is derived of all listings of a house up to date, and gives their ids. */
export async function refreshListings(db: Database, house: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from services where establishment_id = ${house} order by id`.execute(db);
  for (const { id } of found.rows) await sql`call refresh_service(${id})`.execute(db);
  return found.rows.map(({ id }) => id);
}
