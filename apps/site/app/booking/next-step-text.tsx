import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { isolated } from '../shell/messages/isolated.tsx';
import { formatInstant } from './format-instant.ts';
import { nextStepOf } from './next-step.ts';

type NextStepTextProps = { readonly booking: Booking; readonly today: string; readonly className?: string | undefined };

/** The next step of a booking as a sentence; nothing where there is none. */
export function NextStepText({ booking, today, className = 'text-ink-soft' }: NextStepTextProps) {
  const t = useTranslations('bookings.nextStep');
  const locale = useLocale();
  const step = nextStepOf(booking);
  if (!step) return null;
  const time = 'until' in step ? formatInstant(locale, today, step.until) : '';
  return (
    <span className={`text-13 ${className}`}>
      {t.rich(step.kind, { venue: booking.establishment.name, time, t: isolated })}
    </span>
  );
}
