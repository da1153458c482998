import { type Interval, intersect, subtract, unite } from '#app/venues/timetable/timetable-rules.ts';
import { type Day, isShown, minuteAt } from './days.ts';
import { startsWithResources } from './resources.ts';
import type { Roster } from './roster.ts';

/** A treatment and the employees of whom one is to give it. */
export type SlotQuery = TreatmentTiming & {
  /** The kinds of resources of which it needs one each. */
  readonly kindIds?: readonly number[];
  readonly employeeIds: readonly number[];
  /** Hours for women only are offered for women alone. */
  readonly isForWoman: boolean;
  readonly needsFemaleStaff: boolean;
  /** It must begin before this minute since 1970; null where nothing ends. */
  readonly bookableBefore?: number | null;
};

/** The minutes at which one employee can begin a treatment. */
export type EmployeeSlots = {
  readonly employeeId: number;
  /** The treatment fits the hours; other bookings are disregarded. */
  readonly fitting: readonly Interval[];
  /** Those of them at which no held time is in the way, and every resource is there. */
  readonly free: readonly Interval[];
};

/** The slots of each employee of a query. */
export function listEmployeeSlots(roster: Roster, slotQuery: SlotQuery): EmployeeSlots[] {
  const { womenOnly, open, bookable } = roster;
  // Most employees work whenever the venue is open: their slots are computed once.
  let shared: readonly Interval[] | undefined;
  const until = slotQuery.bookableBefore ?? Infinity;
  return slotQuery.employeeIds
    .filter((id) => !slotQuery.needsFemaleStaff || roster.isFemale(id))
    .map((employeeId) => {
      const working = roster.workingOf(employeeId);
      const room = working === open ? (shared ??= roomFor(slotQuery, open, open)) : roomFor(slotQuery, working, open);
      // Who books at a venue for women books for a woman.
      const isForWoman = slotQuery.isForWoman || roster.timetable.isWomenOnly;
      const isWelcome = isForWoman && roster.isFemale(employeeId);
      const allowed = isWelcome ? room : subtract(room, womenOnly, { before: slotQuery.durationMinutes - 1, after: 0 });
      const fitting = intersect(allowed, [{ ...bookable, to: Math.min(bookable.to, until) }]);
      return { employeeId, fitting, free: freeOf(roster, slotQuery, employeeId, fitting) };
    });
}

/** Minutes from which every hands-on part lies in working time, and the whole treatment in opening hours. */
function roomFor(
  treatment: TreatmentTiming,
  working: readonly Interval[],
  open: readonly Interval[],
): readonly Interval[] {
  const parts = handsOn(treatment).map((part) => minutesInside(working, part));
  const whole = treatment.processing ? [minutesInside(open, { from: 0, to: treatment.durationMinutes })] : [];
  return [...parts, ...whole].reduce(intersect);
}

/** Minutes from which a part of a treatment, counted from its start, lies inside one of some intervals. */
function minutesInside(intervals: readonly Interval[], part: Interval): Interval[] {
  const slots: Interval[] = [];
  for (const { from, to } of intervals) {
    if (to - from >= part.to - part.from) slots.push({ from: from - part.from, to: to - part.to + 1 });
  }
  return slots;
}

/** Without the minutes from which a part would overlap held time, or lack a resource; back to back is free. */
function freeOf(
  roster: Roster,
  slotQuery: SlotQuery,
  employeeId: number,
  fitting: readonly Interval[],
): readonly Interval[] {
  const held = unite(roster.heldOf(employeeId));
  const free = blocks(slotQuery).reduce<readonly Interval[]>(
    (left, { from, to }) => subtract(left, held, { before: to - 1, after: -from }),
    fitting,
  );
  const equipped = slotQuery.kindIds?.length ? startsWithResources(roster.resources ?? [], slotQuery, free) : free;
  const full = roster.days.filter((day) => roster.isFull(employeeId, day));
  return subtract(
    equipped,
    full.map(({ startMinute, endMinute }) => ({ from: startMinute, to: endMinute })),
  );
}

/** The grid of a venue over some days, with the number of employees for each of its minutes. */
export type SlotGrid = {
  /** Minutes since 1970, in order. */
  readonly minutes: Int32Array;
  /** The indexes of each day's minutes. */
  readonly days: readonly { readonly day: Day; readonly indexes: Interval }[];
  /** How many employees could begin then; 0: it is no slot. */
  readonly fitting: Uint16Array;
  /** How many of them are free; 0: it is taken. */
  readonly free: Uint16Array;
};

/** The grid of a roster with the slots of its employees, without the neighbouring days. */
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

/** The slots between two indexes of a grid. */
export function slotsOn({ minutes, fitting, free }: SlotGrid, { from, to }: Interval): Slot[] {
  const slots: Slot[] = [];
  for (let index = from; index < to; index++) {
    if (fitting[index]) slots.push({ minute: minutes[index] ?? 0, isFree: free[index] !== 0 });
  }
  return slots;
}

/** A minute since 1970 that a venue offers, and whether an employee is free then. */
export type Slot = { readonly minute: number; readonly isFree: boolean };

/** The grid counts from midnight by the clock of each day. */
function gridOf(days: readonly Day[], step: number): Pick<SlotGrid, 'minutes' | 'days'> {
  const minutes = new Int32Array(days.length * Math.ceil(1440 / step));
  let index = 0;
  const indexes = days.map((day) => {
    const from = index;
    const { startMinute, change } = day;
    for (let minute = 0; minute < 1440; minute += step) {
      if (!change) minutes[index++] = startMinute + minute;
      else if (isShown(day, minute)) minutes[index++] = minuteAt(day, minute);
    }
    return { day, indexes: { from, to: index } };
  });
  return { minutes: minutes.subarray(0, index), days: indexes };
}

/** Adds one to the count of each minute that lies in an interval. Both lists are in order, so one pass is enough. */
function count(slots: readonly Interval[], minutes: Int32Array, counts: Uint16Array): void {
  let index = 0;
  for (const { from, to } of slots) {
    // Past the last slot both compare with undefined, which ends them.
    while ((minutes[index] as number) < from) index++;
    for (; (minutes[index] as number) < to; index++) counts[index] = (counts[index] as number) + 1;
  }
}

/** The free slots nearest to a minute, nearest first; at most `max`. */
export function nearestFree(slots: readonly Slot[], around: number, max: number): number[] {
  return slots
    .filter(({ minute, isFree }) => isFree && minute !== around)
    .map(({ minute }) => minute)
    .toSorted((a, b) => Math.abs(a - around) - Math.abs(b - around) || a - b)
    .slice(0, max);
}

/**
 * The employees whom a slot fits: the free ones first, then by the fewest held minutes that day, then by id. Those not
 * free come too, because only the database knows whether they still are not.
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

/** Whether a minute lies in one of some intervals, which are in order and apart. */
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

/** How long a treatment takes, minutes. */
export type TreatmentTiming = {
  readonly durationMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  /** While it works by itself, counted from its start: meanwhile the employee can serve another customer. */
  readonly processing: Interval | null;
};

/** The parts during which the employee is at work, counted from the start of the treatment. */
export function handsOn({ durationMinutes, processing }: TreatmentTiming): Interval[] {
  if (!processing) return [{ from: 0, to: durationMinutes }];
  return [
    { from: 0, to: processing.from },
    { from: processing.to, to: durationMinutes },
  ];
}

/**
 * The time of the employee that a treatment blocks, counted from its start: hands on, with the buffers at both ends.
 */
export function blocks(treatment: TreatmentTiming): Interval[] {
  const parts = handsOn(treatment);
  return parts.map(({ from, to }, index) => ({
    from: index === 0 ? from - treatment.bufferBeforeMinutes : from,
    to: index === parts.length - 1 ? to + treatment.bufferAfterMinutes : to,
  }));
}
