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
  const days = Array.from({ length: count }, (_, offset) => dayOf(first.add({ days: offset })));
  const ofVenue = venueHours(timetable);
  const pauses = venueBreaks(timetable);
  const own = ownTimes(timetable);
  return (employeeId: number): WorkingDays => {
    const ownTime = own.get(employeeId);
    const found = days.map((day): WorkingDays => {
      const hours = ownTime?.hours(day) ?? ofVenue(day);
      const shifts = intersect(unite(hours), around(day, ofVenue));
      if (shifts.length === 0) return { shifts: [], off: whyOff(timetable, employeeId, day) };
      const breaks = unite([...around(day, pauses), ...(ownTime ? around(day, ownTime.breaks) : [])]);
      return {
        shifts: shifts.map((shift) => onClock(day, shift)),
        off: intersect(shifts, breaks).map((pause) => ({ ...onClock(day, pause), kind: 'break' as const })),
      };
    });
    return { shifts: found.flatMap(({ shifts }) => shifts), off: found.flatMap(({ off }) => off) };
  };
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

/** Hours that begin on a day or the days beside it, in minutes of that day's clock: nights reach into the next day. */
function around(day: ClockDay, hoursOn: HoursOn): Interval[] {
  const date = Temporal.PlainDate.from(day.date);
  const beside = [-1, 0, 1].flatMap((offset) =>
    hoursOn(dayOf(date.add({ days: offset }))).map(({ from, to }) => ({
      from: from + offset * 1440,
      to: to + offset * 1440,
    })),
  );
  return unite(beside);
}

const dayOf = (date: Temporal.PlainDate): ClockDay => ({ date: date.toString(), weekday: date.dayOfWeek });

const onClock = ({ date }: ClockDay, { from, to }: Interval) => ({ date, from: clockOf(from), to: clockOf(to) });
