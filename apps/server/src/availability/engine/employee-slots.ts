import { type Interval, intersect, subtract, unite } from '#app/venues/timetable/timetable-rules.ts';
import type { Roster } from './roster.ts';

/** A treatment that somebody would like, by one of some people. */
export type SlotQuery = TreatmentTiming & {
  readonly employeeIds: readonly number[];
  /** Hours for women only are offered for women alone. */
  readonly isForWoman: boolean;
  readonly needsFemaleStaff: boolean;
};

/** The minutes at which one person can begin a treatment. */
export type EmployeeSlots = {
  readonly employeeId: number;
  /** With room for all of it, whoever may have booked. */
  readonly fitting: readonly Interval[];
  /** Those of them at which nothing that is held is in the way. */
  readonly free: readonly Interval[];
};

/** When each of the people who may give a treatment can begin it. */
export function listEmployeeSlots(roster: Roster, slotQuery: SlotQuery): EmployeeSlots[] {
  const { womenOnly, open, bookable } = roster;
  // Same hours, same starts: most of a venue work whenever it is open.
  let shared: readonly Interval[] | undefined;
  return slotQuery.employeeIds
    .filter((id) => !slotQuery.needsFemaleStaff || roster.isFemale(id))
    .map((employeeId) => {
      const working = roster.workingOf(employeeId);
      const room = working === open ? (shared ??= roomFor(slotQuery, open, open)) : roomFor(slotQuery, working, open);
      const isWelcome = slotQuery.isForWoman && roster.isFemale(employeeId);
      const allowed = isWelcome ? room : subtract(room, womenOnly, { before: slotQuery.durationMinutes - 1, after: 0 });
      const fitting = intersect(allowed, [bookable]);
      return { employeeId, fitting, free: freeOf(roster, slotQuery, employeeId, fitting) };
    });
}

/** Starts from which every part that needs hands lies in working time, and the whole in opening hours. */
function roomFor(
  treatment: TreatmentTiming,
  working: readonly Interval[],
  open: readonly Interval[],
): readonly Interval[] {
  const parts = handsOn(treatment).map((part) => minutesInside(working, part));
  const whole = treatment.processing ? [minutesInside(open, { from: 0, to: treatment.durationMinutes })] : [];
  return [...parts, ...whole].reduce(intersect);
}

/** Starts from which a part of a treatment, counted from the start, lies inside one of some intervals. */
function minutesInside(intervals: readonly Interval[], part: Interval): Interval[] {
  const slots: Interval[] = [];
  for (const { from, to } of intervals) {
    if (to - from >= part.to - part.from) slots.push({ from: from - part.from, to: to - part.to + 1 });
  }
  return slots;
}

/** Without the starts from which a part would overlap what is held; back to back is free. */
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
  const full = roster.days.filter((day) => roster.isFull(employeeId, day));
  return subtract(
    free,
    full.map(({ startMinute, endMinute }) => ({ from: startMinute, to: endMinute })),
  );
}

/** One treatment as time, in minutes. */
export type TreatmentTiming = {
  readonly durationMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  /** While it works by itself, counted from its start: then the employee is free for somebody else. */
  readonly processing: Interval | null;
};

/** When the employee is at work on it, counted from its start. */
export function handsOn({ durationMinutes, processing }: TreatmentTiming): Interval[] {
  if (!processing) return [{ from: 0, to: durationMinutes }];
  return [
    { from: 0, to: processing.from },
    { from: processing.to, to: durationMinutes },
  ];
}

/** What nobody else can have of the employee, counted from its start: hands on, with the buffers at both ends. */
export function blocks(treatment: TreatmentTiming): Interval[] {
  const parts = handsOn(treatment);
  return parts.map(({ from, to }, index) => ({
    from: index === 0 ? from - treatment.bufferBeforeMinutes : from,
    to: index === parts.length - 1 ? to + treatment.bufferAfterMinutes : to,
  }));
}
