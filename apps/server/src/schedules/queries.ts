import type { Schedule } from '@tajmeelspot/contract/schedules.ts';
import type { MemberRole } from '@tajmeelspot/contract/venues/members.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { runs } from '#app/venues/member-queries.ts';

/** The houses at which somebody works, own ones first. */
export async function listHouses(db: Database, language: Language, readerId: number) {
  const found = await sql<{ id: number; name: string; role: MemberRole }>`
    select e.id, in_language(e.name, ${language}) as name, m.role
    from house_members m join establishments e on e.id = m.establishment_id
    where m.user_id = ${readerId} order by m.role <> 'owner', e.id`.execute(db);
  return found.rows;
}

type Weekly = { weekday: number; from: number; to: number };
type OfEmployee = { employee_id: number | null };

/** A house's schedule with its hours in minutes since the midnight at which their day begins. */
export type ScheduleRow = Omit<Schedule, 'hours' | 'breaks' | 'women_only_hours' | 'exceptions'> & {
  hours: (OfEmployee & Weekly)[];
  breaks: (OfEmployee & Weekly)[];
  women_only_hours: Weekly[];
  exceptions: (Omit<Schedule['exceptions'][number], 'from' | 'to'> & { from: number | null; to: number | null })[];
};

/** The schedule of a house that somebody runs, with the exceptions that end on a day (YYYY-MM-DD) or later. */
export async function findSchedule(db: Database, language: Language, readerId: number, id: number, today: string) {
  const found = await sql<ScheduleRow>`
    select jsonb_build_object('id', e.id, 'name', in_language(e.name, ${language})) as house,
      e.schedule_version as version, jsonb_build_object('slot_step_minutes', e.slot_step_minutes,
        'lead_minutes', e.lead_minutes, 'horizon_days', e.horizon_days, 'answer_minutes', e.answer_minutes,
        'daily_cap', e.daily_cap, 'cancel_hours', e.cancel_hours, 'auto_confirm', e.auto_confirm,
        'release_hours', e.release_hours) as policy,
      coalesce((select jsonb_agg(jsonb_build_object('employee_id', h.employee_id, 'weekday', h.weekday,
        'from', h.opens_minute, 'to', h.closes_minute)
        order by h.employee_id nulls first, h.weekday, h.opens_minute)
        from weekly_hours h where h.establishment_id = e.id), '[]') as hours,
      coalesce((select jsonb_agg(jsonb_build_object('employee_id', b.employee_id, 'weekday', b.weekday,
        'from', b.starts_minute, 'to', b.ends_minute)
        order by b.employee_id nulls first, b.weekday, b.starts_minute)
        from weekly_breaks b where b.establishment_id = e.id), '[]') as breaks,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', w.weekday, 'from', w.starts_minute, 'to', w.ends_minute)
        order by w.weekday, w.starts_minute)
        from women_only_hours w where w.establishment_id = e.id), '[]') as women_only_hours,
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'kind', x.kind, 'employee_id', x.employee_id,
        'starts_on', x.starts_on, 'ends_on', x.ends_on, 'weekday', x.weekday, 'from', x.opens_minute,
        'to', x.closes_minute, 'priority', x.priority, 'note', in_language(x.reason, ${language}))
        order by x.starts_on, x.id)
        from hours_exceptions x where x.establishment_id = e.id and x.ends_on >= ${today}), '[]') as exceptions,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language}),
        'is_active', p.is_active, 'daily_cap', p.daily_cap, 'gender', p.gender) order by p.position, p.id)
        from employees p where p.establishment_id = e.id), '[]') as employees,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language}),
        'is_offered', s.status = 'published', 'employee_ids', coalesce((select jsonb_agg(se.employee_id
          order by se.employee_id) from service_employees se where se.service_id = s.id), '[]')) order by s.id)
        from services s where s.establishment_id = e.id), '[]') as services
    from establishments e where e.id = ${id} and ${runs(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0];
}

/** What of a house somebody names by an id of its own. */
export type Part = 'hours_exceptions' | 'employees' | 'services';

/** The house that somebody runs and something belongs to. */
export async function findHouseOf(db: Database, readerId: number, part: Part, id: number): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select e.id from ${sql.table(part)} x join establishments e on e.id = x.establishment_id
    where x.id = ${id} and ${runs(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0]?.id;
}

/** The days of an exception of a house, YYYY-MM-DD. */
export async function findExceptionDays(db: Database, house: number, id: number) {
  const found = await sql<{ from: string; to: string }>`
    select starts_on as "from", ends_on as "to" from hours_exceptions
    where establishment_id = ${house} and id = ${id}`.execute(db);
  return found.rows[0];
}
