import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** An employee who works, or has worked, at a venue. */
export type AgendaEmployeeRow = { id: number; name: string; gender: 'female' | 'male'; is_active: boolean };

/** The employees of a venue in the venue's own order; a member of the staff gets only their own entry. */
export async function listAgendaEmployees(
  db: Database,
  language: Language,
  venueId: number,
  employeeId: number | null,
): Promise<AgendaEmployeeRow[]> {
  const found = await sql<AgendaEmployeeRow>`
    select p.id, in_language(p.name, ${language}) as name, p.gender, p.is_active from employees p
    where p.venue_id = ${venueId} and (${employeeId}::bigint is null or p.id = ${employeeId})
    order by p.position, p.id`.execute(db);
  return found.rows;
}

/** The blocked time of an employee on a day, minutes since its midnight. */
type BlockedTimeRow = { id: number; employee_id: number; date: string; from: number; to: number; note: string | null };

/** The blocked time of a venue's employees on each day between two (YYYY-MM-DD), both included. */
export async function listBlockedTime(db: Database, language: Language, venueId: number, from: string, to: string) {
  const found = await sql<BlockedTimeRow>`
    select x.id, x.employee_id, d.day::date::text as date, x.opens_minute as "from", x.closes_minute as "to",
      in_language(x.reason, ${language}) as note
    from hours_exceptions x join lateral generate_series(greatest(x.starts_on, ${from}::date)::timestamp,
      least(x.ends_on, ${to}::date)::timestamp, '1 day') d (day)
      on x.weekday is null or x.weekday = extract(isodow from d.day)
    where x.venue_id = ${venueId} and x.kind = 'blocked' and x.ends_on >= ${from} and x.starts_on <= ${to}
    order by d.day, x.opens_minute, x.id`.execute(db);
  return found.rows;
}
