import { todayAt } from '#app/booking/booking.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { countExceptions, deleteException, insertException } from '../change-queries.ts';
import { findExceptionDays, findHouseOf } from '../queries.ts';
import { type ExceptionTimes, faultsInException, minutesOf } from '../rules.ts';
import { demandEmployee } from './change-hours.ts';
import { changeSchedule, type Decided, type Outcome } from './change-schedule.ts';

type NewException = Decided &
  ExceptionTimes & {
    readonly weekday: number | null;
    readonly priority: number;
    readonly note?: string | null | undefined;
  };

/** More than this is no calendar of exceptions any more. */
const mostExceptions = 500;

/** Enters days on which other hours hold, or leave. Throws invalid and what changeSchedule throws. */
export async function addException(deps: Deps, actor: MemberActor, house: number, given: NewException) {
  const today = todayAt(deps.clock.now());
  const faults = faultsInException(given, today);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const { employee_id, kind, starts_on, ends_on, weekday, priority, from, to, note } = given;
  const apply = async (tx: Database) => {
    await demandEmployee(tx, actor, house, employee_id);
    if ((await countExceptions(tx, house, today.toString())) >= mostExceptions) throw invalid({ kind: ['too_many'] });
    await insertException(tx, {
      establishment_id: house,
      employee_id,
      kind,
      starts_on,
      ends_on,
      weekday,
      priority,
      opens_minute: from === null ? null : minutesOf(from),
      closes_minute: to === null ? null : minutesOf(to),
      reason: note ? { [actor.language]: note } : null,
    });
  };
  const days = { from: starts_on, to: ends_on };
  return changeSchedule(deps, actor, { verb: 'addException', house, decided: given, apply, days });
}

/** Takes an exception back. Throws what changeSchedule throws. */
export async function removeException(deps: Deps, actor: MemberActor, id: number, decided: Decided): Promise<Outcome> {
  const house = await findHouseOf(deps.db, actor.member.id, 'hours_exceptions', id);
  const days = house === undefined ? undefined : await findExceptionDays(deps.db, house, id);
  if (house === undefined || !days) throw problem('not_found');
  const apply = async (tx: Database) => {
    if (!(await deleteException(tx, house, id))) throw problem('not_found');
  };
  return changeSchedule(deps, actor, { verb: 'removeException', house, decided, apply, days });
}
