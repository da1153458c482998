import { type Interval, intersect, unite } from '#app/venues/timetable/timetable-rules.ts';
import { blocks, contains, dayOf, listEmployeeSlots, type EmployeeSlots, type SlotQuery, toSlotGrid } from './slots.ts';
import type { Roster } from './roster.ts';

/** Several treatments one after the other. */
export type SelectionQuery = {
  readonly slotQueries: readonly SlotQuery[];
  /** How long the customer may wait between two of them, at most; 0 is back to back. */
  readonly idleMinutes: number;
};

/** Who gives a treatment of a basket, and from when; minutes since 1970. */
export type Assignment = { readonly employeeId: number; readonly minute: number };

/** More than this is no visit but a week of them. */
const maxTreatments = 6;
/** A search that has looked at so many turns gives up the rest: only contrived baskets come near it. */
const maxTrials = 100_000;

/**
 * The starts at which a whole basket can be had, each with its turns: every treatment as early as the former allow, then
 * by whoever has the fewest booked minutes that day, then by the lowest id. None for more than six treatments.
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
    hopeful: hopefulMinutes(slotQueries, employees, idleMinutes),
    hopeless: new Set(),
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
  /** By treatment: starts after which the rest may fit, the customer's own turns not yet considered. */
  readonly hopeful: readonly (readonly Interval[])[];
  /** Turns so far after which the rest is known not to fit. */
  readonly hopeless: Set<string>;
  trialsLeft: number;
};

/** From the last treatment back: a start is hopeful when somebody is free then and a hopeful start of the next is in reach. */
function hopefulMinutes(
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
      const inReach = next?.map(({ from, to }) => ({
        from: from - durationMinutes - idleMinutes,
        to: to - durationMinutes,
      }));
      next = inReach ? intersect(free, unite(inReach)) : free;
      return next;
    })
    .toReversed();
}

/** Seats the next treatment within some minutes, and all after it; undefined where they do not fit. */
function assignNext(
  search: AssignmentSearch,
  assignments: readonly Assignment[],
  within: Interval,
): Assignment[] | undefined {
  const slotQuery = search.slotQueries[assignments.length];
  if (!slotQuery) return [...assignments];
  const state = stateOf(search, assignments, within);
  if (search.hopeless.has(state)) return undefined;
  for (const hopeful of intersect(search.hopeful[assignments.length] ?? [], [within])) {
    for (let minute = hopeful.from; minute < hopeful.to; minute++) {
      for (const employeeId of listCandidates(search, assignments, minute)) {
        if (search.trialsLeft-- <= 0) return undefined;
        const end = minute + slotQuery.durationMinutes;
        const after = { from: end, to: end + search.idleMinutes + 1 };
        const rest = assignNext(search, [...assignments, { employeeId, minute }], after);
        if (rest) return rest;
      }
    }
  }
  if (search.trialsLeft > 0) search.hopeless.add(state);
  return undefined;
}

/** Everything about the turns so far that the rest depends on: what is over before any buffer begins no longer counts. */
function stateOf(search: AssignmentSearch, assignments: readonly Assignment[], within: Interval): string {
  const earliest = within.from - Math.max(...search.slotQueries.map((slotQuery) => slotQuery.bufferBeforeMinutes));
  const own = ownHeldTime(search, assignments).map(({ employeeId, to }) => `${employeeId}:${to > earliest ? to : ''}`);
  return `${assignments.length} ${within.from} ${own.toSorted().join(' ')}`;
}

/** Who is free for the next treatment at a minute, the customer's own turns considered; the least loaded first. */
function listCandidates(search: AssignmentSearch, assignments: readonly Assignment[], minute: number): number[] {
  const slotQuery = search.slotQueries[assignments.length];
  const day = dayOf(search.roster, minute);
  if (!slotQuery || !day) return [];
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

/** Until when each of the turns holds its employee. */
const ownHeldTime = (
  { slotQueries }: AssignmentSearch,
  assignments: readonly Assignment[],
): { employeeId: number; to: number }[] =>
  assignments.map(({ employeeId, minute }, index) => {
    const slotQuery = slotQueries[index];
    return { employeeId, to: minute + (slotQuery ? (blocks(slotQuery).at(-1)?.to ?? 0) : 0) };
  });
