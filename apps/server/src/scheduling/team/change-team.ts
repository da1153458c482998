import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { refreshService } from '#app/catalog/catalog.ts';
import { changeSchedule, type ChangeDecision, type ScheduleChangeResult } from '../conflicts/change-schedule.ts';
import { requireOwnVenue } from '../schedule/find-schedule.ts';
import { updateEmployee, countEmployees, replaceTeam, listServicesOf } from './team-queries.ts';

/**
 * Sets whether an employee works at the venue, the limit of bookings a day, and the gender. Throws what changeSchedule
 * throws.
 */
export async function changeEmployment(
  deps: Deps,
  actor: MemberActor,
  id: number,
  input: ChangeDecision & {
    readonly is_active: boolean;
    readonly daily_cap: number | null;
    readonly gender?: EmployeeGender | undefined;
  },
): Promise<ScheduleChangeResult> {
  const venueId = await requireOwnVenue(deps, actor, 'employees', id);
  const { is_active, daily_cap, gender } = input;
  const services = await listServicesOf(deps.db, id);
  const apply = async (tx: Database) => {
    await updateEmployee(tx, venueId, id, { is_active, daily_cap, ...(gender && { gender }) });
    for (const service of services) await refreshService(tx, service);
  };
  return changeSchedule(deps, actor, { verb: 'changeEmployment', venueId, decided: input, apply, isInLists: true });
}

type EmployeeGender = 'female' | 'male';

/** Sets which employees give the treatments of a service. Throws invalid and what changeSchedule throws. */
export async function changeServiceTeam(
  deps: Deps,
  actor: MemberActor,
  id: number,
  input: ChangeDecision & { readonly employee_ids: readonly number[] },
): Promise<ScheduleChangeResult> {
  const venueId = await requireOwnVenue(deps, actor, 'services', id);
  const team = [...new Set(input.employee_ids)];
  const apply = async (tx: Database) => {
    const known = await countEmployees(tx, venueId, team);
    if (known < team.length) throw invalid({ employee_ids: ['not_offered'] });
    await replaceTeam(tx, venueId, id, team);
    await refreshService(tx, id);
  };
  return changeSchedule(deps, actor, { verb: 'changeServiceTeam', venueId, decided: input, apply, isInLists: true });
}
