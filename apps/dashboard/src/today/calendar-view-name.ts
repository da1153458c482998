import { addDays } from '@tajmeelspot/language/dates.ts';

/** What of the calendar is shown. */
export const calendarViews = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The view that an address names; the day where it names none. */
export const calendarViewOf = (name: string | null): CalendarView =>
  calendarViews.find((view) => view === name) ?? 'day';

/** The Saturday on which the week of a day (YYYY-MM-DD) begins. */
export const weekStartOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7));

/** The days of the week of a day. */
export function weekOf(day: string): [string, ...string[]] {
  const first = weekStartOf(day);
  return [first, ...[1, 2, 3, 4, 5, 6].map((offset) => addDays(first, offset))];
}

/** The first of the month that is some months away from that of a day. */
export function monthAway(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** The day at which the view before or after that of a day begins. */
export function dayAway(view: CalendarView, day: string, direction: 1 | -1): string {
  if (view === 'month') return monthAway(day, direction);
  return addDays(day, (view === 'week' ? 7 : 1) * direction);
}

/** The address of a view of a day; without one it is today's. */
export function addressOf(view: CalendarView, day: string | undefined): string {
  const search = new URLSearchParams({
    ...(day === undefined ? {} : { day }),
    ...(view === 'day' ? {} : { view }),
  });
  return search.size === 0 ? '/' : `/?${search}`;
}
