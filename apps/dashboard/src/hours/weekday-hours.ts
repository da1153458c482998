/** Hours of an ISO weekday as a schedule has them: HH:MM, `to` counts on past midnight (26:00). */
export type EditedWeekdayHours = { readonly weekday: number; readonly from: string; readonly to: string };

/** The week as people here count it, Saturday first; ISO numbers. */
export const weekdays = [6, 7, 1, 2, 3, 4, 5];

/** The time of the clock at which hours end: 26:00 is 02:00. */
export function clockOf(to: string): string {
  if (to === '') return '';
  const hour = Number(to.slice(0, 2)) % 24;
  return `${String(hour).padStart(2, '0')}${to.slice(2)}`;
}

/** Whether hours go on past midnight: their end is one of the next day. */
export const endsNextDay = (to: string): boolean => clockOf(to) !== to;

/** What somebody set as the end, which lies after the beginning: the same clock of the next day where it does not. */
export function endAfter(from: string, clock: string): string {
  if (clock === '' || clock > from) return clock;
  return `${String(Number(clock.slice(0, 2)) + 24).padStart(2, '0')}${clock.slice(2)}`;
}

/** The weekdays on which a time is missing, or lies within another one of the same day. */
export const findWrongDays = (spans: readonly EditedWeekdayHours[]): number[] =>
  weekdays.filter((day) => {
    const own = spans.filter(({ weekday }) => weekday === day).toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return own.some(
      ({ from, to }, place) => from === '' || to === '' || to > '48:00' || (own[place + 1]?.from ?? '99:99') < to,
    );
  });

/** A time to begin another one of a day with: two hours from an hour after the last one, or the usual. */
export function nextHours(
  weekday: number,
  own: readonly EditedWeekdayHours[],
  defaultHours: { from: string; to: string },
): EditedWeekdayHours {
  const last = own.at(-1);
  if (!last || endsNextDay(last.to) || last.to > '21:00') return { weekday, ...defaultHours };
  const hour = Number(last.to.slice(0, 2)) + 1;
  return { weekday, from: `${String(hour).padStart(2, '0')}:00`, to: `${String(hour + 2).padStart(2, '0')}:00` };
}
