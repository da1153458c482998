import type { ServiceNeed } from '@tajmeelspot/contract/problems.ts';
import { sql } from 'kysely';
import { missingForPublication } from '#app/catalog/own-listing-queries.ts';
import type { Database } from '#app/database/connection.ts';

/** Hours of a weekday, minutes since its midnight. */
type WeeklyTimeRow = { weekday: number; from: number; to: number };

/** Replaces the weekly hours and breaks of a venue (null), or of one of its employees. */
export async function replaceWeek(
  db: Database,
  venueId: number,
  employeeId: number | null,
  week: { hours: readonly WeeklyTimeRow[]; breaks: readonly WeeklyTimeRow[] },
): Promise<void> {
  const of = sql<boolean>`venue_id = ${venueId} and employee_id is not distinct from ${employeeId}`;
  await db.deleteFrom('opening_hours').where(of).execute();
  await db.deleteFrom('weekly_breaks').where(of).execute();
  const whose = { venue_id: venueId, employee_id: employeeId };
  if (week.hours.length > 0) {
    const rows = week.hours.map(({ weekday, from, to }) => ({ weekday, opens_minute: from, closes_minute: to }));
    await db
      .insertInto('opening_hours')
      .values(rows.map((row) => ({ ...whose, ...row })))
      .execute();
  }
  if (week.breaks.length > 0) {
    const rows = week.breaks.map(({ weekday, from, to }) => ({ weekday, starts_minute: from, ends_minute: to }));
    await db
      .insertInto('weekly_breaks')
      .values(rows.map((row) => ({ ...whose, ...row })))
      .execute();
  }
}

/** Replaces the hours in which a venue is there for women alone. */
export async function replaceWomenOnly(db: Database, venueId: number, hours: readonly WeeklyTimeRow[]): Promise<void> {
  await db.deleteFrom('women_only_hours').where('venue_id', '=', venueId).execute();
  const rows = hours.map(({ weekday, from, to }) => ({ weekday, starts_minute: from, ends_minute: to }));
  if (rows.length === 0) return;
  await db
    .insertInto('women_only_hours')
    .values(rows.map((row) => ({ venue_id: venueId, ...row })))
    .execute();
}

/** Days on which other hours hold. */
type NewHoursException = {
  venue_id: number;
  employee_id: number | null;
  kind: string;
  starts_on: string;
  ends_on: string;
  weekday: number | null;
  opens_minute: number | null;
  closes_minute: number | null;
  priority: number;
  reason: Record<string, string> | null;
};

/** Enters an exception. */
export const insertException = (db: Database, { reason, ...exception }: NewHoursException) =>
  db
    .insertInto('hours_exceptions')
    .values({ ...exception, reason: reason && JSON.stringify(reason) })
    .execute();

/** Takes an exception of a venue out; false where it is gone. */
export async function deleteException(db: Database, venueId: number, id: number): Promise<boolean> {
  const found = await sql`
    delete from hours_exceptions where venue_id = ${venueId} and id = ${id} returning id`.execute(db);
  return found.rows.length > 0;
}

/** How many exceptions a venue has that end on a day (YYYY-MM-DD) or later. */
export async function countExceptions(db: Database, venueId: number, today: string): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from hours_exceptions
    where venue_id = ${venueId} and ends_on >= ${today}`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** How a venue takes bookings, by column. */
type PolicyRow = {
  slot_step_minutes: number;
  lead_minutes: number;
  horizon_days: number;
  answer_minutes: number;
  daily_cap: number | null;
  cancel_hours: number;
  auto_confirm: boolean;
  release_hours: number | null;
};

/** Sets how a venue takes bookings. */
export const updatePolicy = (db: Database, venueId: number, policy: PolicyRow) =>
  db.updateTable('venues').set(policy).where('id', '=', venueId).execute();

/** Sets whether an employee of a venue works there, for how many bookings a day, and whether it is a woman. */
export const updateEmployee = (
  db: Database,
  venueId: number,
  id: number,
  employment: { is_active: boolean; daily_cap: number | null; gender?: 'female' | 'male' },
) => db.updateTable('employees').set(employment).where('venue_id', '=', venueId).where('id', '=', id).execute();

/** How many of some people belong to a venue. */
export async function countEmployees(db: Database, venueId: number, ids: readonly number[]): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from employees where venue_id = ${venueId} and id = any(${[...ids]})`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** Sets who gives a service of a venue, all of them people of that venue. */
export async function replaceTeam(db: Database, venueId: number, service: number, employeeIds: readonly number[]) {
  await db.deleteFrom('service_employees').where('venue_id', '=', venueId).where('service_id', '=', service).execute();
  if (employeeIds.length === 0) return;
  const rows = employeeIds.map((id) => ({ venue_id: venueId, service_id: service, employee_id: id }));
  await db.insertInto('service_employees').values(rows).execute();
}

/** Offers a service of a venue or withdraws it; false where it is suspended. */
export async function updatePublication(
  db: Database,
  venueId: number,
  id: number,
  isPublished: boolean,
): Promise<boolean> {
  const found = await sql`
    update services set status = ${isPublished ? 'published' : 'draft'}
    where venue_id = ${venueId} and id = ${id} and status <> 'suspended' returning id`.execute(db);
  return found.rows.length > 0;
}

/** What a service cannot be published without, and has not. */
export async function listMissingForPublication(db: Database, service: number): Promise<ServiceNeed[]> {
  const found = await sql<{ missing: ServiceNeed[] }>`
    select ${missingForPublication} as missing from services s where s.id = ${service}`.execute(db);
  return found.rows[0]?.missing ?? [];
}

/** The services that an employee gives. */
export async function listServicesOf(db: Database, employeeId: number): Promise<number[]> {
  const found = await sql<{ service_id: number }>`
    select service_id from service_employees where employee_id = ${employeeId} order by service_id`.execute(db);
  return found.rows.map(({ service_id: id }) => id);
}

/** Brings what is derived of a service up to date. */
export const refreshService = (db: Database, id: number) => sql`call refresh_service(${id})`.execute(db);
