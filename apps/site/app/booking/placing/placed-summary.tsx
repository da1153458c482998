import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { ReactNode } from 'react';
import { lazyPart } from '../../shell/lazy/lazy-part.tsx';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { placeOf } from '../booking-paths.ts';
import type { PlacedSummaryProps } from './placed-pass.tsx';

/** Brings the script of the pass. */
export const loadPlacedPass = () => import('./placed-pass.tsx').then((part) => part.PlacedPass);

/** The pass of a placed booking; where its script does not come, what was booked in words. */
export const PlacedSummary = lazyPart<PlacedSummaryProps>(loadPlacedPass, ({ booking }) => (
  <PlacedFacts booking={booking} />
));

function PlacedFacts({ booking }: PlacedSummaryProps) {
  const t = useTranslations('booking.placed');
  const locale = useLocale();
  return (
    <dl className="grid gap-2 rounded-control bg-sand p-4 text-15 leading-snug rtl:leading-normal">
      <PlacedFact name={t('treatment')}>{booking.pricing_title}</PlacedFact>
      <PlacedFact name={t('time')}>
        {t.rich('at', {
          day: formatDay(locale, booking.booking_date),
          time: formatTime(locale, booking.time),
          t: isolated,
        })}
      </PlacedFact>
      <PlacedFact name={t('where')}>{placeOf(booking)}</PlacedFact>
      <PlacedFact name={t('price')}>
        <Price iqd={booking.price} />
      </PlacedFact>
    </dl>
  );
}

function PlacedFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[72px_1fr] gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}
