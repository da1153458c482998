import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLocale } from '../shell/locale.ts';
import { periodName } from './report-chart.tsx';
import { type ReportMeasure, valueOf, formatMeasure } from './measures.ts';
import type { ReportRange } from './range-form.tsx';

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
export function ReportTable({ report, by }: { readonly report: Report; readonly by: ReportRange['by'] }) {
  const t = useTranslations('records.reports');
  const locale = useLocale();
  const gender = useCustomersGender();
  const format = (column: (typeof columns)[number], period: Report['periods'][number]) => {
    if (column === 'done' || column === 'cancelled') return formatNumber(locale, period[column]);
    if (column === 'lead' && period.lead_hours === null) return '–';
    return formatMeasure(column satisfies ReportMeasure, valueOf(column, period), locale, t);
  };
  const rows = report.periods.map((period) => ({ name: periodName(locale, period.from, by), period }));
  return (
    <details className="rounded-card bg-surface inset-ring inset-ring-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-card px-4 font-strong">
        {t('table')}
        <Icon name="chevron-down" className="text-ink-soft in-[details[open]]:rotate-180" />
      </summary>
      {/* The Tab key reaches it, so that it scrolls with the arrow keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={t('table')} tabIndex={0} className="overflow-x-auto pb-2">
        <table className="w-full border-collapse text-15">
          <thead>
            <tr>
              <th className={`${headClass} text-start`}>{t('start')}</th>
              {columns.map((column) => (
                <th key={column} className={headClass}>
                  {t(column, { gender })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows, { name: t('total'), period: report.totals }].map(({ name, period }, place) => (
              <tr key={place === rows.length ? 'all' : period.from} className="border-t border-line last:font-strong">
                <th className={`${cellClass} text-start font-strong`}>{name}</th>
                {columns.map((column) => (
                  <td key={column} className={cellClass}>
                    <bdi>{format(column, period)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
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
