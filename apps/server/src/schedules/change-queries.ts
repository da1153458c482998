import type { ListingNeed } from '@tajmeelspot/contract/problems.ts';
import { sql } from 'kysely';
import { missingOfListing } from '#app/catalog/own-listing-queries.ts';
import type { Database } from '#app/database/connection.ts';

/** Hours of a weekday, minutes since its midnight. */
type Weekly = { weekday: number; from: number; to: number };

/** Replaces the weekly hours and breaks of a house (null), or of one of its employees. */
export async function replaceWeek(
  db: Database,
  house: number,
  employeeId: number | null,
  week: { hours: readonly Weekly[]; breaks: readonly Weekly[] },
): Promise<void> {
  const of = sql<boolean>`establishment_id = ${house} and employee_id is not distinct from ${employeeId}`;
  await db.deleteFrom('weekly_hours').where(of).execute();
  await db.deleteFrom('weekly_breaks').where(of).execute();
  const whose = { establishment_id: house, employee_id: employeeId };
  if (week.hours.length > 0) {
    const rows = week.hours.map(({ weekday, from, to }) => ({ weekday, opens_minute: from, closes_minute: to }));
    await db
      .insertInto('weekly_hours')
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

/** Replaces the hours in which a house is there for women alone. */
export async function replaceWomenOnly(db: Database, house: number, hours: readonly Weekly[]): Promise<void> {
  await db.deleteFrom('women_only_hours').where('establishment_id', '=', house).execute();
  const rows = hours.map(({ weekday, from, to }) => ({ weekday, starts_minute: from, ends_minute: to }));
  if (rows.length === 0) return;
  await db
    .insertInto('women_only_hours')
    .values(rows.map((row) => ({ establishment_id: house, ...row })))
    .execute();
}

/** Days on which other hours hold. */
type NewException = {
  establishment_id: number;
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
export const insertException = (db: Database, { reason, ...exception }: NewException) =>
  db
    .insertInto('hours_exceptions')
    .values({ ...exception, reason: reason && JSON.stringify(reason) })
    .execute();

/** Takes an exception of a house out; false where it is gone. */
export async function deleteException(db: Database, house: number, id: number): Promise<boolean> {
  const found = await sql`
    delete from hours_exceptions where establishment_id = ${house} and id = ${id} returning id`.execute(db);
  return found.rows.length > 0;
}

/** How many exceptions a house has that end on a day (YYYY-MM-DD) or later. */
export async function countExceptions(db: Database, house: number, today: string): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from hours_exceptions
    where establishment_id = ${house} and ends_on >= ${today}`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** How a house takes bookings, by column. */
type Policy = {
  slot_step_minutes: number;
  lead_minutes: number;
  horizon_days: number;
  answer_minutes: number;
  daily_cap: number | null;
  cancel_hours: number;
  auto_confirm: boolean;
  release_hours: number | null;
};

/** Sets how a house takes bookings. */
export const updatePolicy = (db: Database, house: number, policy: Policy) =>
  db.updateTable('establishments').set(policy).where('id', '=', house).execute();

/** Sets whether an employee of a house works there, and for how many bookings a day. */
export const updateEmployee = (
  db: Database,
  house: number,
  id: number,
  employment: { is_active: boolean; daily_cap: number | null },
) => db.updateTable('employees').set(employment).where('establishment_id', '=', house).where('id', '=', id).execute();

/** How many of some people belong to a house. */
export async function countEmployees(db: Database, house: number, ids: readonly number[]): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from employees where establishment_id = ${house} and id = any(${[...ids]})`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** Sets who gives a listing of a house, all of them people of that house. */
export async function replaceTeam(db: Database, house: number, service: number, employeeIds: readonly number[]) {
  await db
    .deleteFrom('service_employees')
    .where('establishment_id', '=', house)
    .where('service_id', '=', service)
    .execute();
  if (employeeIds.length === 0) return;
  const rows = employeeIds.map((id) => ({ establishment_id: house, service_id: service, employee_id: id }));
  await db.insertInto('service_employees').values(rows).execute();
}

/** Offers a listing of a house or withdraws it; false where it is suspended. */
export async function updateOffer(db: Database, house: number, id: number, isOffered: boolean): Promise<boolean> {
  const found = await sql`
    update services set status = ${isOffered ? 'published' : 'draft'}
    where establishment_id = ${house} and id = ${id} and status <> 'suspended' returning id`.execute(db);
  return found.rows.length > 0;
}

/** What a listing cannot be published without, and has not. */
export async function listMissing(db: Database, service: number): Promise<ListingNeed[]> {
  const found = await sql<{ missing: ListingNeed[] }>`
    select ${missingOfListing} as missing from services s where s.id = ${service}`.execute(db);
  return found.rows[0]?.missing ?? [];
}

/** The listings that an employee gives. */
export async function listServicesOf(db: Database, employeeId: number): Promise<number[]> {
  const found = await sql<{ service_id: number }>`
    select service_id from service_employees where employee_id = ${employeeId} order by service_id`.execute(db);
  return found.rows.map(({ service_id: id }) => id);
}

/** Brings what is derived of a listing up to date. */
export const refreshService = (db: Database, id: number) => sql`call refresh_service(${id})`.execute(db);
