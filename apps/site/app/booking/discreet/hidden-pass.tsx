import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import type { ReactNode } from 'react';
import type { PassBooking } from '../../shell/device/pass-store.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useDayDistance } from '../booking-time.tsx';

type HiddenPassProps = {
  /** Undefined: there is none ahead. */
  readonly pass: Pick<PassBooking, 'id' | 'booking_date' | 'time'> | undefined;
  readonly today: string;
  /** How its details are shown. */
  readonly children: ReactNode;
};

/** A pass that says when and under which number, and neither where nor what. */
export function HiddenPass({ pass, today, children }: HiddenPassProps) {
  const t = useTranslations('pass');
  const locale = useLocale();
  return (
    <article aria-label={t('label')} className="overflow-hidden rounded-panel bg-surface shadow-raised">
      {pass && <HiddenHead pass={pass} today={today} />}
      <div className="grid justify-items-center gap-3 px-5 py-7 text-center">
        <span className="relative grid size-24 place-items-center">
          <Khatam className="absolute inset-0 size-full text-lapis-tint" />
          <Icon name="eye-off" className="relative size-8 text-lapis" />
        </span>
        <h2 className="text-22">{t('discreet.title')}</h2>
        <p className="max-w-70 text-15 text-ink-soft">{t('discreet.lead')}</p>
        {children}
      </div>
      {pass && (
        <p className="flex items-center justify-between gap-4 border-t-2 border-dashed border-line px-5 py-4 text-15 text-ink-soft">
          {t('number')}
          <bdi className="text-28 font-head text-ink">{toDigits(locale, String(pass.id))}</bdi>
        </p>
      )}
    </article>
  );
}

function HiddenHead({ pass, today }: { readonly pass: NonNullable<HiddenPassProps['pass']>; readonly today: string }) {
  const t = useTranslations('pass');
  const locale = useLocale();
  const distanceTo = useDayDistance(today);
  const { booking_date: date, time } = pass;
  return (
    <header className="relative isolate grid gap-1 bg-linear-165 from-field to-field-deep px-5 py-6 text-on-field">
      <p className="text-15 text-on-field-soft">
        {t('day', { distance: distanceTo(date), day: formatDay(locale, date) })}
      </p>
      <h1 className="text-36 leading-[1.25] font-head whitespace-nowrap">
        <bdi>{formatTime(locale, time)}</bdi>
      </h1>
    </header>
  );
}
