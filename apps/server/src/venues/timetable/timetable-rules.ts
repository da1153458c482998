type TimeOwner = { readonly employeeId: number | null };

/** Minutes of the clock on an ISO weekday; an interval past midnight ends beyond 1440. */
type WeeklyTime = Interval & { readonly weekday: number };

/** Hours that hold instead of the weekly ones on some days, on one weekday or on all; minutes as in WeeklyTime. */
type HoursException = TimeOwner & {
  /** 'blocked' takes time of one employee out of the hours that hold otherwise. */
  readonly kind: 'closed' | 'open' | 'women_only' | 'blocked';
  readonly priority: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly weekday: number | null;
  readonly from: number | null;
  readonly to: number | null;
};

/** An employee of a venue; `dailyCap` is the limit of bookings a day, null is none. */
type TimetableEmployee = { readonly employeeId: number; readonly isFemale: boolean; readonly dailyCap: number | null };

/**
 * When a venue is open, when its employees work, and how it takes bookings. `employeeId` null means the venue itself.
 */
export type Timetable = {
  readonly venueId: number;
  readonly slotStepMinutes: number;
  readonly leadMinutes: number;
  readonly horizonDays: number;
  readonly answerMinutes: number;
  readonly dailyCap: number | null;
  /** The venue is there for women alone. */
  readonly isWomenOnly: boolean;
  /** Whether the venue confirms requests automatically. */
  readonly autoConfirm: boolean;
  readonly hours: readonly (TimeOwner & WeeklyTime)[];
  readonly breaks: readonly (TimeOwner & WeeklyTime)[];
  readonly womenOnlyHours: readonly WeeklyTime[];
  readonly exceptions: readonly HoursException[];
  readonly employees: readonly TimetableEmployee[];
};

/** A date (YYYY-MM-DD) and its ISO weekday, 1 is Monday. */
type CalendarDay = { readonly date: string; readonly weekday: number };

/** Hours that begin on a day, in minutes of its clock. */
export type HoursOn = (day: CalendarDay) => readonly Interval[];

/** Hours of a venue that has set none: 9.30 AM to 9.00 PM, all week. */
export const defaultHours: Interval = { from: 570, to: 1260 };

/** When the venue is open, its breaks not yet taken out: its exceptions, else its weekly hours. */
export function venueHours(timetable: Timetable): HoursOn {
  const own = ownHours(ofVenue(timetable.hours), ofVenue(timetable.exceptions));
  return (day) => own(day) ?? [defaultHours];
}

/** Those of some days on which other hours of the venue hold than those of the week, with these hours. */
export function listSpecialDays(timetable: Timetable, days: readonly CalendarDay[]) {
  const special = ofVenue(timetable.exceptions).filter(({ kind }) => kind === 'closed' || kind === 'open');
  const hours = venueHours(timetable);
  return days
    .filter((day) => special.some((exception) => covers(exception, day)))
    .map((day) => ({ date: day.date, hours: hours(day) }));
}

/** The breaks of the venue, in which no employee works. */
export const venueBreaks = ({ breaks }: Timetable): HoursOn => byWeekday(ofVenue(breaks));

/** The hours of the venue that are for women only. */
export function womenOnlyHours({ womenOnlyHours: hours, exceptions, isWomenOnly }: Timetable): HoursOn {
  if (isWomenOnly) return () => [wholeDay];
  const weekly = byWeekday(hours);
  const special = exceptions.filter(({ kind }) => kind === 'women_only');
  return (day) => highest(special, day)?.map(({ from, to }) => ({ from: from ?? 0, to: to ?? 1440 })) ?? weekly(day);
}

const wholeDay: Interval = { from: 0, to: 1440 };

/** The own time of an employee on a day: hours (undefined: those of the venue), breaks and blocked time. */
export type OwnTime = {
  readonly hours: (day: CalendarDay) => readonly Interval[] | undefined;
  readonly breaks: HoursOn;
  readonly blocked: HoursOn;
};

/** The own time of each employee that has some. */
export function ownTimes({ hours, breaks, exceptions }: Timetable): ReadonlyMap<number, OwnTime> {
  const weekly = Map.groupBy(hours, ({ employeeId }) => employeeId);
  const pauses = Map.groupBy(breaks, ({ employeeId }) => employeeId);
  const special = Map.groupBy(exceptions, ({ employeeId }) => employeeId);
  const own = new Map<number, OwnTime>();
  for (const id of new Set([...weekly.keys(), ...pauses.keys(), ...special.keys()])) {
    if (id === null) continue;
    const ownExceptions = special.get(id) ?? [];
    const blocks = ownExceptions.filter(({ kind }) => kind === 'blocked');
    own.set(id, {
      hours: ownHours(weekly.get(id) ?? [], ownExceptions),
      breaks: byWeekday(pauses.get(id) ?? []),
      blocked: (day) =>
        unite(blocks.filter((x) => covers(x, day)).map(({ from, to }) => ({ from: from ?? 0, to: to ?? 0 }))),
    });
  }
  return own;
}

const ofVenue = <T extends TimeOwner>(rows: readonly T[]): T[] => rows.filter((row) => row.employeeId === null);

/**
 * Undefined where neither hours nor exceptions are set; a weekday without hours among others with hours is a day off.
 */
function ownHours(weekly: readonly WeeklyTime[], exceptions: readonly HoursException[]): OwnTime['hours'] {
  const usual = weekly.length === 0 ? undefined : byWeekday(weekly);
  const special = exceptions.filter(({ kind }) => kind === 'closed' || kind === 'open');
  if (special.length === 0) return (day) => usual?.(day);
  return (day) => {
    const found = highest(special, day);
    if (!found) return usual?.(day);
    if (found.some(({ kind }) => kind === 'closed')) return [];
    return found.map(({ from, to }) => ({ from: from ?? 0, to: to ?? 0 }));
  };
}

/** Those of the highest priority on a day; undefined where there are none. */
function highest(exceptions: readonly HoursException[], day: CalendarDay): HoursException[] | undefined {
  const found = exceptions.filter((x) => covers(x, day));
  if (found.length === 0) return undefined;
  const top = Math.max(...found.map(({ priority }) => priority));
  return found.filter(({ priority }) => priority === top);
}

const covers = ({ startsOn, endsOn, weekday }: HoursException, day: CalendarDay): boolean =>
  startsOn <= day.date && day.date <= endsOn && (weekday === null || weekday === day.weekday);

function byWeekday(rows: readonly WeeklyTime[]): HoursOn {
  const week: Interval[][] = Array.from({ length: 8 }, () => []);
  for (const { weekday, from, to } of rows) week[weekday]?.push({ from, to });
  const united = week.map(unite);
  return ({ weekday }) => united[weekday] ?? [];
}

/** Minutes, half open: `to` is the first that is no longer in it. */
export type Interval = { readonly from: number; readonly to: number };

/** The same minutes in order and apart from each other, as every function below requires of its lists. */
export function unite(intervals: readonly Interval[]): Interval[] {
  const united: Interval[] = [];
  let last: Interval | undefined;
  for (const next of inOrder(intervals)) {
    if (next.from >= next.to) continue;
    if (last && next.from <= last.to) {
      last = { from: last.from, to: Math.max(last.to, next.to) };
      united[united.length - 1] = last;
    } else {
      last = next;
      united.push(next);
    }
  }
  return united;
}

/** Rows mostly come in order, and to check that is cheaper than to sort. */
function inOrder(intervals: readonly Interval[]): readonly Interval[] {
  let from = -Infinity;
  for (const next of intervals) {
    if (next.from < from) return intervals.toSorted((a, b) => a.from - b.from);
    from = next.from;
  }
  return intervals;
}

/** The minutes that lie in both lists. */
export function intersect(first: readonly Interval[], second: readonly Interval[]): Interval[] {
  const both: Interval[] = [];
  let index = 0;
  for (const { from, to } of first) {
    for (let other = second[index]; other && other.from < to; other = second[++index]) {
      const start = Math.max(from, other.from);
      const end = Math.min(to, other.to);
      if (start < end) both.push(start === from && end === to ? { from, to } : { from: start, to: end });
      // It may reach into the next interval of the first list.
      if (other.to > to) break;
    }
  }
  return both;
}

/**
 * The minutes of the first list that lie in none of the second; `before` and `after` lengthen each interval of the
 * second.
 */
export function subtract(
  whole: readonly Interval[],
  taken: readonly Interval[],
  { before, after }: { readonly before: number; readonly after: number } = nothing,
): Interval[] {
  const left: Interval[] = [];
  let index = 0;
  for (const { from, to } of whole) {
    let free = from;
    for (let next = taken[index]; next && next.from - before < to; next = taken[++index]) {
      if (next.from - before > free) left.push({ from: free, to: next.from - before });
      free = Math.max(free, next.to + after);
      // It may reach into the next interval of the first list.
      if (free >= to) break;
    }
    if (free < to) left.push({ from: free, to });
  }
  return left;
}

const nothing = { before: 0, after: 0 };

/** Minutes since the midnight at which a day begins as HH:MM; 1560 is 26:00. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** HH:MM as minutes since midnight. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
