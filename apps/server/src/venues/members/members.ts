import type { MemberRole, Team } from '@tajmeelspot/contract/venues/members.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { publishWithCommit } from '#app/http/changes.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { accessTag } from '#app/identity/identity.ts';
import * as queries from './member-queries.ts';
import { listVenuesOfMember } from './member-queries.ts';

/** The role of a user at a venue, and the employee whose calendar alone they see (null: every one). */
export type Membership = { readonly role: MemberRole; readonly employeeId: number | null };

/** Makes sure that the caller works at a venue. Throws not_found. */
export async function requireMember(
  { db }: Pick<Deps, 'db'>,
  { member }: MemberActor,
  venueId: number,
): Promise<Membership> {
  const found = await queries.findMembership(db, member.id, venueId);
  if (!found) throw problem('not_found');
  return { role: found.role, employeeId: found.role === 'staff' ? found.employeeId : null };
}

/** Whether a role runs a venue: only these may place bookings over its rules. */
export const runsVenue = (role: MemberRole): boolean => role === 'owner' || role === 'manager';

/** Makes sure that the caller runs a venue, as its owner or a manager. Throws not_found. */
export async function requireManager(deps: Pick<Deps, 'db'>, actor: MemberActor, venueId: number): Promise<Membership> {
  const found = await requireMember(deps, actor, venueId);
  if (found.role === 'staff') throw problem('not_found');
  return found;
}

/** Makes sure that a venue is the caller's own. Throws not_found, owner_only. */
export async function requireOwner(deps: Pick<Deps, 'db'>, actor: MemberActor, venueId: number): Promise<void> {
  const { role } = await requireManager(deps, actor, venueId);
  if (role !== 'owner') throw problem('owner_only');
}

/** Who may work at a venue, and who is asked to. Throws not_found. */
export async function listMembers(deps: Deps, actor: MemberActor, venueId: number): Promise<Team> {
  await requireManager(deps, actor, venueId);
  return readMembers(deps, actor, venueId);
}

/** The same without asking who wants to know. */
export const readMembers = ({ db, clock }: Deps, { language, member }: MemberActor, venueId: number): Promise<Team> =>
  queries.findMembers(db, language, venueId, member.id, toDate(clock.now()));

/** A role as it is given. */
export type ChangeMemberInput = { readonly role: 'manager' | 'staff'; readonly employee_id: number | null };

/** Requires a role and a calendar that go together. Throws invalid. */
export async function requireCalendar(
  db: Database,
  venueId: number,
  { role, employee_id: id }: ChangeMemberInput,
): Promise<void> {
  if (role === 'manager') {
    if (id !== null) throw invalid({ employee_id: ['not_offered'] });
    return;
  }
  if (id === null) throw invalid({ employee_id: ['required'] });
  if (!(await queries.isEmployeeOf(db, venueId, id))) throw invalid({ employee_id: ['not_offered'] });
}

/** Changes the role of a member of an own venue. Throws not_found, owner_only, invalid. */
export async function changeMember(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  userId: number,
  given: ChangeMemberInput,
) {
  await requireOwner(deps, actor, venueId);
  await requireCalendar(deps.db, venueId, given);
  const { role, employee_id: employeeId } = given;
  if (!(await queries.updateMember(deps.db, venueId, userId, { role, employeeId }))) throw problem('not_found');
  return readMembers(deps, actor, venueId);
}

/** Ends a membership at an own venue, or the caller's own elsewhere. Throws not_found, owner_only. */
export async function removeMember(deps: Deps, actor: MemberActor, venueId: number, userId: number): Promise<void> {
  if (userId === actor.member.id) await requireMember(deps, actor, venueId);
  else await requireOwner(deps, actor, venueId);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.deleteMember(tx, venueId, userId))) throw problem('not_found');
    // Open streams of the user ask again whether they may go on.
    await publishWithCommit(tx, [accessTag(userId)]);
  });
}

/** The caller's own venues. */
export async function listVenues(deps: Deps, { language, member }: MemberActor) {
  const found = await listVenuesOfMember(deps.db, language, member.id);
  const { view } = member;
  if (!view) return found;
  const viewed = found.filter(({ id }) => id === view.venueId);
  return viewed.map((venue) => ({ ...venue, view_until: view.until.toISOString() }));
}
