import type { WorldEmployee, MinuteRange, WorldVenue } from './world-venue.ts';

/** The one time zone of Iraq, without daylight saving. */
export const zone = 'Asia/Baghdad';

/** The working times of an employee `day` days from today: inside the venue's hours, without breaks. */
export function workingTimes(
  venue: WorldVenue,
  employee: WorldEmployee,
  today: Temporal.PlainDate,
  day: number,
): MinuteRange[] {
  const weekday = weekdayOf(today, day);
  const openTimes = venueTimes(venue, today, day);
  const own = exceptionTimes(venue, today, day, employee.id) ?? employee.hours?.[weekday] ?? openTimes;
  const present = openTimes
    .flatMap((open) => own.map((hours) => overlap(open, hours)))
    .filter((times) => times.from < times.to);
  return (employee.breaks?.[weekday] ?? []).reduce(subtract, present);
}

/** The times at which the venue is open `day` days from today. */
export const venueTimes = (venue: WorldVenue, today: Temporal.PlainDate, day: number): MinuteRange[] =>
  (venue.breaks?.[weekdayOf(today, day)] ?? []).reduce(
    subtract,
    exceptionTimes(venue, today, day) ?? venue.hours[weekdayOf(today, day)] ?? [],
  );

/** The times at which the venue is for women alone `day` days from today. */
export const womenOnlyTimes = (venue: WorldVenue, today: Temporal.PlainDate, day: number): MinuteRange[] =>
  venue.womenOnly?.[weekdayOf(today, day)] ?? [];

/** The instant after a number of open minutes: the venue's deadline for an answer. Throws where it is never open. */
export function afterOpenMinutes(
  venue: WorldVenue,
  from: Temporal.Instant,
  minutes: number,
  today: Temporal.PlainDate,
) {
  const firstDay = today.until(from.toZonedDateTimeISO(zone).toPlainDate()).days - 1;
  let minutesLeft = minutes;
  for (let day = firstDay; day < firstDay + 30; day += 1) {
    for (const open of venueTimes(venue, today, day)) {
      const opens = later(minuteOf(today, day, open.from), from);
      const usable = Math.floor(opens.until(minuteOf(today, day, open.to)).total('minutes'));
      if (usable >= minutesLeft) return opens.add({ minutes: minutesLeft });
      minutesLeft -= Math.max(0, usable);
    }
  }
  throw new Error(`${venue.site} never opens`);
}

/** A minute of a local day, which may lie past its midnight, as an instant. */
export const minuteOf = (today: Temporal.PlainDate, day: number, minute: number): Temporal.Instant =>
  today.add({ days: day }).toZonedDateTime(zone).add({ minutes: minute }).toInstant();

/** The index of a day in a WorldWeek: Monday is 0. */
const weekdayOf = (today: Temporal.PlainDate, day: number): number => today.add({ days: day }).dayOfWeek - 1;

function exceptionTimes(
  venue: WorldVenue,
  today: Temporal.PlainDate,
  day: number,
  employee?: number,
): MinuteRange[] | undefined {
  const weekday = weekdayOf(today, day) + 1;
  const found = (venue.exceptions ?? [])
    .filter((exception) => exception.employee === employee && exception.startsIn <= day && day <= exception.endsIn)
    .filter((exception) => (exception.weekday ?? weekday) === weekday)
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  return found.length === 0
    ? undefined
    : found.filter(({ priority }) => priority === found[0]?.priority).flatMap((exception) => exception.hours ?? []);
}

const overlap = (a: MinuteRange, b: MinuteRange): MinuteRange => ({
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
});

const subtract = (times: MinuteRange[], removed: MinuteRange): MinuteRange[] =>
  times
    .flatMap((time) => [
      { from: time.from, to: Math.min(time.to, removed.from) },
      { from: Math.max(time.from, removed.to), to: time.to },
    ])
    .filter((time) => time.from < time.to);

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b);
