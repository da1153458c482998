import type { Employee, Interval, Venue } from './venue.ts';

/** Everything in Iraq happens in one zone, without daylight saving. */
export const zone = 'Asia/Baghdad';

/** When one of the team works, so many days from today: inside the venue's hours, breaks taken out. */
export function workingTimes(venue: Venue, employee: Employee, today: Temporal.PlainDate, day: number): Interval[] {
  const weekday = weekdayOf(today, day);
  const venueTimes = timesOfVenue(venue, today, day);
  const own = exceptionTimes(venue, today, day, employee.id) ?? employee.hours?.[weekday] ?? venueTimes;
  const present = venueTimes
    .flatMap((open) => own.map((hours) => overlap(open, hours)))
    .filter((times) => times.from < times.to);
  return (employee.breaks?.[weekday] ?? []).reduce(without, present);
}

/** When the venue is open on that day. */
export const timesOfVenue = (venue: Venue, today: Temporal.PlainDate, day: number): Interval[] =>
  (venue.breaks?.[weekdayOf(today, day)] ?? []).reduce(
    without,
    exceptionTimes(venue, today, day) ?? venue.hours[weekdayOf(today, day)] ?? [],
  );

/** When the venue is there for women alone on that day. */
export const womenOnlyTimes = (venue: Venue, today: Temporal.PlainDate, day: number): Interval[] =>
  venue.womenOnly?.[weekdayOf(today, day)] ?? [];

/** The instant at so many opening minutes after another: the venue's deadline for an answer. */
export function afterOpeningMinutes(venue: Venue, from: Temporal.Instant, minutes: number, today: Temporal.PlainDate) {
  const firstDay = today.until(from.toZonedDateTimeISO(zone).toPlainDate()).days - 1;
  let left = minutes;
  for (let day = firstDay; day < firstDay + 30; day += 1) {
    for (const open of timesOfVenue(venue, today, day)) {
      const opens = later(minuteOf(today, day, open.from), from);
      const usable = Math.floor(opens.until(minuteOf(today, day, open.to)).total('minutes'));
      if (usable >= left) return opens.add({ minutes: left });
      left -= Math.max(0, usable);
    }
  }
  throw new Error(`${venue.site} never opens`);
}

/** A minute of a local day, which may lie past its midnight, as an instant. */
export const minuteOf = (today: Temporal.PlainDate, day: number, minute: number): Temporal.Instant =>
  today.add({ days: day }).toZonedDateTime(zone).add({ minutes: minute }).toInstant();

/** Monday is 0, as in a Week. */
const weekdayOf = (today: Temporal.PlainDate, day: number): number => today.add({ days: day }).dayOfWeek - 1;

function exceptionTimes(
  venue: Venue,
  today: Temporal.PlainDate,
  day: number,
  employee?: number,
): Interval[] | undefined {
  const weekday = weekdayOf(today, day) + 1;
  const found = (venue.exceptions ?? [])
    .filter((exception) => exception.employee === employee && exception.startsIn <= day && day <= exception.endsIn)
    .filter((exception) => (exception.weekday ?? weekday) === weekday)
    .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  return found.length === 0
    ? undefined
    : found.filter(({ priority }) => priority === found[0]?.priority).flatMap((exception) => exception.hours ?? []);
}

const overlap = (a: Interval, b: Interval): Interval => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });

const without = (times: Interval[], rest: Interval): Interval[] =>
  times
    .flatMap((time) => [
      { from: time.from, to: Math.min(time.to, rest.from) },
      { from: Math.max(time.from, rest.to), to: time.to },
    ])
    .filter((time) => time.from < time.to);

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b);
