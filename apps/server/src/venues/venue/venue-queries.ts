import type { VenueType } from '@tajmeelspot/contract/venues/venues.ts';
import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { approvalOf } from '../approval/approval-queries.ts';
import { mayManage } from '../members/member-queries.ts';

/**
 * Locks a venue that a user manages against all who change its schedule or hold time in it, until the transaction ends:
 * changes that came before have ended. False where the user does not manage it.
 */
export async function lockVenue(db: Database, readerId: number, id: number): Promise<boolean> {
  const found = await sql`
    select from venues where id = ${id} and ${mayManage(readerId, sql`${id}`)} for update`.execute(db);
  return found.rows.length > 0;
}

/** Raises the schedule version: a booking that was planned with the former schedule is planned again. */
export const updateScheduleVersion = (db: Database, id: number) =>
  sql`update venues set schedule_version = schedule_version + 1 where id = ${id}`.execute(db);

/** A venue as it was entered; whether it needs an operator is said by the installation, too. */
export type OwnVenueRow = Omit<OwnVenue, 'approval'> & { approval: Omit<OwnVenue['approval'], 'is_needed'> };

/** A venue that a user manages, as it was entered, and the state of its setup; undefined for another's venue. */
export async function findVenue(db: Database, readerId: number, id: number): Promise<OwnVenueRow | undefined> {
  const found = await sql<OwnVenueRow>`
    select e.id, e.slug, e.name, e.type, y.code as city, e.district, e.address, e.postcode, e.phone, e.email, e.website,
      e.latitude, e.longitude, e.is_women_only, ${approvalOf('e')} as approval, jsonb_build_object(
        'has_hours', exists (select from opening_hours h where h.venue_id = e.id and h.employee_id is null),
        'employees', (select count(*) from employees p where p.venue_id = e.id and p.is_active),
        'services', count(s.id), 'published', count(s.id) filter (where s.status = 'published'),
        'priced', count(s.id) filter (where exists (select from treatments i where i.service_id = s.id)),
        'pictured', count(s.id) filter (where cardinality(s.images) > 0)) as progress
    from venues e join cities y on y.id = e.city_id left join services s on s.venue_id = e.id
    where e.id = ${id} and ${mayManage(readerId, sql`e.id`)}
    group by e.id, y.code`.execute(db);
  return found.rows[0];
}

/** How many venues an owner has. */
export async function countVenues(db: Database, ownerId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from venues where owner_id = ${ownerId}`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** The id of a city. */
export async function findCity(db: Database, code: string): Promise<number | undefined> {
  const found = await sql<{ id: number }>`select id from cities where code = ${code}`.execute(db);
  return found.rows[0]?.id;
}

/** The editable columns of a venue. */
type VenueRow = {
  city_id: number;
  type: VenueType;
  name: LocalizedText;
  district: LocalizedText;
  address: LocalizedText;
  postcode: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
};

const toColumns = ({ name, district, address, ...row }: VenueRow) => ({
  ...row,
  name: JSON.stringify(name),
  district: JSON.stringify(district),
  address: JSON.stringify(address),
});

/** Takes a short address for a venue; false where it is another one's, reserved or none. */
export async function takeSlug(db: Database, id: number, slug: string): Promise<boolean> {
  const found = await sql<{ is_taken: boolean }>`select take_slug(${id}, ${slug}) as is_taken`.execute(db);
  return found.rows[0]?.is_taken ?? false;
}

/** What the database says of a short address, whether a venue has had it, and how many that one has had. */
export async function findSlug(db: Database, id: number, slug: string) {
  const found = await sql<{ is_slug: boolean; is_reserved: boolean; is_own: boolean; count: number }>`
    select is_slug(${slug}), is_reserved_slug(${slug}) as is_reserved,
      count(*) filter (where slug = ${slug}) > 0 as is_own, count(*)::int as count
    from venue_slugs where venue_id = ${id}`.execute(db);
  return found.rows[0] ?? { is_slug: false, is_reserved: false, is_own: false, count: 0 };
}

/** Gives a venue one of its short addresses. */
export const updateSlug = (db: Database, id: number, slug: string) =>
  db.updateTable('venues').set({ slug }).where('id', '=', id).execute();

type NewVenueRow = { owner_id: number; created_at: Date; is_women_only: boolean };

/** Enters a venue and gives its id. */
export async function insertVenue(
  db: Database,
  { owner_id, created_at, is_women_only, ...row }: VenueRow & NewVenueRow,
): Promise<number> {
  const entered = db
    .insertInto('venues')
    .values({ owner_id, created_at, is_women_only, ...toColumns(row) })
    .returning('id');
  return (await entered.executeTakeFirstOrThrow()).id;
}

/** Changes a venue. */
export const updateVenue = (db: Database, id: number, row: VenueRow) =>
  db.updateTable('venues').set(toColumns(row)).where('id', '=', id).execute();

/** Enters the first hours of a venue; minutes since the midnight of their ISO weekday. */
export const insertHours = (
  db: Database,
  venueId: number,
  week: readonly { weekday: number; from: number; to: number }[],
) =>
  db
    .insertInto('opening_hours')
    .values(
      week.map(({ weekday, from, to }) => ({
        venue_id: venueId,
        weekday,
        opens_minute: from,
        closes_minute: to,
      })),
    )
    .execute();

/** Refreshes the derived columns of all services of a venue, and gives their ids. */
export async function refreshServices(db: Database, venueId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from services where venue_id = ${venueId} order by id`.execute(db);
  for (const { id } of found.rows) await sql`call refresh_service(${id})`.execute(db);
  return found.rows.map(({ id }) => id);
}

/**
 * The version of a venue's schedule, which cannot change until the transaction ends: a change waits. Bookings
 * do not wait for each other.
 */
export async function lockSchedule(db: Database, venueId: number): Promise<number | undefined> {
  const found = await sql<{ version: number }>`
    select schedule_version as version from venues where id = ${venueId} for key share`.execute(db);
  return found.rows[0]?.version;
}
