import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '../members/member-queries.ts';

/** True where a user runs the venue of an employee `p`, or is that employee. */
export const mayPicture = (
  userId: number,
): RawBuilder<boolean> => sql`(${mayManage(userId, sql`p.venue_id`)} or exists (
  select from memberships m where m.venue_id = p.venue_id and m.employee_id = p.id and m.user_id = ${userId}))`;

type PicturedRow = { venueId: number; isActive: boolean };

/** An employee whom a user may picture; undefined for any other. */
export async function findPictured(db: Database, userId: number, id: number): Promise<PicturedRow | undefined> {
  const found = await sql<PicturedRow>`
    select p.venue_id as "venueId", p.is_active as "isActive" from employees p
    where p.id = ${id} and ${mayPicture(userId)}`.execute(db);
  return found.rows[0];
}

/** The same, locked until the transaction ends: whoever sends, removes or decides about the portrait meanwhile waits. */
export async function lockPictured(db: Database, userId: number, id: number): Promise<PicturedRow | undefined> {
  const found = await sql<PicturedRow>`
    select p.venue_id as "venueId", p.is_active as "isActive" from employees p
    where p.id = ${id} and ${mayPicture(userId)} for no key update of p`.execute(db);
  return found.rows[0];
}

type NewPortrait = { venue_id: number; employee_id: number; name: string; stated_by: number; stated_at: Date };

/** Enters a portrait, in place of one that waits or was declined; the one that is shown stays until this one is approved. */
export async function insertPortrait(db: Database, given: NewPortrait): Promise<void> {
  const { venue_id, employee_id } = given;
  await db
    .deleteFrom('portraits')
    .where('venue_id', '=', venue_id)
    .where('employee_id', '=', employee_id)
    .where('state', 'in', ['waiting', 'declined'])
    .execute();
  await db
    .insertInto('portraits')
    .values({ ...given, state: 'waiting' })
    .execute();
}

/** Takes the portraits of an employee away, the shown one and the waiting one; the record stays. False where there is none. */
export async function withdrawPortraits(db: Database, venueId: number, id: number, now: Date): Promise<boolean> {
  // Those of the demo world are no portraits that somebody sent.
  const shown = await sql`
    update employees set portrait = null
    where venue_id = ${venueId} and id = ${id} and portrait is not null returning id`.execute(db);
  const sent = await sql`
    update portraits set state = 'withdrawn', name = null, withdrawn_at = ${now}
    where venue_id = ${venueId} and employee_id = ${id} and state in ('waiting', 'approved') returning id`.execute(db);
  return shown.rows.length + sent.rows.length > 0;
}

/** The services whose pages show an employee. */
export async function listServicesOf(db: Database, venueId: number, id: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select service_id as id from service_employees
    where venue_id = ${venueId} and employee_id = ${id} order by service_id`.execute(db);
  return found.rows.map((row) => row.id);
}
