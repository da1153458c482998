import {
  venueBreaks,
  venueHours,
  type HoursOn,
  type Interval,
  intersect,
  ownTimes,
  subtract,
  type Timetable,
  unite,
  womenOnlyHours,
} from '#app/venues/timetable/timetable-rules.ts';
import type { GivableResource } from './resources.ts';
import { type Day, minuteAt, minuteOf, todayAt } from './days.ts';

/** A part of an employee's time that a booking holds, with that booking's start; minutes since 1970. */
export type HeldTime = Interval & { readonly employeeId: number; readonly startsAt: number };

/**
 * Timetable and held time of a venue over consecutive days; the first and the last day are neighbours of those asked
 * for.
 */
export type RosterInput = {
  readonly timetable: Timetable;
  readonly days: readonly Day[];
  readonly held: readonly HeldTime[];
  /** The resources that can be given, in the order of their numbers. */
  readonly resources?: readonly GivableResource[];
  readonly now: Temporal.Instant;
  /** The zone of the days. */
  readonly timeZone: string;
};

/**
 * When a venue is open and its employees work and are held, in minutes since 1970; every list is in order and apart.
 */
export type Roster = RosterInput & {
  /** From the end of the lead time to the end of the horizon. */
  readonly bookable: Interval;
  readonly open: readonly Interval[];
  readonly womenOnly: readonly Interval[];
  /** Inside the opening hours, without breaks and leave. */
  workingOf(employeeId: number): readonly Interval[];
  heldOf(employeeId: number): readonly HeldTime[];
  /**
   * Whether the venue or the employee reaches the limit of a day; `more` are bookings that are planned but not held
   * yet.
   */
  isFull(employeeId: number, day: Day, more?: { readonly ofVenue: number; readonly own: number }): boolean;
  /** The held minutes of an employee's bookings that start on a day. */
  loadOf(employeeId: number, day: Day): number;
  isFemale(employeeId: number): boolean;
};

/** A timetable over some days as a roster. */
export function toRoster(venue: RosterInput): Roster {
  const { timetable, days, held } = venue;
  const ofVenue = venueHours(timetable);
  const open = subtract(spread(days, ofVenue), spread(days, venueBreaks(timetable)));
  const own = ownTimes(timetable);
  const heldBy = Map.groupBy(held, ({ employeeId }) => employeeId);
  const employees = new Map(timetable.employees.map((employee) => [employee.employeeId, employee]));
  const counts = new Map(timetable.dailyCap === null ? [] : days.map((day) => [day, bookingsOn(day, held)]));
  return {
    ...venue,
    bookable: bookableTime(venue),
    open,
    womenOnly: spread(days, womenOnlyHours(timetable)),
    workingOf(id) {
      const ownTime = own.get(id);
      if (!ownTime) return open;
      const present = intersect(
        open,
        spread(days, (day) => ownTime.hours(day) ?? ofVenue(day)),
      );
      return subtract(present, unite([...spread(days, ownTime.breaks), ...spread(days, ownTime.blocked)]));
    },
    heldOf: (id) => heldBy.get(id) ?? [],
    isFull(id, day, more = { ofVenue: 0, own: 0 }) {
      const cap = employees.get(id)?.dailyCap ?? null;
      const venueCap = timetable.dailyCap;
      if (venueCap !== null && (counts.get(day) ?? 0) + more.ofVenue >= venueCap) return true;
      return cap !== null && bookingsOn(day, heldBy.get(id) ?? []) + more.own >= cap;
    },
    loadOf: loadsBy(held),
    isFemale: (id) => employees.get(id)?.isFemale ?? false,
  };
}

/** A timetable without the rules that bind new bookings alone: lead time, horizon and limits a day. */
export const withoutLimits = (timetable: Timetable, horizonDays: number): Timetable => ({
  ...timetable,
  leadMinutes: 0,
  horizonDays,
  dailyCap: null,
  employees: timetable.employees.map((employee) => ({ ...employee, dailyCap: null })),
});

/** Hours of each day as minutes since 1970; what lies past midnight follows the clock of the next day. */
function spread(days: readonly Day[], hoursOn: HoursOn): Interval[] {
  const spans: Interval[] = [];
  for (let index = 0, day = days[0]; day; day = days[++index]) {
    for (const { from, to } of hoursOn(day)) {
      const next = days[index + 1];
      spans.push({ from: minuteAt(day, from), to: to < 1440 ? minuteAt(day, to) : pastMidnight(day, next, to - 1440) });
    }
  }
  return unite(spans);
}

const pastMidnight = ({ endMinute }: Day, next: Day | undefined, minute: number): number =>
  next ? minuteAt(next, minute) : endMinute + minute;

function bookableTime({ timetable, days, now, timeZone }: RosterInput): Interval {
  const last = todayAt(now, timeZone).add({ days: timetable.horizonDays }).toString();
  const end = days.findLast(({ date }) => date <= last);
  return { from: minuteOf(now) + timetable.leadMinutes, to: end?.endMinute ?? 0 };
}

/** A day's bookings are those that start on it. */
function bookingsOn(day: Day, held: readonly HeldTime[]): number {
  const slots = held.filter(({ startsAt }) => day.startMinute <= startsAt && startsAt < day.endMinute);
  return new Set(slots.map(({ employeeId, startsAt }) => `${employeeId} ${startsAt}`)).size;
}

/** Adds up a day when it is first asked for, because a search asks for the same day many times. */
function loadsBy(held: readonly HeldTime[]): Roster['loadOf'] {
  const days = new Map<Day, Map<number, number>>();
  return (employeeId, day) => {
    const loads = days.get(day) ?? new Map<number, number>();
    if (!days.has(day)) {
      days.set(day, loads);
      for (const { employeeId: id, startsAt, from, to } of held) {
        if (day.startMinute <= startsAt && startsAt < day.endMinute) loads.set(id, (loads.get(id) ?? 0) + to - from);
      }
    }
    return loads.get(employeeId) ?? 0;
  };
}
