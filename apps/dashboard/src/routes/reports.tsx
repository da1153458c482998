import { type PeriodLength, readDividedDays } from '@tajmeelspot/language/periods.ts';

import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DownloadButtons } from '../lists/download-buttons.tsx';
import { Breakdowns } from '../reports/breakdowns.tsx';
import { ReportChart } from '../reports/report-chart.tsx';
import { ReportTable, BestTreatments } from '../reports/report-table.tsx';
import { ReportRangeForm } from '../reports/range-form.tsx';
import { api } from '../shell/api.ts';
import { useNow } from '../shell/use-now.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLocale } from '../shell/locale.ts';

/** The venue in figures; the address holds of which time. */
export function Reports() {
  const t = useTranslations('records.reports');
  const locale = useLocale();
  const { venue } = useVenue();
  const today = useToday();
  const range = readDividedDays(useSearchParams()[0], today, 30);
  const call = { params: { id: String(venue.id) }, query: range };
  const query = useQuery({
    queryKey: ['report', venue.id, range],
    queryFn: async ({ signal }) => (await api().findReport({ ...call, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Head title={t('title')}>
        <span>{[...new Set([range.from, range.to])].map((day) => formatDay(locale, day, 'full')).join(' – ')}</span>
      </Head>
      <ReportRangeForm range={range} today={today} />
      <LoadState of={query} />
      {query.data && <ReportView report={query.data} by={range.by} />}
      <DownloadButtons
        name={`report-${range.from}-${range.to}`}
        csv={() => api().exportReport(call)}
        xlsx={() => api().exportReportSheet(call)}
      />
    </>
  );
}

function ReportView({ report, by }: { readonly report: Report; readonly by: PeriodLength }) {
  const t = useTranslations('records.reports');
  if (report.periods.length === 0) return <p className="py-6 text-ink-soft">{t('none')}</p>;
  return (
    <>
      <ReportChart report={report} by={by} />
      <p className="text-13 text-ink-soft">
        {t('beforeNote')} {t('note')}
      </p>
      <ReportTable report={report} by={by} />
      <BestTreatments treatments={report.treatments} />
      <Breakdowns report={report} />
    </>
  );
}

/** The day it is in Baghdad, YYYY-MM-DD. */
const useToday = (): string => inBaghdad(useNow(0)).date;
