import type { MarketFigures } from '@tajmeelspot/contract/operator/figures.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';

/** The figures by what they are about, each with its words in the catalogue under the same name. */
export const measureGroups = {
  signUps: ['customers', 'vendors'],
  publications: ['venues', 'services'],
  bookings: ['requested', 'confirmed', 'completed', 'cancelled', 'noShows'],
  answers: ['answerTime', 'inTime'],
  messages: ['sent', 'delivered', 'failed'],
  till: ['paid'],
} as const;

/** Something that the figures tell of. */
export type FigureMeasure = (typeof measureGroups)[keyof typeof measureGroups][number];

/** All of them, in order. */
export const figureMeasures: readonly FigureMeasure[] = Object.values(measureGroups).flat();

const partOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** What a stretch of time came to: a count, dinars, minutes or a part of one; null where there is nothing to tell of. */
export function valueOf(measure: FigureMeasure, period: MarketFigures): number | null {
  if (measure === 'noShows') return partOf(period.no_shows, period.no_shows + period.completed);
  if (measure === 'inTime') return partOf(period.answered_in_time, period.answerable);
  if (measure === 'answerTime') return period.answer_minutes;
  if (measure === 'paid') return period.paid_iqd;
  if (measure === 'sent' || measure === 'delivered' || measure === 'failed')
    return period.messages.reduce((sum, row) => sum + row[measure], 0);
  return period[measure];
}

type TranslateFigure = (
  key: 'percent' | 'minutes' | 'hours' | 'none',
  values?: Record<string, string | number>,
) => string;

/** A value as a person reads it. */
export function formatFigure(
  measure: FigureMeasure,
  value: number | null,
  locale: Locale,
  translate: TranslateFigure,
): string {
  if (value === null) return translate('none');
  if (measure === 'paid') return formatMoney(locale, value);
  if (measure === 'noShows' || measure === 'inTime')
    return translate('percent', { value: formatNumber(locale, Math.round(value * 1000) / 10) });
  if (measure === 'answerTime')
    return value < 180 ? translate('minutes', { count: value }) : translate('hours', { count: Math.round(value / 60) });
  return formatNumber(locale, value);
}
