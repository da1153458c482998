import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import * as changes from '../change-queries.ts';
import { findHouseOf, type Part } from '../queries.ts';
import { changeSchedule, type Decided, type Outcome } from './change-schedule.ts';

/** An employee leaves or returns, takes so many bookings a day, or turns out to be a woman or a man. Throws what changeSchedule throws. */
export async function changeEmployment(
  deps: Deps,
  actor: MemberActor,
  id: number,
  given: Decided & {
    readonly is_active: boolean;
    readonly daily_cap: number | null;
    readonly gender?: Gender | undefined;
  },
): Promise<Outcome> {
  const house = await houseOf(deps, actor, 'employees', id);
  const { is_active, daily_cap, gender } = given;
  const services = await changes.listServicesOf(deps.db, id);
  const apply = async (tx: Database) => {
    await changes.updateEmployee(tx, house, id, { is_active, daily_cap, ...(gender && { gender }) });
    for (const service of services) await changes.refreshService(tx, service);
  };
  return changeSchedule(deps, actor, { verb: 'changeEmployment', house, decided: given, apply, isInLists: true });
}

type Gender = 'female' | 'male';

/** Sets who gives the treatments of a listing. Throws invalid and what changeSchedule throws. */
export async function changeServiceTeam(
  deps: Deps,
  actor: MemberActor,
  id: number,
  given: Decided & { readonly employee_ids: readonly number[] },
): Promise<Outcome> {
  const house = await houseOf(deps, actor, 'services', id);
  const team = [...new Set(given.employee_ids)];
  const apply = async (tx: Database) => {
    const known = await changes.countEmployees(tx, house, team);
    if (known < team.length) throw invalid({ employee_ids: ['not_offered'] });
    await changes.replaceTeam(tx, house, id, team);
    await changes.refreshService(tx, id);
  };
  return changeSchedule(deps, actor, { verb: 'changeServiceTeam', house, decided: given, apply, isInLists: true });
}

/** Publishes a listing or withdraws it. Throws not_found for a suspended one, listing_incomplete, and what changeSchedule throws. */
export async function changeOffer(
  deps: Deps,
  actor: MemberActor,
  id: number,
  given: Decided & { readonly is_offered: boolean },
): Promise<Outcome> {
  const house = await houseOf(deps, actor, 'services', id);
  const { is_offered: isOffered } = given;
  const apply = async (tx: Database) => {
    const missing = isOffered ? await changes.listMissing(tx, id) : [];
    if (missing.length > 0) throw problem('listing_incomplete', { body: { missing } });
    if (!(await changes.updateOffer(tx, house, id, isOffered))) throw problem('not_found');
    await changes.refreshService(tx, id);
  };
  return changeSchedule(deps, actor, { verb: 'changeOffer', house, decided: given, apply, isInLists: true });
}

/** The own house that something belongs to. Throws not_found. */
async function houseOf({ db }: Deps, { member }: MemberActor, part: Part, id: number): Promise<number> {
  const house = await findHouseOf(db, member.id, part, id);
  if (house === undefined) throw problem('not_found');
  return house;
}
