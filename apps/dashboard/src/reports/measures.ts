import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

type ReportedPeriod = Report['periods'][number];

/** What a report can be asked about, each with its words in the catalogue under the same name. */
export const measures = ['bookings', 'revenue', 'occupancy', 'no_shows', 'new', 'returning', 'lead'] as const;

/** Something that a report can be asked about. */
export type ReportMeasure = (typeof measures)[number];

/** What a stretch of time came to: a count, dinars, a part of one, or hours. */
export function valueOf(measure: ReportMeasure, period: ReportedPeriod): number {
  if (measure === 'revenue') return period.revenue_iqd;
  if (measure === 'occupancy') return period.working_minutes > 0 ? period.booked_minutes / period.working_minutes : 0;
  if (measure === 'no_shows') return period.no_shows;
  if (measure === 'new') return period.new_customers;
  if (measure === 'returning') return period.returning_customers;
  if (measure === 'lead') return period.lead_hours ?? 0;
  return period.bookings;
}

/** Several stretches as one. What is counted adds up; hours ahead are those of the middle stretch, weighed by bookings. */
export function sumUp(periods: readonly ReportedPeriod[]): ReportedPeriod {
  const sum = (key: Exclude<keyof ReportedPeriod, 'from' | 'lead_hours'>) =>
    periods.reduce((all, one) => all + one[key], 0);
  return {
    from: periods[0]?.from ?? '',
    bookings: sum('bookings'),
    done: sum('done'),
    no_shows: sum('no_shows'),
    cancelled: sum('cancelled'),
    revenue_iqd: sum('revenue_iqd'),
    booked_minutes: sum('booked_minutes'),
    working_minutes: sum('working_minutes'),
    lead_hours: middleLead(periods),
    new_customers: sum('new_customers'),
    returning_customers: sum('returning_customers'),
  };
}

function middleLead(periods: readonly ReportedPeriod[]): number | null {
  const known = periods.filter(({ lead_hours: hours }) => hours !== null);
  const sorted = known.toSorted((a, b) => (a.lead_hours ?? 0) - (b.lead_hours ?? 0));
  const half = sorted.reduce((all, { bookings }) => all + bookings, 0) / 2;
  let passed = 0;
  return sorted.find(({ bookings }) => (passed += bookings) >= half)?.lead_hours ?? null;
}

/** Whole percents; below ten with a tenth, which is what small venues see move. */
const roundPercent = (part: number): number => (part < 0.1 ? Math.round(part * 1000) / 10 : Math.round(part * 100));

type TranslateMeasure = (key: 'hours' | 'days' | 'percent', values: Record<string, string | number>) => string;

/** A value as a person reads it. */
export function formatMeasure(
  measure: ReportMeasure,
  value: number,
  language: Language,
  translate: TranslateMeasure,
): string {
  if (measure === 'revenue') return formatMoney(language, value);
  if (measure === 'occupancy') return translate('percent', { value: formatNumber(language, roundPercent(value)) });
  if (measure === 'lead')
    return value < 48 ? translate('hours', { count: value }) : translate('days', { count: Math.round(value / 24) });
  return formatNumber(language, value);
}
