import type { Interval } from '#app/venues/rules.ts';
import type { Day } from '../days.ts';
import type { EmployeeSlots } from './person-starts.ts';
import type { Roster } from './roster.ts';

/**
 * Who should take a start: all for whom it fits, those free first, of them the one with the fewest booked minutes that
 * day, then the lowest id. Those not free are named too: only the database knows whether they still are not.
 */
export function rankEmployees(roster: Roster, employees: readonly EmployeeSlots[], minute: number): number[] {
  const day = dayOf(roster, minute);
  return employees
    .filter(({ fitting }) => contains(fitting, minute))
    .map(({ employeeId, free }) => ({
      employeeId,
      isTaken: contains(free, minute) ? 0 : 1,
      load: day ? roster.loadOf(employeeId, day) : 0,
    }))
    .toSorted((a, b) => a.isTaken - b.isTaken || a.load - b.load || a.employeeId - b.employeeId)
    .map(({ employeeId }) => employeeId);
}

/** The day in which a minute lies. */
export const dayOf = ({ days }: Roster, minute: number): Day | undefined =>
  days.find(({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute);

/** Whether one of some intervals, which are in order and apart, holds a minute. */
export function contains(intervals: readonly Interval[], minute: number): boolean {
  let low = 0;
  let high = intervals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle]?.to ?? Infinity) <= minute) low = middle + 1;
    else high = middle;
  }
  return (intervals[low]?.from ?? Infinity) <= minute;
}
