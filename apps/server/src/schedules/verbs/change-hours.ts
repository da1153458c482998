import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { replaceWeek, replaceWomenOnly } from '../change-queries.ts';
import { findHouseOf } from '../queries.ts';
import { faultsInWeek, minutesOf, type WeeklyTimes } from '../rules.ts';
import { changeSchedule, type Decided, type Outcome } from './change-schedule.ts';

type Hours = Decided & {
  readonly employee_id: number | null;
  readonly hours: readonly WeeklyTimes[];
  readonly breaks: readonly WeeklyTimes[];
  readonly women_only_hours: readonly WeeklyTimes[];
};

/** Sets the week of a house, or of one of its employees. Throws invalid and what changeSchedule throws. */
export async function changeHours(deps: Deps, actor: MemberActor, house: number, given: Hours): Promise<Outcome> {
  const { employee_id: employeeId, hours, breaks, women_only_hours: womenOnly } = given;
  const faults = {
    ...faultsInWeek('hours', hours),
    ...faultsInWeek('breaks', breaks),
    ...faultsInWeek('women_only_hours', womenOnly),
    ...(employeeId !== null && womenOnly.length > 0 ? { women_only_hours: ['not_together' as const] } : {}),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const apply = async (tx: Database) => {
    await demandEmployee(tx, actor, house, employeeId);
    await replaceWeek(tx, house, employeeId, { hours: hours.map(inMinutes), breaks: breaks.map(inMinutes) });
    if (employeeId === null) await replaceWomenOnly(tx, house, womenOnly.map(inMinutes));
  };
  return changeSchedule(deps, actor, { verb: 'changeHours', house, decided: given, apply });
}

const inMinutes = ({ weekday, from, to }: WeeklyTimes) => ({ weekday, from: minutesOf(from), to: minutesOf(to) });

/** Makes sure that somebody works at a house; null is nobody. Throws invalid. */
export async function demandEmployee(db: Database, { member }: MemberActor, house: number, id: number | null) {
  const isTheirs = id === null || (await findHouseOf(db, member.id, 'employees', id)) === house;
  if (!isTheirs) throw invalid({ employee_id: ['not_offered'] });
}
