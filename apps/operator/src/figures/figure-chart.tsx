import { directionOf } from '@tajmeelspot/language/languages.ts';
import { BarChart } from '@tajmeelspot/ui/charts/bar-chart.tsx';
import { MeasureTiles } from '@tajmeelspot/ui/charts/measure-tiles.tsx';
import { type PeriodLength, periodName, shortPeriodName } from '@tajmeelspot/language/periods.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { type FigureMeasure, formatFigure, measureGroups, valueOf } from './measures.ts';
import type { Figures } from '../shell/use-figures.ts';

type FigureChartProps = { readonly figures: Figures; readonly by: PeriodLength };

const groups = Object.keys(measureGroups) as (keyof typeof measureGroups)[];

/** Every figure beside what it was before; below the chosen one what exactly it counts, over time. */
export function FigureChart({ figures, by }: FigureChartProps) {
  const t = useTranslations('operator.figures');
  const [chosen, choose] = useState<FigureMeasure>('requested');
  const read = useFigureText();
  return (
    <div className="grid divide-y divide-line rounded-card bg-surface inset-ring inset-ring-line">
      {groups.map((group) => (
        <section
          key={group}
          aria-labelledby={`group-${group}`}
          className="grid gap-x-5 gap-y-3 p-4 md:grid-cols-[8.5rem_minmax(0,1fr)] md:p-5"
        >
          <h2 id={`group-${group}`} className="text-16 font-strong md:pt-2">
            {t(`groups.${group}`)}
          </h2>
          <MeasureTiles
            label={t(`groups.${group}`)}
            chosen={chosen}
            onChoose={choose}
            className="grid-cols-2 md:grid-cols-3 lg:grid-cols-5"
            tiles={measureGroups[group].map((measure) => ({
              key: measure,
              name: t(`names.${measure}`),
              value: read(measure, figures.totals),
              before: t('before', { value: read(measure, figures.before) }),
            }))}
          />
          {measureGroups[group].some((measure) => measure === chosen) && (
            <OverTime chosen={chosen} periods={figures.periods} by={by} />
          )}
        </section>
      ))}
    </div>
  );
}

/** Gives a figure of some days as a person reads it. */
function useFigureText() {
  const t = useTranslations('operator.figures');
  const locale = useLocale();
  return (measure: FigureMeasure, period: Figures['totals']) =>
    formatFigure(measure, valueOf(measure, period), locale, t);
}

type OverTimeProps = {
  readonly chosen: FigureMeasure;
  readonly periods: Figures['periods'];
  readonly by: PeriodLength;
};

function OverTime({ chosen, periods, by }: OverTimeProps) {
  const t = useTranslations('operator.figures');
  const locale = useLocale();
  const read = useFigureText();
  const isMirrored = directionOf(useLanguage()) === 'rtl';
  const byPeriod = t(({ day: 'byDay', week: 'byWeek', month: 'byMonth' } as const)[by]);
  const title = t('chart', { what: t(`names.${chosen}`), by: byPeriod });
  return (
    <div className="col-span-full grid gap-4 pt-2">
      <div className="grid gap-1">
        <h3 className="text-18">{title}</h3>
        <p aria-live="polite" className="max-w-prose text-15 text-ink-soft">
          {t(`meanings.${chosen}`)}
        </p>
      </div>
      <BarChart
        bars={periods.map((period) => ({
          key: period.from,
          label: shortPeriodName(locale, period.from, by),
          value: valueOf(chosen, period) ?? 0,
          description: `${periodName(locale, period.from, by)}: ${read(chosen, period)}`,
        }))}
        label={title}
        format={(value) => formatFigure(chosen, value, locale, t)}
        isMirrored={isMirrored}
      />
    </div>
  );
}
