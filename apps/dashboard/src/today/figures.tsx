import { Price } from '@tajmeelspot/ui/price.tsx';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { useLocale } from '../shell/locale.ts';

type DayFiguresProps = { readonly figures: Agenda['figures']; readonly isToday: boolean };

/** The day in four figures. */
export function DayFigures({ figures, isToday }: DayFiguresProps) {
  const t = useTranslations('dashboard.today');
  const locale = useLocale();
  const { bookings, done, waiting, expected_iqd: expected } = figures;
  return (
    <dl
      aria-label={t('figures')}
      className="grid grid-cols-2 overflow-hidden rounded-card bg-surface inset-ring inset-ring-line md:grid-cols-4"
    >
      <Figure label={t(isToday ? 'bookings' : 'bookingsDay', { count: bookings })}>
        {formatNumber(locale, bookings)}
      </Figure>
      <Figure label={t('done')}>{formatNumber(locale, done)}</Figure>
      <Figure label={t('unanswered')} look={waiting > 0 ? 'text-pending' : ''}>
        {formatNumber(locale, waiting)}
      </Figure>
      <Figure label={t(isToday ? 'expected' : 'expectedDay')}>
        <Price iqd={expected} />
      </Figure>
    </dl>
  );
}

type FigureProps = { readonly label: string; readonly look?: string; readonly children: ReactNode };

function Figure({ label, look = '', children }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 border-line px-4 py-4 md:px-5 not-first:border-s max-md:odd:border-s-0 max-md:nth-[n+3]:border-t">
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className={`text-18 font-head lg:text-22 tabular-nums ${look}`}>{children}</dd>
    </div>
  );
}
