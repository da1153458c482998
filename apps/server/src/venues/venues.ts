import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import * as queries from './queries.ts';
import type { Timetable } from './rules.ts';

export { lockHouse, updateVersion } from './house-queries.ts';
export { hoursTemplates } from './hours-templates.ts';
export { changeHouse, createHouse, findHouse } from './verbs/keep-house.ts';
export { changeMessages, findMessages } from './verbs/keep-messages.ts';
export { noteChange } from './verbs/note-change.ts';
export { addEmployee, changeEmployee, listTeam } from './verbs/keep-team.ts';
export { acceptInvitation, inviteMember, issueCode, withdrawInvitation } from './verbs/invitations.ts';
export { changeMember, demandMember, demandRunner, listMembers, removeMember } from './verbs/members.ts';
export { defaultHours, type Interval, type Timetable } from './rules.ts';

/** People who give treatments, those of one listing where it is given. */
export const listEmployees = (deps: Deps, actor: Actor, input: { service_id?: number | undefined }) =>
  queries.listEmployees(deps.db, actor.language, input.service_id);

/** The timetables of some establishments, with the exceptions between two days (YYYY-MM-DD), by establishment. */
export async function listTimetables(
  db: Database,
  establishmentIds: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, Timetable>> {
  const found = await queries.listTimetables(db, establishmentIds, from, to);
  return new Map(found.map((timetable) => [timetable.establishmentId, timetable]));
}
