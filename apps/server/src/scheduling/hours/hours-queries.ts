import type { Database } from '#app/database/connection.ts';
import { sql } from 'kysely';

/** Hours of a weekday, minutes since its midnight. */
type WeeklyTimeRow = { weekday: number; from: number; to: number };

/** Replaces the weekly hours and breaks of a venue (null), or of one of its employees. */
export async function replaceWeek(
  db: Database,
  venueId: number,
  employeeId: number | null,
  week: { hours: readonly WeeklyTimeRow[]; breaks: readonly WeeklyTimeRow[] },
): Promise<void> {
  const isOfOwner = sql<boolean>`venue_id = ${venueId} and employee_id is not distinct from ${employeeId}`;
  await db.deleteFrom('opening_hours').where(isOfOwner).execute();
  await db.deleteFrom('weekly_breaks').where(isOfOwner).execute();
  const owner = { venue_id: venueId, employee_id: employeeId };
  if (week.hours.length > 0) {
    const rows = week.hours.map(({ weekday, from, to }) => ({ weekday, opens_minute: from, closes_minute: to }));
    await db
      .insertInto('opening_hours')
      .values(rows.map((row) => ({ ...owner, ...row })))
      .execute();
  }
  if (week.breaks.length > 0) {
    const rows = week.breaks.map(({ weekday, from, to }) => ({ weekday, starts_minute: from, ends_minute: to }));
    await db
      .insertInto('weekly_breaks')
      .values(rows.map((row) => ({ ...owner, ...row })))
      .execute();
  }
}

/** Replaces the hours of a venue that are for women only. */
export async function replaceWomenOnly(db: Database, venueId: number, hours: readonly WeeklyTimeRow[]): Promise<void> {
  await db.deleteFrom('women_only_hours').where('venue_id', '=', venueId).execute();
  const rows = hours.map(({ weekday, from, to }) => ({ weekday, starts_minute: from, ends_minute: to }));
  if (rows.length === 0) return;
  await db
    .insertInto('women_only_hours')
    .values(rows.map((row) => ({ venue_id: venueId, ...row })))
    .execute();
}

/** A new hours exception, by column. */
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

/** Inserts an exception, unless the same one is there: a device that lost the answer sends it again. */
export async function insertException(db: Database, { reason, ...exception }: NewHoursException): Promise<void> {
  const same = Object.entries(exception).map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`);
  const found = await sql`select from hours_exceptions where ${sql.join(same, sql` and `)} limit 1`.execute(db);
  if (found.rows.length > 0) return;
  await db
    .insertInto('hours_exceptions')
    .values({ ...exception, reason: reason && JSON.stringify(reason) })
    .execute();
}

/** Deletes an exception of a venue; false where there is none. */
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

/** The days of an exception of a venue, YYYY-MM-DD. */
export async function findExceptionDays(db: Database, venueId: number, id: number) {
  const found = await sql<{ from: string; to: string }>`
    select starts_on as "from", ends_on as "to" from hours_exceptions
    where venue_id = ${venueId} and id = ${id}`.execute(db);
  return found.rows[0];
}
