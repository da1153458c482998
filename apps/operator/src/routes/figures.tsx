import { findFiguresFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { RangeForm } from '@tajmeelspot/ui/charts/range-form.tsx';
import { readDividedDays, usualRanges } from '@tajmeelspot/language/periods.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';
import { FigureChart } from '../figures/figure-chart.tsx';
import { ChannelTable, FigureTable } from '../figures/figure-tables.tsx';
import { useFigures } from '../shell/use-figures.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useLocale } from '../shell/locale.ts';

/** The marketplace over time; the address holds of which. */
export function FiguresPage() {
  const t = useTranslations('operator.figures');
  const texts = useMessages().operator.figures;
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => inBaghdad(Date.now()).date);
  const range = readDividedDays(params, today, 90);
  const asked = useFigures(range);
  const field = describeFields(findFiguresFields, { t });
  return (
    <>
      <Head
        title={t('title')}
        lead={`${formatDay(locale, range.from, 'full')} – ${formatDay(locale, range.to, 'full')}`}
      />
      <RangeForm
        range={range}
        today={today}
        fields={{ from: field('from'), to: field('to') }}
        texts={texts}
        usual={usualRanges(today).map(({ days, range: one }) => ({
          label: days === 365 ? t('year') : t('days', { count: days }),
          range: one,
        }))}
        Link={Link}
        onShow={(next) => setParams(next)}
      />
      <p className="text-13 text-ink-soft">{t('beforeNote')}</p>
      <LoadState of={asked} />
      {asked.data && (
        <>
          <FigureChart figures={asked.data} by={range.by} />
          <ChannelTable messages={asked.data.totals.messages} />
          <FigureTable figures={asked.data} by={range.by} />
        </>
      )}
      <CsvButton
        label={t('export')}
        name={`figures-${range.from}-${range.to}.csv`}
        make={() => api().exportFigures({ query: range })}
      />
    </>
  );
}
