import type { TillDay } from '@tajmeelspot/contract/till/till-days.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

/** What should be in the drawer, and how that comes. */
export function Expected({ day }: { readonly day: TillDay }) {
  const t = useTranslations('till.day');
  const locale = useLocale();
  const rows = [
    [t('float'), formatNumber(locale, day.float_iqd)],
    [t('cash'), formatNumber(locale, day.cash_iqd)],
    [t('paidOut'), formatNumber(locale, day.paid_out_iqd === 0 ? 0 : -day.paid_out_iqd)],
  ] as const;
  return (
    <>
      <h2 className="text-18">{t('expected')}</h2>
      <dl className="grid gap-2 text-15">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums">
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-line pt-2 font-strong">
          <dt>{t('should')}</dt>
          <dd>
            <Price iqd={day.expected_iqd} />
          </dd>
        </div>
      </dl>
    </>
  );
}
