import type { Day } from '#app/availability/engine/days.ts';
import { intersect, type Interval, type Timetable, unite, venueHours } from '#app/venues/timetable/timetable-rules.ts';

/** How long a question must have been open to an answer before a booking is released, minutes of the opening hours. */
export const minAskedMinutes = 120;

/**
 * The minutes between two minutes since 1970 in which a question could be answered: the venue was open and the service
 * was up. `days` must cover them, with the day before.
 */
export function countServedMinutes(
  timetable: Timetable,
  days: readonly Day[],
  uptime: readonly Interval[],
  between: Interval,
): number {
  if (between.to <= between.from) return 0;
  const hoursOn = venueHours(timetable);
  const open = unite(
    days.flatMap((day) =>
      hoursOn(day).map(({ from, to }) => ({ from: day.startMinute + from, to: day.startMinute + to })),
    ),
  );
  const served = intersect(intersect(open, uptime), [between]);
  return served.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** What a reminder is overtaken by: it is about the day before, or the hours before, of the present start. */
export function isReminderDue(kind: 'day' | 'soon', startsAt: number, now: number): boolean {
  const ahead = (startsAt - now) / 3_600_000;
  return kind === 'day'
    ? ahead > reminderHours.soon && ahead <= reminderHours.day
    : ahead > 0 && ahead <= reminderHours.soon;
}

/** How long before the start each reminder is due, hours. */
export const reminderHours = { day: 24, soon: 2 } as const;
