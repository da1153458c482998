import { type Interval, unite } from './intervals.ts';

export { type Interval, intersect, subtract, unite } from './intervals.ts';

type OfEmployee = { readonly employeeId: number | null };

/** Minutes of the clock on an ISO weekday; an interval past midnight ends beyond 1440. */
type Weekly = Interval & { readonly weekday: number };

/** What holds instead from one day to another, on one weekday or on all; minutes as in Weekly. */
type Exception = OfEmployee & {
  /** Blocked: an hour of one employee, beside whatever else holds. */
  readonly kind: 'closed' | 'open' | 'women_only' | 'blocked';
  readonly priority: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly weekday: number | null;
  readonly from: number | null;
  readonly to: number | null;
};

/** Who works there, and how many bookings a day each takes; null: as many as fit. */
type Employee = { readonly employeeId: number; readonly isFemale: boolean; readonly dailyCap: number | null };

/** When an establishment and its people work, and for whom. employeeId null means the house itself. */
export type Timetable = {
  readonly establishmentId: number;
  readonly slotStepMinutes: number;
  readonly leadMinutes: number;
  readonly horizonDays: number;
  readonly answerMinutes: number;
  readonly dailyCap: number | null;
  /** Whether a request needs no answer of the house. */
  readonly confirmsItself: boolean;
  readonly hours: readonly (OfEmployee & Weekly)[];
  readonly breaks: readonly (OfEmployee & Weekly)[];
  readonly womenOnlyHours: readonly Weekly[];
  readonly exceptions: readonly Exception[];
  readonly employees: readonly Employee[];
};

/** A day as rules name it: YYYY-MM-DD and its ISO weekday, 1 is Monday. */
type Day = { readonly date: string; readonly weekday: number };

/** Hours that begin on a day, in minutes of its clock. */
export type HoursOn = (day: Day) => readonly Interval[];

/** Hours of a house that has set none: 9.30 AM to 9.00 PM, all week. */
export const defaultHours: Interval = { from: 570, to: 1260 };

/** When the house is open, its breaks not yet taken out: its exceptions, else its weekly hours. */
export function houseHours(timetable: Timetable): HoursOn {
  const own = ownHours(ofHouse(timetable.hours), ofHouse(timetable.exceptions));
  return (day) => own(day) ?? [defaultHours];
}

/** When nobody of the house works. */
export const houseBreaks = ({ breaks }: Timetable): HoursOn => byWeekday(ofHouse(breaks));

/** When the house is there for women alone. */
export function womenOnlyHours({ womenOnlyHours: hours, exceptions }: Timetable): HoursOn {
  const weekly = byWeekday(hours);
  const special = exceptions.filter(({ kind }) => kind === 'women_only');
  return (day) => highest(special, day)?.map(({ from, to }) => ({ from: from ?? 0, to: to ?? 1440 })) ?? weekly(day);
}

/** What an employee says about a day: own hours (undefined: whenever the house is open), breaks and blocked time. */
export type OwnTime = {
  readonly hours: (day: Day) => readonly Interval[] | undefined;
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
    const said = special.get(id) ?? [];
    const blocks = said.filter(({ kind }) => kind === 'blocked');
    own.set(id, {
      hours: ownHours(weekly.get(id) ?? [], said),
      breaks: byWeekday(pauses.get(id) ?? []),
      blocked: (day) =>
        unite(blocks.filter((x) => covers(x, day)).map(({ from, to }) => ({ from: from ?? 0, to: to ?? 0 }))),
    });
  }
  return own;
}

const ofHouse = <T extends OfEmployee>(rows: readonly T[]): T[] => rows.filter((row) => row.employeeId === null);

/** Undefined where nothing is said; a weekday without hours among others is a day off. */
function ownHours(weekly: readonly Weekly[], exceptions: readonly Exception[]): OwnTime['hours'] {
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
function highest(exceptions: readonly Exception[], day: Day): Exception[] | undefined {
  const found = exceptions.filter((x) => covers(x, day));
  if (found.length === 0) return undefined;
  const top = Math.max(...found.map(({ priority }) => priority));
  return found.filter(({ priority }) => priority === top);
}

const covers = ({ startsOn, endsOn, weekday }: Exception, day: Day): boolean =>
  startsOn <= day.date && day.date <= endsOn && (weekday === null || weekday === day.weekday);

function byWeekday(rows: readonly Weekly[]): HoursOn {
  const week: Interval[][] = Array.from({ length: 8 }, () => []);
  for (const { weekday, from, to } of rows) week[weekday]?.push({ from, to });
  const united = week.map(unite);
  return ({ weekday }) => united[weekday] ?? [];
}
