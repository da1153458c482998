import type { Locale } from '@tajmeelspot/language/locale.ts';
import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { directionOf } from '@tajmeelspot/language/languages.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLocale } from '../shell/locale.ts';
import { BarChart } from './bar-chart.tsx';
import { type ReportMeasure, measures, valueOf, formatMeasure } from './measures.ts';
import type { ReportRange } from './range-form.tsx';

type ReportChartProps = { readonly report: Report; readonly by: ReportRange['by'] };

/** Every measure as a figure, the chosen one as a chart. */
export function ReportChart({ report: { periods, totals, before }, by }: ReportChartProps) {
  const t = useTranslations('records.reports');
  const gender = useCustomersGender();
  const language = useLanguage();
  const locale = useLocale();
  const [chosen, choose] = useState<ReportMeasure>('bookings');
  const format = (value: number) => formatMeasure(chosen, value, locale, t);
  const shortLabel = (from: string) => (by === 'month' ? periodName(locale, from, by) : shortDay(locale, from));
  const bars = periods.map((period) => {
    const label = periodName(locale, period.from, by);
    const value = valueOf(chosen, period);
    return { key: period.from, label: shortLabel(period.from), value, description: `${label}: ${format(value)}` };
  });
  const byPeriod = t(({ day: 'byDay', week: 'byWeek', month: 'byMonth' } as const)[by]);
  return (
    <section className="grid gap-5 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-5">
      <fieldset
        aria-label={t('total')}
        className="grid grid-cols-2 gap-2 md:grid-cols-4 lg:grid-cols-[repeat(auto-fit,minmax(118px,1fr))]"
      >
        {measures.map((measure) => (
          <button
            key={measure}
            type="button"
            aria-pressed={measure === chosen}
            onClick={() => choose(measure)}
            className={`grid min-h-18 content-center gap-0.5 rounded-control px-3 py-2 text-start inset-ring ${
              measure === chosen ? 'bg-lapis-tint inset-ring-lapis' : 'inset-ring-line hover:bg-lapis-tint'
            }`}
          >
            <span className="text-13 text-ink-soft">{t(measure, { gender })}</span>
            <span className="text-16 font-head tabular-nums">
              <bdi>{formatMeasure(measure, valueOf(measure, totals), locale, t)}</bdi>
            </span>
            <span className="text-13 text-ink-soft">
              {t('before', { value: formatMeasure(measure, valueOf(measure, before), locale, t) })}
            </span>
          </button>
        ))}
      </fieldset>
      <BarChart
        bars={bars}
        label={t('chart', { what: t(chosen), by: byPeriod })}
        format={format}
        isMirrored={directionOf(language) === 'rtl'}
      />
    </section>
  );
}

/** Day and month in figures, for where there is little room. */
const shortDay = (locale: Locale, date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return toDigits(locale, `${day}/${month}`);
};

/** A stretch of time by its first day. */
export const periodName = (locale: Locale, from: string, by: ReportRange['by']): string =>
  formatDay(locale, from, by === 'month' ? 'month' : 'short');
