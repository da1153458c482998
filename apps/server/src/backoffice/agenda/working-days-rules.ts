import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import {
  venueBreaks,
  venueHours,
  type HoursOn,
  type Interval,
  intersect,
  ownTimes,
  type Timetable,
  unite,
  clockOf,
} from '#app/venues/timetable/timetable-rules.ts';

type ShiftOwner = Agenda['employees'][number];

/** When an employee is at work over some days, and when not. */
export type WorkingDays = Pick<ShiftOwner, 'shifts' | 'off'>;

/** A day: YYYY-MM-DD and its ISO weekday, 1 is Monday. */
type ClockDay = Parameters<HoursOn>[0];

const wholeDay: Interval = { from: 0, to: 1440 };

/** The working days of a venue's employees, some days from one on; an employee who has left has none. */
export function listWorkingDays(timetable: Timetable, first: Temporal.PlainDate, count: number) {
  const ofVenue = venueHours(timetable);
  const pauses = venueBreaks(timetable);
  const own = ownTimes(timetable);
  // What is the same for all employees is found once.
  const days = listDays(first, count).map(({ day, beside }) => ({
    day,
    beside,
    open: around(beside, ofVenue),
    pauses: around(beside, pauses),
  }));
  return (employeeId: number): WorkingDays => {
    const ownTime = own.get(employeeId);
    const found = days.map(({ day, beside, ...venue }): WorkingDays => {
      const hours = ownTime?.hours(day) ?? ofVenue(day);
      const shifts = intersect(unite(hours), venue.open);
      if (shifts.length === 0) return { shifts: [], off: whyOff(timetable, employeeId, day) };
      const breaks = unite([...venue.pauses, ...(ownTime ? around(beside, ownTime.breaks) : [])]);
      return {
        shifts: shifts.map((shift) => onClock(day, shift)),
        off: intersect(shifts, breaks).map((pause) => ({ ...onClock(day, pause), kind: 'break' as const })),
      };
    });
    return { shifts: found.flatMap(({ shifts }) => shifts), off: found.flatMap(({ off }) => off) };
  };
}

/** Some days from one on, each with the one before it, itself and the one after it. */
function listDays(first: Temporal.PlainDate, count: number) {
  const all = Array.from({ length: count + 2 }, (_, offset) => dayOf(first.add({ days: offset - 1 })));
  return all.slice(1, -1).map((day, index) => ({ day, beside: all.slice(index, index + 3) }));
}

/** A day without a shift is closed, or leave; a weekday on which the employee never works is neither. */
function whyOff(timetable: Timetable, employeeId: number, day: ClockDay): ShiftOwner['off'] {
  const kind =
    venueHours(timetable)(day).length === 0 ? 'closed' : isOnLeave(timetable, employeeId, day) ? 'leave' : undefined;
  return kind ? [{ ...onClock(day, wholeDay), kind }] : [];
}

const isOnLeave = ({ exceptions }: Timetable, employeeId: number, { date, weekday }: ClockDay): boolean =>
  exceptions.some(
    (x) =>
      x.employeeId === employeeId &&
      x.kind === 'closed' &&
      x.startsOn <= date &&
      date <= x.endsOn &&
      (x.weekday === null || x.weekday === weekday),
  );

/** Hours that begin on a day, the second of three, or on the days beside it, in minutes of that day's clock: nights reach into the next day. */
function around(beside: readonly ClockDay[], hoursOn: HoursOn): Interval[] {
  const hours = beside.flatMap((day, index) => {
    const minutes = (index - 1) * 1440;
    return hoursOn(day).map(({ from, to }) => ({ from: from + minutes, to: to + minutes }));
  });
  return unite(hours);
}

const dayOf = (date: Temporal.PlainDate): ClockDay => ({ date: date.toString(), weekday: date.dayOfWeek });

const onClock = ({ date }: ClockDay, { from, to }: Interval) => ({ date, from: clockOf(from), to: clockOf(to) });
