import { type Interval, minuteOfDay, subtract, unite } from '#app/venues/timetable/timetable-rules.ts';
import type { WorkingDays } from './working-days-rules.ts';

/** When somebody is at work and when not, and what of their time is blocked, minutes of each day. */
type OwnDays = WorkingDays & {
  readonly blocked: readonly { readonly date: string; readonly from: number; readonly to: number }[];
};

/** How many minutes all of them together are at work on each day (YYYY-MM-DD), what they are off taken out. */
export function openMinutesByDay(everybody: readonly OwnDays[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const { shifts, off, blocked } of everybody) {
    const pausesOn = Map.groupBy([...off.map(toMinutes), ...blocked], ({ date }) => date);
    for (const [date, own] of Map.groupBy(shifts.map(toMinutes), (shift) => shift.date)) {
      const open = subtract(unite(own), unite(pausesOn.get(date) ?? []));
      total.set(date, (total.get(date) ?? 0) + lengthOf(open));
    }
  }
  return total;
}

const toMinutes = ({ date, from, to }: { date: string; from: string; to: string }) => ({
  date,
  from: minuteOfDay(from),
  to: minuteOfDay(to),
});

const lengthOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, { from, to }) => sum + to - from, 0);
