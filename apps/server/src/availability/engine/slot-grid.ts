import type { Interval } from '#app/venues/timetable/timetable-rules.ts';
import { type Day, isShown, minuteAt } from './days.ts';
import type { EmployeeSlots } from './employee-slots.ts';
import type { Roster } from './roster.ts';

/** The grid of a venue over some days: a place for every slot, and how many people each of them has. */
export type SlotGrid = {
  /** Minutes since 1970, in order. */
  readonly minutes: Int32Array;
  /** Where each day's slots lie in the grid. */
  readonly days: readonly { readonly day: Day; readonly places: Interval }[];
  /** How many could begin then; nobody: it is no start at all. */
  readonly fitting: Uint16Array;
  /** How many of them are free; nobody: it is taken. */
  readonly free: Uint16Array;
};

/** Every slot of the days asked for, with the people who can begin then. */
export function toSlotGrid(roster: Roster, employees: readonly EmployeeSlots[]): SlotGrid {
  const { minutes, days } = gridOf(roster.days.slice(1, -1), roster.timetable.slotStepMinutes);
  const fitting = new Uint16Array(minutes.length);
  const free = new Uint16Array(minutes.length);
  for (const employee of employees) {
    count(employee.fitting, minutes, fitting);
    count(employee.free, minutes, free);
  }
  return { minutes, days, fitting, free };
}

/** The slots of one day that are starts, with whether somebody is free. */
export function slotsOn({ minutes, fitting, free }: SlotGrid, { from, to }: Interval): Slot[] {
  const slots: Slot[] = [];
  for (let index = from; index < to; index++) {
    if (fitting[index]) slots.push({ minute: minutes[index] ?? 0, isFree: free[index] !== 0 });
  }
  return slots;
}

/** A start that a venue offers, minutes since 1970. */
export type Slot = { readonly minute: number; readonly isFree: boolean };

/** The venue's grid from midnight on by the clock of each day. */
function gridOf(days: readonly Day[], step: number): Pick<SlotGrid, 'minutes' | 'days'> {
  const minutes = new Int32Array(days.length * Math.ceil(1440 / step));
  let index = 0;
  const places = days.map((day) => {
    const from = index;
    const { startMinute, change } = day;
    for (let minute = 0; minute < 1440; minute += step) {
      if (!change) minutes[index++] = startMinute + minute;
      else if (isShown(day, minute)) minutes[index++] = minuteAt(day, minute);
    }
    return { day, places: { from, to: index } };
  });
  return { minutes: minutes.subarray(0, index), days: places };
}

/** One more in every slot that lies in one of some intervals; both in order, so that one pass does. */
function count(slots: readonly Interval[], minutes: Int32Array, counts: Uint16Array): void {
  let index = 0;
  for (const { from, to } of slots) {
    // Past the last slot both compare with undefined, which ends them.
    while ((minutes[index] as number) < from) index++;
    for (; (minutes[index] as number) < to; index++) counts[index] = (counts[index] as number) + 1;
  }
}

/** Free starts nearest to a wanted minute, at most `most`, nearest first. */
export function nearestFree(slots: readonly Slot[], input: number, max: number): number[] {
  return slots
    .filter(({ minute, isFree }) => isFree && minute !== input)
    .map(({ minute }) => minute)
    .toSorted((a, b) => Math.abs(a - input) - Math.abs(b - input) || a - b)
    .slice(0, max);
}
