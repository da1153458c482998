import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { refreshService } from '#app/catalog/catalog.ts';
import { changeSchedule, type ChangeDecision, type ScheduleChangeResult } from '../conflicts/change-schedule.ts';
import { venueOf } from '../schedule/find-schedule.ts';
import { updateEmployee, countEmployees, replaceTeam, listServicesOf } from './team-queries.ts';

/** An employee leaves or returns, takes so many bookings a day, or turns out to be a woman or a man. Throws what changeSchedule throws. */
export async function changeEmployment(
  deps: Deps,
  actor: MemberActor,
  id: number,
  given: ChangeDecision & {
    readonly is_active: boolean;
    readonly daily_cap: number | null;
    readonly gender?: EmployeeGender | undefined;
  },
): Promise<ScheduleChangeResult> {
  const venueId = await venueOf(deps, actor, 'employees', id);
  const { is_active, daily_cap, gender } = given;
  const services = await listServicesOf(deps.db, id);
  const apply = async (tx: Database) => {
    await updateEmployee(tx, venueId, id, { is_active, daily_cap, ...(gender && { gender }) });
    for (const service of services) await refreshService(tx, service);
  };
  return changeSchedule(deps, actor, { verb: 'changeEmployment', venueId, decided: given, apply, isInLists: true });
}

type EmployeeGender = 'female' | 'male';

/** Sets who gives the treatments of a service. Throws invalid and what changeSchedule throws. */
export async function changeServiceTeam(
  deps: Deps,
  actor: MemberActor,
  id: number,
  given: ChangeDecision & { readonly employee_ids: readonly number[] },
): Promise<ScheduleChangeResult> {
  const venueId = await venueOf(deps, actor, 'services', id);
  const team = [...new Set(given.employee_ids)];
  const apply = async (tx: Database) => {
    const known = await countEmployees(tx, venueId, team);
    if (known < team.length) throw invalid({ employee_ids: ['not_offered'] });
    await replaceTeam(tx, venueId, id, team);
    await refreshService(tx, id);
  };
  return changeSchedule(deps, actor, { verb: 'changeServiceTeam', venueId, decided: given, apply, isInLists: true });
}
