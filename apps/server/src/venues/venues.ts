import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import * as employees from './employees/employee-queries.ts';
import * as queries from './timetable/timetable-queries.ts';
import type { Timetable } from './timetable/timetable-rules.ts';

export { lockSchedule, lockVenue, updateScheduleVersion } from './venue/venue-queries.ts';
export { hoursTemplates } from './venue/hours-template-rules.ts';
export { changeVenue, createVenue, findVenue } from './venue/venue.ts';
export { changeMessageSettings, findMessageSettings } from './messages/message-settings.ts';
export { recordVenueChange } from './history/record-change.ts';
export { addEmployee, changeEmployee, listVenueEmployees } from './employees/employees.ts';
export { acceptInvitation, inviteMember, issueInvitationCode, withdrawInvitation } from './members/invitations.ts';
export {
  changeMember,
  requireMember,
  requireManager,
  listMembers,
  listVenues,
  removeMember,
} from './members/members.ts';
export { clockOf, defaultHours, type Interval, minuteOfDay, type Timetable } from './timetable/timetable-rules.ts';

/** People who give treatments, those of one service where it is given. */
export const listEmployees = (deps: Deps, actor: Actor, input: { service_id?: number | undefined }) =>
  employees.listEmployees(deps.db, actor.language, input.service_id);

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
