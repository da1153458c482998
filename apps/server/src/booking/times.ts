import { workingHours, type Interval, type Timetable } from '#app/venues/rules.ts';
import { minuteOf, todayAt, type Day } from './days.ts';

/** What is asked of a house's time: minutes, buffer after it included in what is blocked. */
export type Wish = {
  readonly durationMinutes: number;
  readonly bufferMinutes: number;
  readonly employeeIds: readonly number[];
};

/** Time of an employee that is held, minutes since 1970. */
export type Busy = Interval & { readonly employeeId: number };

/** A start inside somebody's working hours. Nobody free means it is taken. */
export type Start = {
  /** Minutes since 1970. */
  readonly minute: number;
  /** Everybody who works then for long enough. */
  readonly working: readonly number[];
  /** Those of them whose time is not held. */
  readonly free: readonly number[];
};

/** Every start of some days in a row that begins after the lead time and within the horizon. The days must be in order. */
export function listStarts(
  timetable: Timetable,
  wish: Wish,
  busy: readonly Busy[],
  days: readonly Day[],
  now: Temporal.Instant,
): Map<string, Start[]> {
  const earliest = minuteOf(now) + timetable.leadMinutes;
  const last = todayAt(now).add({ days: timetable.horizonDays }).toString();
  const working = wish.employeeIds.map((employeeId) => ({
    employeeId,
    shifts: days.flatMap((day) => shiftsOn(timetable, employeeId, day)),
    held: busy.filter((held) => held.employeeId === employeeId).toSorted((a, b) => a.from - b.from),
  }));
  const open = days.slice(1).map((day) => {
    const starts = new Map<number, { working: number[]; free: number[] }>();
    if (day.date <= last) for (const person of working) collect(starts, person, day, timetable, wish, earliest);
    const sorted = [...starts].toSorted(([a], [b]) => a - b).map(([minute, people]) => ({ minute, ...people }));
    return [day.date, sorted] as const;
  });
  return new Map(open);
}

/** Shifts of an employee that begin on a day, minutes since 1970; they may end on the next. */
function shiftsOn(timetable: Timetable, employeeId: number, day: Day): Interval[] {
  return workingHours(timetable, employeeId, day.date, day.weekday).map(({ from, to }) => ({
    from: day.startMinute + from,
    to: day.startMinute + to,
  }));
}

type Person = { employeeId: number; shifts: readonly Interval[]; held: readonly Interval[] };

/** Adds the starts of one person on one day: on the house's grid from midnight, with room for the whole treatment. */
function collect(
  starts: Map<number, { working: number[]; free: number[] }>,
  person: Person,
  day: Day,
  { slotStepMinutes: step }: Timetable,
  wish: Wish,
  earliest: number,
): void {
  const dayEnd = day.startMinute + 24 * 60;
  for (const shift of person.shifts) {
    const from = Math.max(shift.from, day.startMinute, earliest);
    const first = day.startMinute + Math.ceil((from - day.startMinute) / step) * step;
    for (let minute = first; minute < dayEnd && minute + wish.durationMinutes <= shift.to; minute += step) {
      const people = starts.get(minute) ?? { working: [], free: [] };
      starts.set(minute, people);
      if (people.working.includes(person.employeeId)) continue;
      people.working.push(person.employeeId);
      if (isFree(person.held, minute, minute + wish.durationMinutes + wish.bufferMinutes)) {
        people.free.push(person.employeeId);
      }
    }
  }
}

/** Whether no held time overlaps; back to back is free. */
function isFree(held: readonly Interval[], from: number, to: number): boolean {
  return !held.some((other) => other.from < to && from < other.to);
}

/** Free starts nearest to a wanted minute, at most `most`, nearest first. */
export function nearestFree(starts: Iterable<Start>, wanted: number, most: number): number[] {
  return [...starts]
    .filter(({ minute, free }) => free.length > 0 && minute !== wanted)
    .map(({ minute }) => minute)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, most);
}

/** Who should take a start: the one chosen, else all who work then, those free and least loaded that day first. */
export function inOrder(start: Start, busy: readonly Busy[], day: Day): number[] {
  const load = (employeeId: number) =>
    busy.filter(
      (held) => held.employeeId === employeeId && held.from >= day.startMinute && held.from < day.startMinute + 1440,
    ).length;
  const isTaken = (employeeId: number) => (start.free.includes(employeeId) ? 0 : 1);
  return [...start.working].toSorted((a, b) => isTaken(a) - isTaken(b) || load(a) - load(b) || a - b);
}
