import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import * as employees from './employees/employee-queries.ts';

export { lockSchedule, lockVenue, updateScheduleVersion } from './venue/venue-queries.ts';
export { hoursTemplates } from './venue/hours-template-rules.ts';
export { changeVenue, createVenue, findVenue } from './venue/venue.ts';
export { changeSlug } from './venue/change-slug.ts';
export { listMissingForApproval, requestApproval } from './approval/approval.ts';
export {
  createLicenceApplication,
  findLicenceDocument,
  listVenueLicences,
  setLicenceDocument,
  withdrawLicenceApplication,
} from './licences/licences.ts';
export {
  changeWorkPicture,
  createWorkPicture,
  listWorkPictures,
  orderWorkPictures,
  removeWorkPicture,
  setWorkPictureFile,
  withdrawConsent,
} from './work-pictures/work-pictures.ts';
export { dropPictures, dropPicturesNow } from './work-pictures/drop-pictures.ts';
export { maintainLicences } from './licences/maintain-licences.ts';
export { changeMessageSettings, findMessageSettings } from './messages/message-settings.ts';
export { recordVenueChange } from './history/record-change.ts';
export { addEmployee, changeEmployee, listVenueEmployees } from './employees/employees.ts';
export { removePortrait, setPortrait } from './employees/portraits.ts';
export { acceptInvitation, inviteMember, issueInvitationCode, withdrawInvitation } from './members/invitations.ts';
export {
  changeMember,
  requireMember,
  requireManager,
  listMembers,
  listVenues,
  removeMember,
  runsVenue,
} from './members/members.ts';
export { listTimetables } from './timetable/timetable-queries.ts';
export {
  clockOf,
  defaultHours,
  type Interval,
  listSpecialDays,
  minuteOfDay,
  type Timetable,
} from './timetable/timetable-rules.ts';

/** The names of some employees by their ids, also of those who have left. */
export const listEmployeeNames = (deps: Deps, actor: Actor, ids: readonly number[]) =>
  employees.listEmployeeNames(deps.db, actor.language, ids);

/** Employees who give treatments, those of one service where it is given. */
export const listEmployees = (deps: Deps, actor: Actor, input: { service_id?: number | undefined }) =>
  employees.listEmployees(deps.db, actor.language, input.service_id);
