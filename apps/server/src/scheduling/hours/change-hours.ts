import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { findVenueOf } from '../schedule/schedule-queries.ts';
import { weekErrors, type WeeklyTimes } from '../rules.ts';
import { changeSchedule, type ChangeDecision, type ScheduleChangeResult } from '../conflicts/change-schedule.ts';
import { minuteOfDay } from '#app/venues/venues.ts';
import { replaceWeek, replaceWomenOnly } from './hours-queries.ts';

type ChangeHoursInput = ChangeDecision & {
  readonly employee_id: number | null;
  readonly hours: readonly WeeklyTimes[];
  readonly breaks: readonly WeeklyTimes[];
  readonly women_only_hours: readonly WeeklyTimes[];
};

/**
 * Sets the weekly hours and breaks of a venue, or of one of its employees. Throws invalid and what changeSchedule
 * throws.
 */
export async function changeHours(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ChangeHoursInput,
): Promise<ScheduleChangeResult> {
  const { employee_id: employeeId, hours, breaks, women_only_hours: womenOnly } = input;
  const errors = {
    ...weekErrors('hours', hours),
    ...weekErrors('breaks', breaks),
    ...weekErrors('women_only_hours', womenOnly),
    ...(employeeId !== null && womenOnly.length > 0 ? { women_only_hours: ['not_together' as const] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const apply = async (tx: Database) => {
    await requireEmployeeOfVenue(tx, actor, venueId, employeeId);
    await replaceWeek(tx, venueId, employeeId, { hours: hours.map(inMinutes), breaks: breaks.map(inMinutes) });
    if (employeeId === null) await replaceWomenOnly(tx, venueId, womenOnly.map(inMinutes));
  };
  return changeSchedule(deps, actor, { verb: 'changeHours', venueId, decided: input, apply });
}

const inMinutes = ({ weekday, from, to }: WeeklyTimes) => ({ weekday, from: minuteOfDay(from), to: minuteOfDay(to) });

/** Makes sure that an employee is of a venue; null, for the venue itself, passes. Throws invalid. */
export async function requireEmployeeOfVenue(
  db: Database,
  { member }: MemberActor,
  venueId: number,
  id: number | null,
) {
  const isOfVenue = id === null || (await findVenueOf(db, member.id, 'employees', id)) === venueId;
  if (!isOfVenue) throw invalid({ employee_id: ['not_offered'] });
}
