export { changeHours } from './verbs/change-hours.ts';
export { changeEmployment, changeOffer, changeServiceTeam } from './verbs/change-people.ts';
export { changePolicy } from './verbs/change-policy.ts';
export type { Outcome } from './verbs/change-schedule.ts';
export { addException, removeException } from './verbs/exceptions.ts';
export { resolveConflicts } from './verbs/settle-all.ts';
export { listAgenda, listRequests } from './verbs/show-agenda.ts';
export { findSchedule, listConflicts, listHouses } from './verbs/show-schedule.ts';
export { watchHouse } from './verbs/watch-house.ts';
