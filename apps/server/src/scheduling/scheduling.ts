export { changeHours } from './hours/change-hours.ts';
export { changeEmployment, changeServiceTeam } from './team/change-team.ts';
export { changePublication } from './publication/change-publication.ts';
export { changeAudience } from './audience/change-audience.ts';
export { changePolicy } from './policy/change-policy.ts';
export type { ScheduleChangeResult } from './conflicts/change-schedule.ts';
export { addException, removeException } from './hours/exceptions.ts';
export { resolveConflicts } from './conflicts/resolve-conflicts.ts';
export { findSchedule, listConflicts } from './schedule/find-schedule.ts';
