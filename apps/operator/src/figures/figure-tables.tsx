import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { type PeriodLength, periodName } from '@tajmeelspot/language/periods.ts';
import { PeriodTable } from '@tajmeelspot/ui/charts/period-table.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { figureMeasures, formatFigure, valueOf } from './measures.ts';
import type { Figures } from '../shell/use-figures.ts';

/** What the charts draw, in figures. */
export function FigureTable({ figures, by }: { readonly figures: Figures; readonly by: PeriodLength }) {
  const t = useTranslations('operator.figures');
  const locale = useLocale();
  const cellsOf = (period: Figures['totals']) =>
    figureMeasures.map((measure) => formatFigure(measure, valueOf(measure, period), locale, t));
  return (
    <PeriodTable
      title={t('table')}
      heads={[t('start'), ...figureMeasures.map((measure) => t(`names.${measure}`))]}
      rows={[
        ...figures.periods.map((period) => ({
          key: period.from,
          name: periodName(locale, period.from, by),
          cells: cellsOf(period),
        })),
        { key: 'all', name: t('total'), cells: cellsOf(figures.totals) },
      ]}
    />
  );
}

const states = ['sent', 'delivered', 'failed'] as const;
const cellClass = 'py-2 ps-3 text-end tabular-nums';

/** What became of the messages of the whole range by each channel. */
export function ChannelTable({ messages }: Pick<Figures['totals'], 'messages'>) {
  const t = useTranslations('operator.figures');
  const locale = useLocale();
  return (
    <section aria-labelledby="channels" className="rounded-card bg-surface px-4 py-3 inset-ring inset-ring-line">
      <h2 id="channels" className="py-1 text-18">
        {t('channelTitle')}
      </h2>
      {messages.length === 0 && <p className="py-3 text-15 text-ink-soft">{t('noMessages')}</p>}
      {messages.length > 0 && (
        <table className="w-full border-collapse text-15">
          <thead className="text-13 text-ink-soft">
            <tr>
              <th className="py-2 text-start font-body">{t('channel')}</th>
              {states.map((state) => (
                <th key={state} className="py-2 ps-3 text-end font-body">
                  {t(`names.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {messages.map((row) => (
              <tr key={row.channel} className="border-t border-line">
                <th className="py-2 text-start font-body">{t(`channels.${row.channel}`)}</th>
                {states.map((state) => (
                  <td key={state} className={cellClass}>
                    {row.channel === 'email' && state === 'delivered' ? '–' : formatNumber(locale, row[state])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
