import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { findVenueOf } from '../schedule/schedule-queries.ts';
import { type ExceptionTimes, exceptionErrors } from '../rules.ts';
import { requireEmployeeOfVenue } from './change-hours.ts';
import { changeSchedule, type ChangeDecision, type ScheduleChangeResult } from '../conflicts/change-schedule.ts';
import { todayAt } from '#app/availability/availability.ts';
import { minuteOfDay } from '#app/venues/venues.ts';
import { countExceptions, deleteException, insertException, findExceptionDays } from './hours-queries.ts';

type AddExceptionInput = ChangeDecision &
  ExceptionTimes & {
    readonly weekday: number | null;
    readonly priority: number;
    readonly note?: string | null | undefined;
  };

/** How many present and future exceptions a venue may have. */
const maxExceptions = 500;

/** Adds an hours exception, a leave or blocked time. Throws invalid and what changeSchedule throws. */
export async function addException(deps: Deps, actor: MemberActor, venueId: number, input: AddExceptionInput) {
  const today = todayAt(deps.clock.now());
  const errors = exceptionErrors(input, today);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { employee_id, kind, starts_on, ends_on, weekday, priority, from, to, note } = input;
  const apply = async (tx: Database) => {
    await requireEmployeeOfVenue(tx, actor, venueId, employee_id);
    if ((await countExceptions(tx, venueId, today.toString())) >= maxExceptions) throw invalid({ kind: ['too_many'] });
    await insertException(tx, {
      venue_id: venueId,
      employee_id,
      kind,
      starts_on,
      ends_on,
      weekday,
      priority,
      opens_minute: from === null ? null : minuteOfDay(from),
      closes_minute: to === null ? null : minuteOfDay(to),
      reason: note ? { [actor.language]: note } : null,
    });
  };
  const days = { from: starts_on, to: ends_on };
  return changeSchedule(deps, actor, { verb: 'addException', venueId, decided: input, apply, days });
}

/** Removes an exception. Throws what changeSchedule throws. */
export async function removeException(
  deps: Deps,
  actor: MemberActor,
  id: number,
  decided: ChangeDecision,
): Promise<ScheduleChangeResult> {
  const venueId = await findVenueOf(deps.db, actor.member.id, 'hours_exceptions', id);
  const days = venueId === undefined ? undefined : await findExceptionDays(deps.db, venueId, id);
  if (venueId === undefined || !days) throw problem('not_found');
  const apply = async (tx: Database) => {
    if (!(await deleteException(tx, venueId, id))) throw problem('not_found');
  };
  return changeSchedule(deps, actor, { verb: 'removeException', venueId, decided, apply, days });
}
