import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { type PeriodLength, periodName } from '@tajmeelspot/language/periods.ts';
import { PeriodTable } from '@tajmeelspot/ui/charts/period-table.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLocale } from '../shell/locale.ts';
import { type ReportMeasure, valueOf, formatMeasure } from './measures.ts';

const cellClass = 'px-3 py-2 text-end whitespace-nowrap tabular-nums';
const headClass = 'px-3 py-2 text-end text-13 font-body whitespace-nowrap text-ink-soft';
const columns = [
  'bookings',
  'done',
  'cancelled',
  'no_shows',
  'revenue',
  'occupancy',
  'lead',
  'new',
  'returning',
] as const;

/** What the chart draws, in figures. */
export function ReportTable({ report, by }: { readonly report: Report; readonly by: PeriodLength }) {
  const t = useTranslations('records.reports');
  const locale = useLocale();
  const gender = useCustomersGender();
  const format = (column: (typeof columns)[number], period: Report['periods'][number]) => {
    if (column === 'done' || column === 'cancelled') return formatNumber(locale, period[column]);
    if (column === 'lead' && period.lead_hours === null) return '–';
    return formatMeasure(column satisfies ReportMeasure, valueOf(column, period), locale, t);
  };
  const cellsOf = (period: Report['periods'][number]) => columns.map((column) => format(column, period));
  return (
    <PeriodTable
      title={t('table')}
      heads={[t('start'), ...columns.map((column) => t(column, { gender }))]}
      rows={[
        ...report.periods.map((period) => ({
          key: period.from,
          name: periodName(locale, period.from, by),
          cells: cellsOf(period),
        })),
        { key: 'all', name: t('total'), cells: cellsOf(report.totals) },
      ]}
    />
  );
}

/** The treatments that brought most. */
export function BestTreatments({ treatments }: { readonly treatments: Report['treatments'] }) {
  const t = useTranslations('records.reports');
  const locale = useLocale();
  return (
    <section className="rounded-card bg-surface px-4 py-3 inset-ring inset-ring-line">
      <h2 className="py-1 text-18">{t('best')}</h2>
      {treatments.length === 0 && <p className="py-3 text-ink-soft">{t('noTreatments')}</p>}
      {treatments.length > 0 && (
        <table className="w-full border-collapse text-15">
          <thead>
            <tr>
              <th className={`${headClass} ps-0 text-start`}>{t('treatment')}</th>
              <th className={headClass}>{t('times')}</th>
              <th className={`${headClass} pe-0`}>{t('brought')}</th>
            </tr>
          </thead>
          <tbody>
            {treatments.map(({ service_id: id, title, done, revenue_iqd: revenue }) => (
              <tr key={`${id} ${title}`} className="border-t border-line">
                <td className="py-2.5">{title}</td>
                <td className={cellClass}>{formatNumber(locale, done)}</td>
                <td className={`${cellClass} pe-0`}>
                  <Price iqd={revenue} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
