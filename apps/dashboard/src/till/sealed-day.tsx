import type { TillDay } from '@tajmeelspot/contract/till/till-days.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { Expected } from './expected.tsx';

/** A day that is closed: by whom, when, and with which difference. */
export function SealedDay({ day }: { readonly day: TillDay }) {
  const t = useTranslations('till.day');
  const tReason = useTranslations('till.reasons');
  const locale = useLocale();
  const { seal } = day;
  if (!seal) return <SealFrame day={day}>{t('sealedEarlier')}</SealFrame>;
  const { date, time } = inBaghdad(seal.at);
  const difference = seal.counted_iqd - seal.expected_iqd;
  const reason = seal.reason === 'change_given' || seal.reason === 'not_entered' ? seal.reason : 'unknown';
  return (
    <SealFrame day={day}>
      {t('sealed', { name: seal.by, day: formatDay(locale, date, 'full'), time: formatTime(locale, time) })}
      {difference !== 0 && (
        <span className="mt-2 block text-15">
          <b className="font-strong">{t(difference < 0 ? 'missing' : 'over')}</b> <Price iqd={difference} /> ·{' '}
          {[tReason(reason), seal.note].filter(Boolean).join(' · ')}
        </span>
      )}
    </SealFrame>
  );
}

const SealFrame = ({ day, children }: { readonly day: TillDay; readonly children: ReactNode }) => (
  <section className="grid gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-6">
    <Expected day={day} />
    <div className="flex items-start gap-3 rounded-card bg-confirmed-tint px-4 py-3 text-confirmed">
      <Icon name="lock" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </div>
  </section>
);
