import { type Interval, intersect } from '#app/venues/timetable/timetable-rules.ts';
import { toInstant } from './days.ts';
import { contains, listEmployeeSlots, rankEmployees, type SlotQuery } from './slots.ts';
import { type RosterInput, toRoster, type Roster, withoutLimits } from './roster.ts';

/** A treatment as it is booked, in minutes since 1970; `held` is what it holds of its employee, in order. */
export type BookedTime = {
  readonly employeeId: number;
  readonly from: number;
  readonly to: number;
  readonly held: readonly Interval[];
  readonly isForWoman: boolean;
};

/** Why a booked treatment does not fit a roster. */
export type Misfit = 'closed' | 'employee_away' | 'women_only';

/** A roster that existing bookings are checked against: lead time, horizon and limits a day bind new bookings alone. */
export function toRosterForBooked(venue: Omit<RosterInput, 'now'>): Roster {
  const { timetable, days } = venue;
  const roster = toRoster({
    ...venue,
    now: toInstant(days[0]?.startMinute ?? 0),
    timetable: withoutLimits(timetable, days.length),
  });
  // Each booking asks for its employee again.
  const working = new Map<number, readonly Interval[]>();
  return {
    ...roster,
    workingOf: (id) => working.get(id) ?? working.set(id, roster.workingOf(id)).get(id) ?? [],
  };
}

/**
 * Why a booked treatment would not be offered to its customer at its time by its employee; undefined where it would be.
 * The same rules decide as for new bookings, but for the grid of starts, which may have been another one.
 */
export function misfitOf(roster: Roster, booked: BookedTime): Misfit | undefined {
  // Only what overlaps the booking matters; most of the roster does not.
  const during = (intervals: readonly Interval[]) => intersect([booked], intervals);
  const open = during(roster.open);
  const working = during(roster.workingOf(booked.employeeId));
  const womenOnly = during(roster.womenOnly);
  const fits = (over: { working: readonly Interval[]; womenOnly: readonly Interval[] }) => {
    const narrow = { ...roster, open, womenOnly: over.womenOnly, workingOf: () => over.working, heldOf: () => [] };
    const [employee] = listEmployeeSlots(narrow, slotQueryOf(booked));
    return employee !== undefined && contains(employee.fitting, booked.from);
  };
  if (fits({ working, womenOnly })) return undefined;
  if (!fits({ working: open, womenOnly: [] })) return 'closed';
  return fits({ working, womenOnly: [] }) ? 'women_only' : 'employee_away';
}

/**
 * Which of some employees could take over a booked treatment at its time, the one with the fewest held minutes that day
 * first.
 */
export function listSubstitutes(
  roster: Roster,
  booked: BookedTime & { readonly needsFemaleStaff: boolean },
  employeeIds: readonly number[],
): number[] {
  const slotQuery = { ...slotQueryOf(booked), employeeIds, needsFemaleStaff: booked.needsFemaleStaff };
  const free = listEmployeeSlots(roster, slotQuery).filter((employee) => contains(employee.free, booked.from));
  return rankEmployees(roster, free, booked.from);
}

/** The treatment as it was booked: what the service says now is for new bookings. */
function slotQueryOf({ employeeId, from, to, held, isForWoman }: BookedTime): SlotQuery {
  const [first] = held;
  const last = held.at(-1);
  return {
    durationMinutes: to - from,
    bufferBeforeMinutes: from - (first?.from ?? from),
    bufferAfterMinutes: (last?.to ?? to) - to,
    processing: first && last && first !== last ? { from: first.to - from, to: last.from - from } : null,
    employeeIds: [employeeId],
    isForWoman,
    // The present employee was chosen with regard to it.
    needsFemaleStaff: false,
  };
}
