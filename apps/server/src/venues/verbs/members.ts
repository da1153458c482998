import type { MemberRole, Team } from '@tajmeelspot/contract/venues/members.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import * as queries from '../member-queries.ts';

/** What somebody is at a house, and whose calendar alone they see (null: every one). */
export type Membership = { readonly role: MemberRole; readonly employeeId: number | null };

/** Makes sure that the caller works at a house. Throws not_found. */
export async function demandMember(
  { db }: Pick<Deps, 'db'>,
  { member }: MemberActor,
  house: number,
): Promise<Membership> {
  const found = await queries.findMembership(db, member.id, house);
  if (!found) throw problem('not_found');
  return { role: found.role, employeeId: found.role === 'staff' ? found.employeeId : null };
}

/** Makes sure that the caller runs a house, as its owner or a manager. Throws not_found. */
export async function demandRunner(deps: Pick<Deps, 'db'>, actor: MemberActor, house: number): Promise<Membership> {
  const found = await demandMember(deps, actor, house);
  if (found.role === 'staff') throw problem('not_found');
  return found;
}

/** Makes sure that a house is the caller's own. Throws not_found, owner_only. */
export async function demandOwner(deps: Pick<Deps, 'db'>, actor: MemberActor, house: number): Promise<void> {
  const { role } = await demandRunner(deps, actor, house);
  if (role !== 'owner') throw problem('owner_only');
}

/** Who may work at a house, and who is asked to. Throws not_found. */
export async function listMembers(deps: Deps, actor: MemberActor, house: number): Promise<Team> {
  await demandRunner(deps, actor, house);
  return readTeam(deps, actor, house);
}

/** The same without asking who wants to know. */
export const readTeam = ({ db, clock }: Deps, { language, member }: MemberActor, house: number): Promise<Team> =>
  queries.findTeam(db, language, house, member.id, toDate(clock.now()));

/** A role as it is given. */
export type Given = { readonly role: 'manager' | 'staff'; readonly employee_id: number | null };

/** Whether somebody's role and calendar go together. Throws invalid. */
export async function demandCalendar(db: Database, house: number, { role, employee_id: id }: Given): Promise<void> {
  if (role === 'manager') {
    if (id !== null) throw invalid({ employee_id: ['not_offered'] });
    return;
  }
  if (id === null) throw invalid({ employee_id: ['required'] });
  const { isEmployee } = await queries.findFacts(db, house, '', id);
  if (!isEmployee) throw invalid({ employee_id: ['not_offered'] });
}

/** Gives somebody at an own house another role. Throws not_found, owner_only, invalid. */
export async function changeMember(deps: Deps, actor: MemberActor, house: number, userId: number, given: Given) {
  await demandOwner(deps, actor, house);
  await demandCalendar(deps.db, house, given);
  const { role, employee_id: employeeId } = given;
  if (!(await queries.updateMember(deps.db, house, userId, { role, employeeId }))) throw problem('not_found');
  return readTeam(deps, actor, house);
}

/** Ends the work of somebody at an own house, or the caller's own elsewhere. Throws not_found, owner_only. */
export async function removeMember(deps: Deps, actor: MemberActor, house: number, userId: number): Promise<void> {
  if (userId === actor.member.id) await demandMember(deps, actor, house);
  else await demandOwner(deps, actor, house);
  if (!(await queries.deleteMember(deps.db, house, userId))) throw problem('not_found');
}
