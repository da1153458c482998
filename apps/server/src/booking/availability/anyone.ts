import type { Interval } from '#app/venues/rules.ts';
import type { Day } from '../days.ts';
import type { PersonStarts } from './person-starts.ts';
import type { Roster } from './roster.ts';

/**
 * Who should take a start: all for whom it fits, those free first, of them the one with the fewest booked minutes that
 * day, then the lowest id. Those not free are named too: only the database knows whether they still are not.
 */
export function inOrder(roster: Roster, people: readonly PersonStarts[], minute: number): number[] {
  const day = dayOf(roster, minute);
  return people
    .filter(({ fitting }) => isIn(fitting, minute))
    .map(({ employeeId, free }) => ({
      employeeId,
      isTaken: isIn(free, minute) ? 0 : 1,
      load: day ? loadOn(roster, employeeId, day) : 0,
    }))
    .toSorted((a, b) => a.isTaken - b.isTaken || a.load - b.load || a.employeeId - b.employeeId)
    .map(({ employeeId }) => employeeId);
}

/** The day in which a minute lies. */
export const dayOf = ({ days }: Roster, minute: number): Day | undefined =>
  days.find(({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute);

/** The held minutes of an employee's bookings that start on a day. */
export function loadOn(roster: Roster, employeeId: number, { startMinute, endMinute }: Day): number {
  let minutes = 0;
  for (const { startsAt, from, to } of roster.heldOf(employeeId)) {
    if (startMinute <= startsAt && startsAt < endMinute) minutes += to - from;
  }
  return minutes;
}

/** Whether one of some intervals holds a minute. */
export const isIn = (intervals: readonly Interval[], minute: number): boolean =>
  intervals.some(({ from, to }) => from <= minute && minute < to);
