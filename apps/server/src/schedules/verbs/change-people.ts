import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import * as changes from '../change-queries.ts';
import { findVenueOf, type VenuePart } from '../queries.ts';
import { changeSchedule, type ChangeDecision, type ScheduleChangeResult } from './change-schedule.ts';

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
  const services = await changes.listServicesOf(deps.db, id);
  const apply = async (tx: Database) => {
    await changes.updateEmployee(tx, venueId, id, { is_active, daily_cap, ...(gender && { gender }) });
    for (const service of services) await changes.refreshService(tx, service);
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
    const known = await changes.countEmployees(tx, venueId, team);
    if (known < team.length) throw invalid({ employee_ids: ['not_offered'] });
    await changes.replaceTeam(tx, venueId, id, team);
    await changes.refreshService(tx, id);
  };
  return changeSchedule(deps, actor, { verb: 'changeServiceTeam', venueId, decided: given, apply, isInLists: true });
}

/** Publishes a service or withdraws it. Throws not_found for a suspended one, service_incomplete, and what changeSchedule throws. */
export async function changePublication(
  deps: Deps,
  actor: MemberActor,
  id: number,
  given: ChangeDecision & { readonly is_published: boolean },
): Promise<ScheduleChangeResult> {
  const venueId = await venueOf(deps, actor, 'services', id);
  const { is_published: isPublished } = given;
  const apply = async (tx: Database) => {
    const missing = isPublished ? await changes.listMissingForPublication(tx, id) : [];
    if (missing.length > 0) throw problem('service_incomplete', { body: { missing } });
    if (!(await changes.updatePublication(tx, venueId, id, isPublished))) throw problem('not_found');
    await changes.refreshService(tx, id);
  };
  return changeSchedule(deps, actor, { verb: 'changePublication', venueId, decided: given, apply, isInLists: true });
}

/** The own venue that something belongs to. Throws not_found. */
async function venueOf({ db }: Deps, { member }: MemberActor, part: VenuePart, id: number): Promise<number> {
  const venueId = await findVenueOf(db, member.id, part, id);
  if (venueId === undefined) throw problem('not_found');
  return venueId;
}
