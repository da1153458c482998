import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { directionOf } from '@tajmeelspot/language/languages.ts';
import { BarChart } from '@tajmeelspot/ui/charts/bar-chart.tsx';
import { MeasureTiles } from '@tajmeelspot/ui/charts/measure-tiles.tsx';
import { type PeriodLength, periodName, shortPeriodName } from '@tajmeelspot/language/periods.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLocale } from '../shell/locale.ts';
import { type ReportMeasure, measures, valueOf, formatMeasure } from './measures.ts';

type ReportChartProps = { readonly report: Report; readonly by: PeriodLength };

/** Every measure as a figure, the chosen one as a chart. */
export function ReportChart({ report: { periods, totals, before }, by }: ReportChartProps) {
  const t = useTranslations('records.reports');
  const gender = useCustomersGender();
  const language = useLanguage();
  const locale = useLocale();
  const [chosen, choose] = useState<ReportMeasure>('bookings');
  const format = (value: number) => formatMeasure(chosen, value, locale, t);
  const bars = periods.map((period) => {
    const value = valueOf(chosen, period);
    return {
      key: period.from,
      label: shortPeriodName(locale, period.from, by),
      value,
      description: `${periodName(locale, period.from, by)}: ${format(value)}`,
    };
  });
  const byPeriod = t(({ day: 'byDay', week: 'byWeek', month: 'byMonth' } as const)[by]);
  return (
    <section className="grid gap-5 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-5">
      <MeasureTiles
        label={t('total')}
        chosen={chosen}
        onChoose={choose}
        tiles={measures.map((measure) => ({
          key: measure,
          name: t(measure, { gender }),
          value: formatMeasure(measure, valueOf(measure, totals), locale, t),
          before: t('before', { value: formatMeasure(measure, valueOf(measure, before), locale, t) }),
        }))}
      />
      <BarChart
        bars={bars}
        label={t('chart', { what: t(chosen), by: byPeriod })}
        format={format}
        isMirrored={directionOf(language) === 'rtl'}
      />
    </section>
  );
}
