import { invalid } from '#app/http/problem.ts';
import { splitInto } from './period-rules.ts';

/** Days from one to another (YYYY-MM-DD, both included), and the parts that are told apart. */
export type ReportRange = { readonly from: string; readonly to: string; readonly by: 'day' | 'week' | 'month' };

type ReportDays = { readonly from: string; readonly until: string };

/** The longest range of one report. */
const maxDays = 366;

/** The parts of a range, the whole of it, and as many days before it. Throws invalid. */
export function splitRange({ from, to, by }: ReportRange) {
  const first = Temporal.PlainDate.from(from);
  const after = Temporal.PlainDate.from(to).add({ days: 1 });
  const count = first.until(after, { largestUnit: 'days' }).days;
  if (count < 1) throw invalid({ to: ['ends_too_early'] });
  if (count > maxDays) throw invalid({ to: ['too_far'] });
  const periods = splitInto(by, first, after).map((period): ReportDays => ({
    from: period.from.toString(),
    until: period.until.toString(),
  }));
  const whole: ReportDays = { from: first.toString(), until: after.toString() };
  const before: ReportDays = { from: first.subtract({ days: count }).toString(), until: whole.from };
  return { first, after, count, periods, whole, before };
}
