import type { Locale } from '@tajmeelspot/language/locale.ts';
import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';

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

/** Whole percents; below ten with a tenth, which is what small venues see move. */
const roundPercent = (part: number): number => (part < 0.1 ? Math.round(part * 1000) / 10 : Math.round(part * 100));

type TranslateMeasure = (key: 'hours' | 'days' | 'percent', values: Record<string, string | number>) => string;

/** A value as a person reads it. */
export function formatMeasure(
  measure: ReportMeasure,
  value: number,
  locale: Locale,
  translate: TranslateMeasure,
): string {
  if (measure === 'revenue') return formatMoney(locale, value);
  if (measure === 'occupancy') return translate('percent', { value: formatNumber(locale, roundPercent(value)) });
  if (measure === 'lead')
    return value < 48 ? translate('hours', { count: value }) : translate('days', { count: Math.round(value / 24) });
  return formatNumber(locale, value);
}
