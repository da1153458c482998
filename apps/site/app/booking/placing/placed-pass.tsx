import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { placeOf } from '../booking-paths.ts';
import { PassFact, PassFrame } from '../pass/pass-frame.tsx';

/** A booking that was placed a moment ago. */
export type PlacedSummaryProps = { readonly booking: Booking };

/** The pass of a booking that was placed a moment ago. */
export function PlacedPass({ booking }: PlacedSummaryProps) {
  const t = useTranslations('booking.placed');
  const locale = useLocale();
  const isConfirmed = booking.status === 'confirmed';
  return (
    <PassFrame
      pass={booking}
      label={t('pass')}
      texts={{ number: t('number'), show: t('show'), code: (number) => t('code', { number }) }}
      day={formatDay(locale, booking.booking_date)}
      state={<Badge tone={isConfirmed ? 'good' : 'waiting'} label={t(isConfirmed ? 'confirmed' : 'pending')} />}
      facts={
        <>
          <PassFact icon="scissors" title={booking.pricing_title}>
            {t('price')} <Price iqd={booking.price} />
          </PassFact>
          <PassFact icon="pin" title={placeOf(booking)} />
        </>
      }
      heading="h3"
    />
  );
}
