import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import * as queries from './queries.ts';
import type { Timetable } from './rules.ts';

export { lockVenue, updateScheduleVersion } from './house-queries.ts';
export { hoursTemplates } from './hours-templates.ts';
export { changeVenue, createVenue, findVenue } from './verbs/keep-house.ts';
export { changeMessageSettings, findMessageSettings } from './verbs/keep-messages.ts';
export { recordVenueChange } from './verbs/note-change.ts';
export { addEmployee, changeEmployee, listVenueEmployees } from './verbs/keep-team.ts';
export { acceptInvitation, inviteMember, issueInvitationCode, withdrawInvitation } from './verbs/invitations.ts';
export { changeMember, requireMember, requireManager, listMembers, removeMember } from './verbs/members.ts';
export { defaultHours, type Interval, type Timetable } from './rules.ts';

/** People who give treatments, those of one service where it is given. */
export const listEmployees = (deps: Deps, actor: Actor, input: { service_id?: number | undefined }) =>
  queries.listEmployees(deps.db, actor.language, input.service_id);

/** The timetables of some venues, with the exceptions between two days (YYYY-MM-DD), by venue. */
export async function listTimetables(
  db: Database,
  venueIds: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, Timetable>> {
  const found = await queries.listTimetables(db, venueIds, from, to);
  return new Map(found.map((timetable) => [timetable.venueId, timetable]));
}
