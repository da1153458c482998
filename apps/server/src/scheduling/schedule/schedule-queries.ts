import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { resourceKindsOf } from '../resources/resource-queries.ts';
import { mayManage } from '#app/venues/members/member-queries.ts';

type ScheduleHoursRow = { weekday: number; from: number; to: number };
type ScheduleOwnerRow = { employee_id: number | null };

/** A venue's schedule with its hours in minutes since the midnight at which their day begins. */
export type ScheduleRow = Omit<Schedule, 'hours' | 'breaks' | 'women_only_hours' | 'exceptions'> & {
  hours: (ScheduleOwnerRow & ScheduleHoursRow)[];
  breaks: (ScheduleOwnerRow & ScheduleHoursRow)[];
  women_only_hours: ScheduleHoursRow[];
  exceptions: (Omit<Schedule['exceptions'][number], 'from' | 'to'> & { from: number | null; to: number | null })[];
};

/** The schedule of a venue that the reader may manage, with the exceptions and the maintenance that are not over. */
export async function findSchedule(db: Database, language: Language, readerId: number, id: number, now: Date) {
  const today = sql`(${now}::timestamptz at time zone 'Asia/Baghdad')::date`;
  const found = await sql<ScheduleRow>`
    select jsonb_build_object('id', e.id, 'name', in_language(e.name, ${language})) as venue,
      e.schedule_version as version, e.is_women_only, jsonb_build_object('slot_step_minutes', e.slot_step_minutes,
        'lead_minutes', e.lead_minutes, 'horizon_days', e.horizon_days, 'answer_minutes', e.answer_minutes,
        'daily_cap', e.daily_cap, 'cancel_hours', e.cancel_hours, 'auto_confirm', e.auto_confirm,
        'release_hours', e.release_hours) as policy,
      coalesce((select jsonb_agg(jsonb_build_object('employee_id', h.employee_id, 'weekday', h.weekday,
        'from', h.opens_minute, 'to', h.closes_minute)
        order by h.employee_id nulls first, h.weekday, h.opens_minute)
        from opening_hours h where h.venue_id = e.id), '[]') as hours,
      coalesce((select jsonb_agg(jsonb_build_object('employee_id', b.employee_id, 'weekday', b.weekday,
        'from', b.starts_minute, 'to', b.ends_minute)
        order by b.employee_id nulls first, b.weekday, b.starts_minute)
        from weekly_breaks b where b.venue_id = e.id), '[]') as breaks,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', w.weekday, 'from', w.starts_minute, 'to', w.ends_minute)
        order by w.weekday, w.starts_minute)
        from women_only_hours w where w.venue_id = e.id), '[]') as women_only_hours,
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'kind', x.kind, 'employee_id', x.employee_id,
        'starts_on', x.starts_on, 'ends_on', x.ends_on, 'weekday', x.weekday, 'from', x.opens_minute,
        'to', x.closes_minute, 'priority', x.priority, 'note', in_language(x.reason, ${language}))
        order by x.starts_on, x.id)
        from hours_exceptions x where x.venue_id = e.id and x.ends_on >= ${today}), '[]') as exceptions,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language}),
        'is_active', p.is_active, 'daily_cap', p.daily_cap, 'gender', p.gender) order by p.position, p.id)
        from employees p where p.venue_id = e.id), '[]') as employees,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language}),
        'is_published', s.status = 'published', 'employee_ids', coalesce((select jsonb_agg(se.employee_id
          order by se.employee_id) from service_employees se where se.service_id = s.id), '[]')) order by s.id)
        from services s where s.venue_id = e.id), '[]') as services,
      ${resourceKindsOf(language, now)} as resource_kinds
    from venues e where e.id = ${id} and ${mayManage(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0];
}

/** The tables with parts of a venue's schedule that calls name by id. */
export type VenuePart = 'hours_exceptions' | 'employees' | 'services';

/** The venue that a part belongs to, where the reader may manage it. */
export async function findVenueOf(
  db: Database,
  readerId: number,
  part: VenuePart,
  id: number,
): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select e.id from ${sql.table(part)} x join venues e on e.id = x.venue_id
    where x.id = ${id} and ${mayManage(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0]?.id;
}
