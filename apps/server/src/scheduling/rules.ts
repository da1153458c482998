import { minuteOfDay } from '#app/venues/timetable/timetable-rules.ts';

/** Hours that begin on an ISO weekday, HH:MM; `to` can lie past midnight, up to 48:00. */
export type WeeklyTimes = { readonly weekday: number; readonly from: string; readonly to: string };

/** What is wrong with a field. */
type ScheduleRule = 'overlap' | 'ends_too_early' | 'too_many' | 'too_far' | 'past_date' | 'required' | 'not_together';
type ScheduleErrors = Record<string, ScheduleRule[]>;

const maxADay = 10;
const minutesAWeek = 7 * 1440;

/** What is wrong with a list of weekly hours, by field: each ends after it begins, and none overlaps another. */
export function weekErrors(field: string, week: readonly WeeklyTimes[]): ScheduleErrors {
  const byDay = Map.groupBy(week, ({ weekday }) => weekday);
  if ([...byDay.values()].some((day) => day.length > maxADay)) return { [field]: ['too_many'] };
  const backward = week.flatMap(({ from, to }, index) => (minuteOfDay(to) > minuteOfDay(from) ? [] : [index]));
  if (backward.length > 0)
    return Object.fromEntries(backward.map((index) => [`${field}.${index}.to`, ['ends_too_early']]));
  return Object.fromEntries(overlapping(week).map((index) => [`${field}.${index}`, ['overlap']]));
}

/** The indexes of hours that begin before earlier ones end; Sunday's hours can reach into Monday. */
function overlapping(week: readonly WeeklyTimes[]): number[] {
  const spans = week.map(({ weekday, from, to }, index) => {
    const day = (weekday - 1) * 1440;
    return { index, from: day + minuteOfDay(from), to: day + minuteOfDay(to) };
  });
  const again = spans.map(({ index, from, to }) => ({ index, from: from + minutesAWeek, to: to + minutesAWeek }));
  const found = new Set<number>();
  let end = -Infinity;
  for (const { index, from, to } of [...spans, ...again].toSorted((a, b) => a.from - b.from)) {
    if (from < end) found.add(index);
    end = Math.max(end, to);
  }
  return [...found];
}

/** An hours exception, as the contract parsed it. */
export type ExceptionTimes = {
  readonly kind: 'closed' | 'open' | 'women_only' | 'blocked';
  readonly employee_id: number | null;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly from: string | null;
  readonly to: string | null;
};

const yearsAhead = 2;

/** What is wrong with an exception that is added on a day, by field. */
export function exceptionErrors(exception: ExceptionTimes, today: Temporal.PlainDate): ScheduleErrors {
  const { kind, from, to } = exception;
  const latest = today.add({ years: yearsAhead }).toString();
  if (exception.ends_on < exception.starts_on) return { ends_on: ['ends_too_early'] };
  if (exception.ends_on < today.toString()) return { ends_on: ['past_date'] };
  if (exception.starts_on < today.subtract({ years: yearsAhead }).toString()) return { starts_on: ['past_date'] };
  if (exception.ends_on > latest) return { ends_on: ['too_far'] };
  if (kind === 'women_only' && exception.employee_id !== null) return { employee_id: ['not_together'] };
  if (kind === 'blocked' && exception.employee_id === null) return { employee_id: ['required'] };
  if (kind === 'closed') return from === null && to === null ? {} : { kind: ['not_together'] };
  if (from === null && to === null) return kind === 'women_only' ? {} : { from: ['required'], to: ['required'] };
  if (from === null || to === null) return { [from === null ? 'from' : 'to']: ['required'] };
  return minuteOfDay(to) > minuteOfDay(from) ? {} : { to: ['ends_too_early'] };
}

/** The conflicts that a change causes: those that are new, or have another reason than before. */
export function newConflicts<T extends { readonly id: number; readonly why: string }>(
  before: readonly T[],
  after: readonly T[],
): T[] {
  const known = new Set(before.map(({ id, why }) => `${id} ${why}`));
  return after.filter(({ id, why }) => !known.has(`${id} ${why}`));
}
