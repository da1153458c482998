import { Price } from '@tajmeelspot/ui/price.tsx';
import { formatNumber, formatPercent } from '@tajmeelspot/language/numbers.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { useLocale } from '../shell/locale.ts';

type DayFiguresProps = {
  readonly figures: Agenda['figures'];
  /** How much of everybody's time at work is booked; undefined where nobody is at work. */
  readonly percentFilled: number | undefined;
  readonly isToday: boolean;
};

/** The day in four figures. */
export function DayFigures({ figures, percentFilled, isToday }: DayFiguresProps) {
  const t = useTranslations('dashboard.today');
  const locale = useLocale();
  const { bookings, done, expected_iqd: expected } = figures;
  return (
    <dl aria-label={t('figures')} className="grid grid-cols-2 gap-x-3 gap-y-4">
      <Figure label={t(isToday ? 'bookings' : 'bookingsDay', { count: bookings })}>
        {formatNumber(locale, bookings)}
      </Figure>
      <Figure label={t('done')}>{formatNumber(locale, done)}</Figure>
      <Figure label={t(isToday ? 'expected' : 'expectedDay')}>
        <Price iqd={expected} />
      </Figure>
      {percentFilled !== undefined && <Figure label={t('filled')}>{formatPercent(locale, percentFilled)}</Figure>}
    </dl>
  );
}

type FigureProps = { readonly label: string; readonly children: ReactNode };

const Figure = ({ label, children }: FigureProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-13 text-ink-soft">{label}</dt>
    <dd className="text-18 font-head tabular-nums">{children}</dd>
  </div>
);
