/** Days in a row: the first, and the one after the last. */
export type ReportPeriod = { readonly from: Temporal.PlainDate; readonly until: Temporal.PlainDate };

/** Divides a range of days into days, weeks (from Saturday on) or months; the first and last may be shorter. */
export function splitInto(
  by: 'day' | 'week' | 'month',
  first: Temporal.PlainDate,
  after: Temporal.PlainDate,
): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  for (let from = first; Temporal.PlainDate.compare(from, after) < 0;) {
    const next = nextOf[by](from);
    const until = Temporal.PlainDate.compare(next, after) < 0 ? next : after;
    periods.push({ from, until });
    from = until;
  }
  return periods;
}

const saturday = 6;

const nextOf = {
  day: (day: Temporal.PlainDate) => day.add({ days: 1 }),
  week: (day: Temporal.PlainDate) => day.add({ days: ((saturday - day.dayOfWeek + 6) % 7) + 1 }),
  month: (day: Temporal.PlainDate) => day.with({ day: 1 }).add({ months: 1 }),
};
