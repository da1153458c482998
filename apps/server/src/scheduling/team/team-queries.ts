import type { Database } from '#app/database/connection.ts';
import { sql } from 'kysely';

/** Sets whether an employee works at the venue, the limit of bookings a day, and the gender. */
export const updateEmployee = (
  db: Database,
  venueId: number,
  id: number,
  employment: { is_active: boolean; daily_cap: number | null; gender?: 'female' | 'male' },
) => db.updateTable('employees').set(employment).where('venue_id', '=', venueId).where('id', '=', id).execute();

/** How many of some employees belong to a venue. */
export async function countEmployees(db: Database, venueId: number, ids: readonly number[]): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from employees where venue_id = ${venueId} and id = any(${[...ids]})`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** Replaces the employees who give a service; all must be of its venue. */
export async function replaceTeam(db: Database, venueId: number, service: number, employeeIds: readonly number[]) {
  await db.deleteFrom('service_employees').where('venue_id', '=', venueId).where('service_id', '=', service).execute();
  if (employeeIds.length === 0) return;
  const rows = employeeIds.map((id) => ({ venue_id: venueId, service_id: service, employee_id: id }));
  await db.insertInto('service_employees').values(rows).execute();
}

/** The services that an employee gives. */
export async function listServicesOf(db: Database, employeeId: number): Promise<number[]> {
  const found = await sql<{ service_id: number }>`
    select service_id from service_employees where employee_id = ${employeeId} order by service_id`.execute(db);
  return found.rows.map(({ service_id: id }) => id);
}
