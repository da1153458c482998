import { type Interval, intersect, unite } from '#app/venues/timetable/timetable-rules.ts';
import { blocks, contains, dayOf, listEmployeeSlots, type EmployeeSlots, type SlotQuery, toSlotGrid } from './slots.ts';
import { takeResources, type TakenResource } from './resources.ts';
import type { Roster } from './roster.ts';

/** Several treatments one after the other. */
export type SelectionQuery = {
  readonly slotQueries: readonly SlotQuery[];
  /** How long the customer may wait between two of them, at most; 0 is back to back. */
  readonly idleMinutes: number;
};

/** Who gives a treatment of a selection, and from when; minutes since 1970. */
export type Assignment = { readonly employeeId: number; readonly minute: number };

/** More treatments in a row than this do not make one booking. */
const maxTreatments = 6;
/** The number of assignments after which the search gives up; only contrived selections come near it. */
const maxTrials = 100_000;

/**
 * The slots at which a whole selection fits, each with one assignment a treatment: as early as the treatments before it
 * allow, then to the employee with the fewest held minutes that day, then to the lowest id. None for more than six
 * treatments.
 */
export function findAssignments(roster: Roster, { slotQueries, idleMinutes }: SelectionQuery): Assignment[][] {
  const employees = slotQueries.map((slotQuery) => listEmployeeSlots(roster, slotQuery));
  const [first] = employees;
  if (!first || slotQueries.length > maxTreatments) return [];
  const search: AssignmentSearch = {
    roster,
    slotQueries,
    idleMinutes,
    employees,
    possible: possibleMinutes(slotQueries, employees, idleMinutes),
    deadEnds: new Set(),
    trialsLeft: maxTrials,
  };
  const { minutes, free } = toSlotGrid(roster, first);
  const found: Assignment[][] = [];
  for (const [index, minute] of minutes.entries()) {
    const assignments = free[index] ? assignNext(search, [], { from: minute, to: minute + 1 }) : undefined;
    if (assignments) found.push(assignments);
  }
  return found;
}

type AssignmentSearch = SelectionQuery & {
  readonly roster: Roster;
  readonly employees: readonly (readonly EmployeeSlots[])[];
  /** By treatment: minutes after which the rest may fit, without regard to the assignments of this selection. */
  readonly possible: readonly (readonly Interval[])[];
  /** States (see stateOf) after which the rest is known not to fit. */
  readonly deadEnds: Set<string>;
  trialsLeft: number;
};

/**
 * From the last treatment back: a minute is possible when an employee is free and a possible minute of the next is in
 * reach.
 */
function possibleMinutes(
  slotQueries: readonly SlotQuery[],
  employees: AssignmentSearch['employees'],
  idleMinutes: number,
): (readonly Interval[])[] {
  let next: readonly Interval[] | undefined;
  return slotQueries
    .map((slotQuery, index) => ({
      free: unite((employees[index] ?? []).flatMap((employee) => employee.free)),
      slotQuery,
    }))
    .toReversed()
    .map(({ free, slotQuery: { durationMinutes } }) => {
      const reachable = next?.map(({ from, to }) => ({
        from: from - durationMinutes - idleMinutes,
        to: to - durationMinutes,
      }));
      next = reachable ? intersect(free, unite(reachable)) : free;
      return next;
    })
    .toReversed();
}

/** Assigns the next treatment within some minutes, and all after it; undefined where they do not fit. */
function assignNext(
  search: AssignmentSearch,
  assignments: readonly Assignment[],
  within: Interval,
): Assignment[] | undefined {
  const slotQuery = search.slotQueries[assignments.length];
  if (!slotQuery) return [...assignments];
  const state = stateOf(search, assignments, within);
  if (search.deadEnds.has(state)) return undefined;
  for (const possible of intersect(search.possible[assignments.length] ?? [], [within])) {
    for (let minute = possible.from; minute < possible.to; minute++) {
      for (const employeeId of listCandidates(search, assignments, minute)) {
        if (search.trialsLeft-- <= 0) return undefined;
        const end = minute + slotQuery.durationMinutes;
        const after = { from: end, to: end + search.idleMinutes + 1 };
        const rest = assignNext(search, [...assignments, { employeeId, minute }], after);
        if (rest) return rest;
      }
    }
  }
  if (search.trialsLeft > 0) search.deadEnds.add(state);
  return undefined;
}

/** All that the rest depends on, as a key: an assignment that ends before any later buffer begins no longer counts. */
function stateOf(search: AssignmentSearch, assignments: readonly Assignment[], within: Interval): string {
  const earliest = within.from - Math.max(...search.slotQueries.map((slotQuery) => slotQuery.bufferBeforeMinutes));
  const own = ownHeldTime(search, assignments).map(({ employeeId, to }) => `${employeeId}:${to > earliest ? to : ''}`);
  const resources = (ownResources(search, assignments) ?? [])
    .filter(({ to }) => to > earliest)
    .map(({ resourceId, to }) => `${resourceId}>${to}`);
  return `${assignments.length} ${within.from} ${own.toSorted().join(' ')} ${resources.toSorted().join(' ')}`;
}

/** Employees who are free for the next treatment at a minute after the assignments so far, where its resources are there; the least loaded first. */
function listCandidates(search: AssignmentSearch, assignments: readonly Assignment[], minute: number): number[] {
  const slotQuery = search.slotQueries[assignments.length];
  const day = dayOf(search.roster, minute);
  if (!slotQuery || !day || !ownResources(search, [...assignments, { employeeId: 0, minute }])) return [];
  const begins = minute + (blocks(slotQuery)[0]?.from ?? 0);
  const own = ownHeldTime(search, assignments);
  const sameDay = assignments.filter((assignment) => day.startMinute <= assignment.minute);
  return (search.employees[assignments.length] ?? [])
    .filter(({ employeeId, free }) => {
      const taken = own.filter((block) => block.employeeId === employeeId);
      const more = {
        ofVenue: sameDay.length,
        own: sameDay.filter((assignment) => assignment.employeeId === employeeId).length,
      };
      return (
        contains(free, minute) && taken.every(({ to }) => to <= begins) && !search.roster.isFull(employeeId, day, more)
      );
    })
    .map(({ employeeId }) => ({ employeeId, load: search.roster.loadOf(employeeId, day) }))
    .toSorted((a, b) => a.load - b.load || a.employeeId - b.employeeId)
    .map(({ employeeId }) => employeeId);
}

/** The resources that assignments take of those that are free; undefined where one finds none. */
const ownResources = (
  { roster, slotQueries }: AssignmentSearch,
  assignments: readonly Assignment[],
): readonly TakenResource[] | undefined =>
  takeResources(
    roster.resources ?? [],
    assignments.flatMap(({ minute }, index) => {
      const treatment = slotQueries[index];
      return treatment?.kindIds?.length ? [{ treatment, minute }] : [];
    }),
  );

/** Until when each assignment holds its employee. */
const ownHeldTime = (
  { slotQueries }: AssignmentSearch,
  assignments: readonly Assignment[],
): { employeeId: number; to: number }[] =>
  assignments.map(({ employeeId, minute }, index) => {
    const slotQuery = slotQueries[index];
    return { employeeId, to: minute + (slotQuery ? (blocks(slotQuery).at(-1)?.to ?? 0) : 0) };
  });
