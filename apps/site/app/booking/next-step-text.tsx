import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';
import { isolated } from '../shell/messages/isolated.tsx';
import { formatInstant } from './format-instant.ts';
import { happensTo } from './list/divide-bookings.ts';

type HappensProps = { readonly booking: Booking; readonly today: string; readonly className?: string | undefined };

/** What happens next with a booking, in plain words; nothing where nothing does. */
export function Happens({ booking, today, className = 'text-ink-soft' }: HappensProps) {
  const t = useTranslations('bookings.happens');
  const language = useLanguage();
  const happens = happensTo(booking);
  if (!happens) return null;
  const time = 'until' in happens ? formatInstant(language, today, happens.until) : '';
  return (
    <span className={`text-13 ${className}`}>
      {t.rich(happens.what, { venue: booking.establishment.name, time, t: isolated })}
    </span>
  );
}
