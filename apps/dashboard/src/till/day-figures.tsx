import type { TillDay } from '@tajmeelspot/contract/till/till-days.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

/** What came in on a day: all together, and by method. */
export function DayFigures({ day }: { readonly day: TillDay }) {
  const t = useTranslations('till.day');
  const tMethod = useTranslations('till.methods');
  const locale = useLocale();
  const methods = (['cash', 'card', 'wallet'] as const).map((method) => ({
    label: t('payments', { method: tMethod(method), count: day[`${method}_payments`] }),
    iqd: day[`${method}_iqd`],
  }));
  const all = day.cash_iqd + day.card_iqd + day.wallet_iqd;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card bg-surface inset-ring inset-ring-line md:grid-cols-4">
      {[{ label: t('taken'), iqd: all }, ...methods].map(({ label, iqd }) => (
        <div
          key={label}
          className="grid border-s border-line px-4 py-3 first:border-s-0 max-md:nth-[3]:border-s-0 max-md:nth-[n+3]:border-t"
        >
          <dd className="text-22 font-strong tabular-nums">{formatNumber(locale, iqd)}</dd>
          <dt className="row-start-2 text-13 text-ink-soft">{label}</dt>
        </div>
      ))}
    </dl>
  );
}
