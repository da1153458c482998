import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { daysBetween, formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { StateBadge } from '@tajmeelspot/ui/state-badge.tsx';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import { isolated } from '../isolated.tsx';
import { lookOf } from './visits.ts';

type Props = { readonly booking: Booking; readonly today: string; readonly className?: string | undefined };

/** The state of a booking as icon, colour and word; of a request also until when it waits. */
export function VisitState({ booking: { status, answer_by: answerBy }, today, className = 'text-ink-soft' }: Props) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  const { tone, icon } = lookOf[status];
  return (
    <>
      <StateBadge tone={tone} icon={icon} label={t(`status.${status}`)} />
      {status === 'pending' && answerBy !== null && (
        <span className={`text-13 ${className}`}>
          {t.rich('answerBy', { time: instantOf(language, today, answerBy), t: isolated })}
        </span>
      )}
    </>
  );
}

/** An instant near today: the time alone today, with its day otherwise. */
function instantOf(language: ReturnType<typeof useLanguage>, today: string, instant: string): string {
  const { date, time } = inBaghdad(instant);
  const days = daysBetween(today, date);
  if (days === 0) return formatTime(language, time);
  const day = formatDay(language, date, days > 0 && days < 7 ? 'weekday' : 'short');
  return `${day} ${formatTime(language, time)}`;
}
