import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { daysBetween, formatDay, formatMonth, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber, formatPercent } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

/** Five figures of this venue alone. */
export function ClientFigures({ client }: { readonly client: ClientDetail }) {
  const t = useTranslations('clients');
  const locale = useLocale();
  const { completed, no_shows: missed, first_booking_at: first, last_completed_at: last } = client;
  const day = (instant: string) => inBaghdad(instant).date;
  const weeks = first && last && completed > 1 ? daysBetween(day(first), day(last)) / 7 / (completed - 1) : undefined;
  const month = first ? formatMonth(locale, day(first)) : '';
  const keptPercent = completed + missed > 0 ? Math.round((100 * completed) / (completed + missed)) : undefined;
  const figures = [
    { value: formatNumber(locale, completed), text: t('completedText', { count: completed, month }) },
    { value: keptPercent === undefined ? t('unknown') : formatPercent(locale, keptPercent), text: t('keptText') },
    { value: weeks === undefined ? t('unknown') : t('weeks', { count: Math.round(weeks) }), text: t('weeksText') },
    { value: formatMoney(locale, client.spent), text: t('spentText') },
    { value: last ? formatDay(locale, day(last), 'short') : t('unknown'), text: t('lastText') },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line outline-1 -outline-offset-1 outline-line md:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ value, text }, index) => (
        <div
          key={text}
          className={`flex flex-col-reverse justify-end bg-surface px-4 py-3 ${index === 4 ? 'max-lg:col-span-2' : ''}`}
        >
          <dt className="text-13 text-ink-soft">{text}</dt>
          <dd className="text-18 font-strong">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
