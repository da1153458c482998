import type { Interval } from '#app/venues/rules.ts';
import { type Day, isShown, minuteAt } from '../days.ts';
import type { PersonStarts } from './person-starts.ts';
import type { Roster } from './roster.ts';

/** The grid of a house over some days: a place for every slot, and how many people each of them has. */
export type Slots = {
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
export function listSlots(roster: Roster, people: readonly PersonStarts[]): Slots {
  const { minutes, days } = gridOf(roster.days.slice(1, -1), roster.timetable.slotStepMinutes);
  const fitting = new Uint16Array(minutes.length);
  const free = new Uint16Array(minutes.length);
  for (const person of people) {
    count(person.fitting, minutes, fitting);
    count(person.free, minutes, free);
  }
  return { minutes, days, fitting, free };
}

/** The slots of one day that are starts, with whether somebody is free. */
export function startsOn({ minutes, fitting, free }: Slots, { from, to }: Interval): Start[] {
  const starts: Start[] = [];
  for (let place = from; place < to; place++) {
    if (fitting[place]) starts.push({ minute: minutes[place] ?? 0, isFree: free[place] !== 0 });
  }
  return starts;
}

/** A start that a house offers, minutes since 1970. */
export type Start = { readonly minute: number; readonly isFree: boolean };

/** The house's grid from midnight on by the clock of each day. */
function gridOf(days: readonly Day[], step: number): Pick<Slots, 'minutes' | 'days'> {
  const minutes = new Int32Array(days.length * Math.ceil(1440 / step));
  let place = 0;
  const places = days.map((day) => {
    const from = place;
    const { startMinute, change } = day;
    for (let minute = 0; minute < 1440; minute += step) {
      if (!change) minutes[place++] = startMinute + minute;
      else if (isShown(day, minute)) minutes[place++] = minuteAt(day, minute);
    }
    return { day, places: { from, to: place } };
  });
  return { minutes: minutes.subarray(0, place), days: places };
}

/** One more in every slot that lies in one of some intervals; both in order, so that one pass does. */
function count(starts: readonly Interval[], minutes: Int32Array, counts: Uint16Array): void {
  let place = 0;
  for (const { from, to } of starts) {
    // Past the last slot both compare with undefined, which ends them.
    while ((minutes[place] as number) < from) place++;
    for (; (minutes[place] as number) < to; place++) counts[place] = (counts[place] as number) + 1;
  }
}

/** Free starts nearest to a wanted minute, at most `most`, nearest first. */
export function nearestFree(starts: readonly Start[], wanted: number, most: number): number[] {
  return starts
    .filter(({ minute, isFree }) => isFree && minute !== wanted)
    .map(({ minute }) => minute)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, most);
}
