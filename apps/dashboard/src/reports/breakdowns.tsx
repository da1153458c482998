import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { formatHour } from '@tajmeelspot/language/clock.ts';
import { addDays, formatDay } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

/** What was given by who gave it, where it was booked, and when it began. */
export function Breakdowns({ report }: { readonly report: Report }) {
  const t = useTranslations('records.reports');
  const locale = useLocale();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Breakdown title={t('byEmployee')} parts={report.employees} />
      <Breakdown title={t('bySource')} parts={report.sources.map((one) => ({ ...one, name: t(one.key) }))} />
      <Breakdown
        title={t('byWeekday')}
        parts={report.weekdays.toSorted(fromSaturday).map((one) => ({
          ...one,
          name: formatDay(locale, addDays(monday, one.key - 1), 'weekday'),
        }))}
      />
      <Breakdown
        title={t('byHour')}
        parts={report.hours.map((one) => ({
          ...one,
          name: formatHour(locale, `${String(one.key).padStart(2, '0')}:00`),
        }))}
      />
    </div>
  );
}

const placeInWeek = ({ key }: { readonly key: number }): number => (key + 1) % 7;

/** Weeks begin on Saturday. */
const fromSaturday = (one: { readonly key: number }, other: { readonly key: number }): number =>
  placeInWeek(one) - placeInWeek(other);

/** Some Monday: of weekdays only the name is said. */
const monday = '2026-11-23';

type BreakdownPart = { readonly name: string; readonly done: number; readonly revenue_iqd: number };
type BreakdownProps = { readonly title: string; readonly parts: readonly BreakdownPart[] };

function Breakdown({ title, parts }: BreakdownProps) {
  const t = useTranslations('records.reports');
  const locale = useLocale();
  const max = Math.max(1, ...parts.map(({ revenue_iqd: revenue }) => revenue));
  return (
    <section aria-label={title} className="rounded-card bg-surface px-4 py-3 inset-ring inset-ring-line">
      <h2 className="py-1 text-18">{title}</h2>
      {parts.length === 0 && <p className="py-3 text-15 text-ink-soft">{t('none')}</p>}
      {parts.length > 0 && (
        <table className="w-full border-collapse text-15">
          <thead className="text-13 text-ink-soft">
            <tr>
              <th className="py-2 text-start font-body">{t('name')}</th>
              <th className="px-3 py-2 text-end font-body">{t('times')}</th>
              <th className="py-2 text-end font-body">{t('brought')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, done, revenue_iqd: revenue }) => (
              <tr key={name} className="border-t border-line">
                <td className="py-2">
                  {name}
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1 rounded-full bg-lapis"
                    style={{ inlineSize: `${Math.max(0, Math.round((revenue / max) * 100))}%` }}
                  />
                </td>
                <td className="px-3 py-2 text-end tabular-nums">{formatNumber(locale, done)}</td>
                <td className="py-2 text-end">
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
