/** Minutes since local midnight; an interval past midnight ends beyond 1440. */
export type Interval = { readonly from: number; readonly to: number };

type OfEmployee = { readonly employeeId: number | null };

/** When an establishment and its people work. employeeId null means the house itself. */
export type Timetable = {
  readonly establishmentId: number;
  readonly slotStepMinutes: number;
  readonly leadMinutes: number;
  readonly horizonDays: number;
  readonly answerMinutes: number;
  readonly hours: readonly (OfEmployee & Interval & { readonly weekday: number })[];
  readonly breaks: readonly (OfEmployee & Interval & { readonly weekday: number })[];
  /** Replace the weekly hours on their days; without from and to: closed, on leave. */
  readonly exceptions: readonly (OfEmployee & {
    readonly startsOn: string;
    readonly endsOn: string;
    readonly from: number | null;
    readonly to: number | null;
  })[];
};

/** Hours of a house that has set none: 9.30 AM to 9.00 PM, all week. */
export const defaultHours: Interval = { from: 570, to: 1260 };

/** When the house is open on a day. */
export function houseHours(timetable: Timetable, date: string, weekday: number): Interval[] {
  return exceptionOn(timetable, null, date) ?? weeklyHours(timetable, null, weekday) ?? [defaultHours];
}

/** When an employee works on a day: own hours (else the house's) inside the house's, less the breaks. */
export function workingHours(timetable: Timetable, employeeId: number, date: string, weekday: number): Interval[] {
  const house = houseHours(timetable, date, weekday);
  const own = exceptionOn(timetable, employeeId, date) ?? weeklyHours(timetable, employeeId, weekday) ?? house;
  const breaks = timetable.breaks.filter((pause) => pause.employeeId === employeeId && pause.weekday === weekday);
  return subtract(intersect(house, own), breaks);
}

function exceptionOn(timetable: Timetable, employeeId: number | null, date: string): Interval[] | undefined {
  const found = timetable.exceptions.filter(
    (x) => x.employeeId === employeeId && x.startsOn <= date && date <= x.endsOn,
  );
  if (found.length === 0) return undefined;
  return found.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
}

/** Undefined where nobody set any hours at all; a day without hours among others is a day off. */
function weeklyHours(timetable: Timetable, employeeId: number | null, weekday: number): Interval[] | undefined {
  const own = timetable.hours.filter((hours) => hours.employeeId === employeeId);
  if (own.length === 0) return undefined;
  return own.filter((hours) => hours.weekday === weekday).map(({ from, to }) => ({ from, to }));
}

/** The times that lie in both lists. */
export function intersect(first: readonly Interval[], second: readonly Interval[]): Interval[] {
  return first.flatMap((a) =>
    second
      .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
      .filter(({ from, to }) => from < to),
  );
}

/** The times of the first list that lie in none of the second. */
export function subtract(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  return taken.reduce<Interval[]>(
    (left, gap) =>
      left.flatMap((interval) =>
        [
          { from: interval.from, to: Math.min(interval.to, gap.from) },
          { from: Math.max(interval.from, gap.to), to: interval.to },
        ].filter(({ from: start, to: end }) => start < end),
      ),
    [...from],
  );
}
