import { type Interval, intersect, unite } from '#app/venues/timetable/timetable-rules.ts';
import type { Assignment } from './assignments.ts';
import { takeResources } from './resources.ts';
import type { Roster } from './roster.ts';
import { contains, dayOf, type EmployeeSlots, listEmployeeSlots, type SlotQuery, toSlotGrid } from './slots.ts';

/**
 * The slots at which all treatments of a selection can begin at the same time, each by another employee, with the first
 * assignment of each: the first treatment has the employee with the fewest held minutes that day, then the lowest id, of
 * those who leave somebody for every other; then the second has, and so on.
 */
export function findTogetherAssignments(roster: Roster, slotQueries: readonly SlotQuery[]): Assignment[][] {
  const search = toSearch(roster, slotQueries);
  const [first] = search.employees;
  if (!first) return [];
  const possible = possibleMinutes(search.employees);
  const { minutes, free } = toSlotGrid(roster, first);
  const found: Assignment[][] = [];
  for (const [index, minute] of minutes.entries()) {
    if (free[index] && contains(possible, minute)) found.push(...assignmentsAt(search, minute, 1));
  }
  return found;
}

/** The assignments with which a selection fits at one minute, in the order to try them; at most `max`. */
export const listTogetherAssignments = (
  roster: Roster,
  slotQueries: readonly SlotQuery[],
  minute: number,
  max: number,
): Assignment[][] => assignmentsAt(toSearch(roster, slotQueries), minute, max);

type TogetherSearch = {
  readonly roster: Roster;
  readonly slotQueries: readonly SlotQuery[];
  readonly employees: readonly (readonly EmployeeSlots[])[];
};

const toSearch = (roster: Roster, slotQueries: readonly SlotQuery[]): TogetherSearch => ({
  roster,
  slotQueries,
  employees: slotQueries.map((slotQuery) => listEmployeeSlots(roster, slotQuery)),
});

/** Minutes at which every treatment has an employee who is free, be it the same one. */
const possibleMinutes = (employees: TogetherSearch['employees']): readonly Interval[] =>
  employees.map((team) => unite(team.flatMap(({ free }) => free))).reduce(intersect);

function assignmentsAt(search: TogetherSearch, minute: number, max: number): Assignment[][] {
  const placed = search.slotQueries.map((treatment) => ({ treatment, minute }));
  if (!takeResources(search.roster.resources ?? [], placed)) return [];
  const candidates = candidatesAt(search, minute);
  const found: Assignment[][] = [];
  const assignNext = (assignments: readonly Assignment[]): void => {
    const team = candidates[assignments.length];
    if (!team) {
      found.push([...assignments]);
      return;
    }
    const rest = candidates.slice(assignments.length + 1);
    for (const employeeId of team) {
      if (found.length >= max) return;
      const taken = new Set([...assignments.map((one) => one.employeeId), employeeId]);
      const isOpen = assignments.length + 1 === taken.size;
      if (isOpen && canGiveEach(rest, taken)) assignNext([...assignments, { employeeId, minute }]);
    }
  };
  assignNext([]);
  return found;
}

/** Who is free for each treatment at a minute; the least loaded first. */
function candidatesAt({ roster, employees }: TogetherSearch, minute: number): number[][] {
  const day = dayOf(roster, minute);
  if (!day) return employees.map(() => []);
  // Each counts as a booking of the venue's day; nobody has two of them.
  const more = { ofVenue: employees.length - 1, own: 0 };
  return employees.map((team) =>
    team
      .filter(({ employeeId, free }) => contains(free, minute) && !roster.isFull(employeeId, day, more))
      .map(({ employeeId }) => ({ employeeId, load: roster.loadOf(employeeId, day) }))
      .toSorted((a, b) => a.load - b.load || a.employeeId - b.employeeId)
      .map(({ employeeId }) => employeeId),
  );
}

/** Whether every team has an employee of its own beside the taken ones: whoever is claimed twice gives way to another. */
function canGiveEach(teams: readonly (readonly number[])[], taken: ReadonlySet<number>): boolean {
  const claims = new Map<number, number>();
  const claim = (index: number, asked: Set<number>): boolean =>
    (teams[index] ?? []).some((employeeId) => {
      if (taken.has(employeeId) || asked.has(employeeId)) return false;
      asked.add(employeeId);
      const rival = claims.get(employeeId);
      if (rival !== undefined && !claim(rival, asked)) return false;
      claims.set(employeeId, index);
      return true;
    });
  return teams.every((_, index) => claim(index, new Set()));
}
