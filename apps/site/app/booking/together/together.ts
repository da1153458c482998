import type { BookableService } from '../booking-choices.ts';

type TimedTreatment = { readonly duration: number };

/** How long treatments take, minutes: the longest where all begin together, otherwise the sum, without pauses. */
export const minutesOf = (treatments: readonly TimedTreatment[], isTogether: boolean): number =>
  treatments.reduce((sum, { duration }) => (isTogether ? Math.max(sum, duration) : sum + duration), 0);

/** Whether every treatment can have an employee of its own; `teams` are those who give each. */
export function haveOwnEmployees(teams: readonly (readonly number[])[], taken: readonly number[] = []): boolean {
  const [team, ...others] = teams;
  if (!team) return true;
  return team.some((id) => !taken.includes(id) && haveOwnEmployees(others, [...taken, id]));
}

type VenueTeams = Pick<BookableService, 'pricing' | 'employees' | 'also_offered'>;

/** Whether two or more treatments can begin together, as far as their teams say. */
export const canBeTogether = (service: VenueTeams, treatments: readonly { readonly id: number }[]): boolean =>
  treatments.length > 1 && haveOwnEmployees(treatments.map(({ id }) => teamOf(service, id)));

function teamOf(service: VenueTeams, treatmentId: number): readonly number[] {
  const other = service.also_offered.find(({ pricing }) => pricing.some(({ id }) => id === treatmentId));
  return other ? other.employee_ids : service.employees.map(({ id }) => id);
}
