import { type Interval, intersect, subtract, unite } from '#app/venues/rules.ts';
import type { Roster } from './roster.ts';
import { blocks, handsOn, type Treatment } from './treatment.ts';

/** A treatment that somebody would like, by one of some people. */
export type Wish = Treatment & {
  readonly employeeIds: readonly number[];
  /** Hours for women only are offered for women alone. */
  readonly isForWoman: boolean;
  readonly needsFemaleStaff: boolean;
};

/** The minutes at which one person can begin a treatment. */
export type PersonStarts = {
  readonly employeeId: number;
  /** With room for all of it, whoever may have booked. */
  readonly fitting: readonly Interval[];
  /** Those of them at which nothing that is held is in the way. */
  readonly free: readonly Interval[];
};

/** When each of the people who may give a treatment can begin it. */
export function listPersonStarts(roster: Roster, wish: Wish): PersonStarts[] {
  const { womenOnly, open, bookable } = roster;
  // Same hours, same starts: most of a house work whenever it is open.
  let shared: readonly Interval[] | undefined;
  return wish.employeeIds
    .filter((id) => !wish.needsFemaleStaff || roster.isFemale(id))
    .map((employeeId) => {
      const working = roster.workingOf(employeeId);
      const room = working === open ? (shared ??= roomFor(wish, open, open)) : roomFor(wish, working, open);
      const isWelcome = wish.isForWoman && roster.isFemale(employeeId);
      const allowed = isWelcome ? room : subtract(room, womenOnly, { before: wish.durationMinutes - 1, after: 0 });
      const fitting = intersect(allowed, [bookable]);
      return { employeeId, fitting, free: freeOf(roster, wish, employeeId, fitting) };
    });
}

/** Starts from which every part that needs hands lies in working time, and the whole in opening hours. */
function roomFor(treatment: Treatment, working: readonly Interval[], open: readonly Interval[]): readonly Interval[] {
  const parts = handsOn(treatment).map((part) => startsInside(working, part));
  const whole = treatment.processing ? [startsInside(open, { from: 0, to: treatment.durationMinutes })] : [];
  return [...parts, ...whole].reduce(intersect);
}

/** Starts from which a part of a treatment, counted from the start, lies inside one of some intervals. */
function startsInside(intervals: readonly Interval[], part: Interval): Interval[] {
  const starts: Interval[] = [];
  for (const { from, to } of intervals) {
    if (to - from >= part.to - part.from) starts.push({ from: from - part.from, to: to - part.to + 1 });
  }
  return starts;
}

/** Without the starts from which a part would overlap what is held; back to back is free. */
function freeOf(roster: Roster, wish: Wish, employeeId: number, fitting: readonly Interval[]): readonly Interval[] {
  const held = unite(roster.heldOf(employeeId));
  const free = blocks(wish).reduce<readonly Interval[]>(
    (left, { from, to }) => subtract(left, held, { before: to - 1, after: -from }),
    fitting,
  );
  const full = roster.days.filter((day) => roster.isFull(employeeId, day));
  return subtract(
    free,
    full.map(({ startMinute, endMinute }) => ({ from: startMinute, to: endMinute })),
  );
}
