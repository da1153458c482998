/** The zone of every date and time that people see. */
export const zone = 'Asia/Baghdad';

/** A day of the calendar in Baghdad with what the arithmetic of minutes needs. */
export type Day = {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** ISO weekday, 1 is Monday. */
  readonly weekday: number;
  /** Minutes since 1970 at which the day begins. */
  readonly startMinute: number;
};

/** Some days in a row; the only place where a zone is asked. */
export function daysFrom(first: Temporal.PlainDate, count: number): Day[] {
  return Array.from({ length: count }, (_, offset) => {
    const day = first.add({ days: offset });
    const start = day.toZonedDateTime(zone).epochMilliseconds / 60_000;
    return { date: day.toString(), weekday: day.dayOfWeek, startMinute: start };
  });
}

/** The day it is in Baghdad. */
export const todayAt = (now: Temporal.Instant): Temporal.PlainDate => now.toZonedDateTimeISO(zone).toPlainDate();

/** Minutes since 1970, whole ones begun. */
export const minuteOf = (instant: Temporal.Instant): number => Math.ceil(instant.epochMilliseconds / 60_000);

/** The instant of a minute since 1970. */
export const toInstant = (minute: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(minute * 60_000);

/** HH:MM as minutes since midnight. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
