/** The zone of every date and time on the wire and on the screen. */
export const zone = 'Asia/Baghdad';

/** A day of the calendar in a zone, with what the arithmetic of minutes needs. */
export type Day = {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** ISO weekday, 1 is Monday. */
  readonly weekday: number;
  /** Minutes since 1970 at which the day begins and ends. */
  readonly startMinute: number;
  readonly endMinute: number;
  /** Where clocks change on this day: the minute of the clock from which they run `ahead` minutes ahead (negative: behind). */
  readonly change?: { readonly from: number; readonly ahead: number };
};

/** Consecutive days. Zones are slow to ask: this asks once, or once a day where clocks change within these days. */
export function daysFrom(first: Temporal.PlainDate, count: number, timeZone: string = zone): Day[] {
  const startMinute = first.toZonedDateTime(timeZone).epochMilliseconds / 60_000;
  const end = first.add({ days: count }).toZonedDateTime(timeZone);
  const change = end.getTimeZoneTransition('previous');
  const isEven = !change || change.epochMilliseconds / 60_000 < startMinute;
  return isEven ? evenDays(first, count, startMinute) : unevenDays(first, count, timeZone);
}

/** Days of 24 hours each. Their dates are counted in UTC, which is fastest. */
function evenDays(first: Temporal.PlainDate, count: number, startMinute: number): Day[] {
  const atUtc = first.toZonedDateTime('UTC').epochMilliseconds;
  return Array.from({ length: count }, (_, offset) => ({
    date: new Date(atUtc + offset * 86_400_000).toISOString().slice(0, 10),
    weekday: ((first.dayOfWeek - 1 + offset) % 7) + 1,
    startMinute: startMinute + offset * 1440,
    endMinute: startMinute + (offset + 1) * 1440,
  }));
}

function unevenDays(first: Temporal.PlainDate, count: number, timeZone: string): Day[] {
  return Array.from({ length: count }, (_, offset) => {
    const date = first.add({ days: offset });
    const next = date.add({ days: 1 }).toZonedDateTime(timeZone);
    const startMinute = date.toZonedDateTime(timeZone).epochMilliseconds / 60_000;
    const endMinute = next.epochMilliseconds / 60_000;
    const day = { date: date.toString(), weekday: date.dayOfWeek, startMinute, endMinute };
    return endMinute - startMinute === 1440 ? day : { ...day, change: changeOf(next, day) };
  });
}

/** When clocks are put forward, the minutes before `from` do not exist; when they are put back, those come twice. */
function changeOf(next: Temporal.ZonedDateTime, { startMinute, endMinute }: Day): NonNullable<Day['change']> {
  const ahead = 1440 - (endMinute - startMinute);
  const at = (next.getTimeZoneTransition('previous')?.epochMilliseconds ?? 0) / 60_000 - startMinute;
  return { from: at + Math.max(0, ahead), ahead };
}

/**
 * A minute of a day's clock in minutes since 1970: one that comes twice is the first, a skipped one the moment of the
 * change.
 */
export function minuteAt({ startMinute, change }: Day, minute: number): number {
  if (!change) return startMinute + minute;
  if (minute >= change.from) return startMinute + minute - change.ahead;
  return startMinute + Math.min(minute, change.from - Math.max(0, change.ahead));
}

/** Whether a day's clock shows a minute at all. */
export const isShown = ({ change }: Day, minute: number): boolean =>
  !change || minute >= change.from || minute < change.from - change.ahead;

type Today = { readonly now: Temporal.Instant; readonly timeZone: string; readonly day: Temporal.PlainDate };
let last: Today | undefined;

/** The day it is in a zone. Every venue of a page asks for the same moment, and zones are slow to ask. */
export function todayAt(now: Temporal.Instant, timeZone: string = zone): Temporal.PlainDate {
  if (last?.now !== now || last.timeZone !== timeZone)
    last = { now, timeZone, day: now.toZonedDateTimeISO(timeZone).toPlainDate() };
  return last.day;
}

/** A date (YYYY-MM-DD) as a day; today where it is absent or past. */
export function dayFrom(date: string | undefined, now: Temporal.Instant): Temporal.PlainDate {
  const today = todayAt(now);
  const day = date === undefined ? today : Temporal.PlainDate.from(date);
  return Temporal.PlainDate.compare(day, today) < 0 ? today : day;
}

/** Minutes since 1970, rounded up. */
export const minuteOf = (instant: Temporal.Instant): number => Math.ceil(instant.epochMilliseconds / 60_000);

/** The instant of a minute since 1970. */
export const toInstant = (minute: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
