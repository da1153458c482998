import { sql } from 'kysely';
import { type ChosenIds, type Database, oneOrAny } from '#app/database/connection.ts';

type TimetableHoursRow = { weekday: number; from: number; to: number };
type TimetableOwnerRow = { employeeId: number | null };
type TimetableExceptionRow = TimetableOwnerRow & {
  kind: 'closed' | 'open' | 'women_only' | 'blocked';
  priority: number;
  startsOn: string;
  endsOn: string;
  weekday: number | null;
  from: number | null;
  to: number | null;
};

/** A timetable as the tables hold it: minutes since local midnight, ISO weekdays, YYYY-MM-DD. */
type TimetableRow = {
  venueId: number;
  slotStepMinutes: number;
  leadMinutes: number;
  horizonDays: number;
  answerMinutes: number;
  dailyCap: number | null;
  isWomenOnly: boolean;
  autoConfirm: boolean;
  hours: (TimetableOwnerRow & TimetableHoursRow)[];
  breaks: (TimetableOwnerRow & TimetableHoursRow)[];
  womenOnlyHours: TimetableHoursRow[];
  exceptions: TimetableExceptionRow[];
  employees: { employeeId: number; isFemale: boolean; dailyCap: number | null }[];
};

/** The timetables of some venues by venue, with the exceptions between two days. */
export async function listTimetables(
  db: Database,
  venueIds: ChosenIds,
  from: string,
  to: string,
): Promise<Map<number, TimetableRow>> {
  const found = await sql<TimetableRow>`
    select e.id as "venueId", e.slot_step_minutes as "slotStepMinutes", e.lead_minutes as "leadMinutes",
      e.horizon_days as "horizonDays", e.answer_minutes as "answerMinutes", e.daily_cap as "dailyCap",
      e.auto_confirm as "autoConfirm", e.is_women_only as "isWomenOnly",
      coalesce((select json_agg(json_build_object('employeeId', h.employee_id, 'weekday', h.weekday,
        'from', h.opens_minute, 'to', h.closes_minute) order by h.weekday, h.opens_minute)
        from opening_hours h where h.venue_id = e.id), '[]') as hours,
      coalesce((select json_agg(json_build_object('employeeId', b.employee_id, 'weekday', b.weekday,
        'from', b.starts_minute, 'to', b.ends_minute) order by b.weekday, b.starts_minute)
        from weekly_breaks b where b.venue_id = e.id), '[]') as breaks,
      coalesce((select json_agg(json_build_object('weekday', w.weekday, 'from', w.starts_minute, 'to', w.ends_minute)
        order by w.weekday, w.starts_minute)
        from women_only_hours w where w.venue_id = e.id), '[]') as "womenOnlyHours",
      coalesce((select json_agg(json_build_object('employeeId', x.employee_id, 'kind', x.kind, 'priority', x.priority,
        'startsOn', x.starts_on, 'endsOn', x.ends_on, 'weekday', x.weekday,
        'from', x.opens_minute, 'to', x.closes_minute) order by x.opens_minute)
        from hours_exceptions x
        where x.venue_id = e.id and x.ends_on >= ${from} and x.starts_on <= ${to}), '[]') as exceptions,
      coalesce((select json_agg(json_build_object('employeeId', p.id, 'isFemale', p.gender = 'female',
        'dailyCap', p.daily_cap)) from employees p where p.venue_id = e.id), '[]') as employees
    from venues e where e.id ${oneOrAny(venueIds)}`.execute(db);
  return new Map(found.rows.map((timetable) => [timetable.venueId, timetable]));
}
