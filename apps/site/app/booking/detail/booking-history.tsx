import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { formatInstant } from '../format-instant.ts';

type BookingHistoryProps = { readonly booking: BookingDetail; readonly today: string };

/** What happened to a booking, who did it and why; the latest first. */
export function BookingHistory({
  booking: { history, establishment: venue, customer_gender: gender },
  today,
}: BookingHistoryProps) {
  const t = useTranslations('bookings.booking');
  const locale = useLocale();
  return (
    <section>
      <h2 className="mb-3 text-18">{t('history')}</h2>
      <ol className="grid gap-3 border-s-2 border-line ps-4 text-15">
        {history.toReversed().map(({ verb, who, text, reason, at }) => (
          <li key={`${verb} ${at}`}>
            <p className="font-strong">{text}</p>
            <p className="text-13 text-ink-soft">
              {t(who, { venue: venue.name, gender })} ·{' '}
              <time dateTime={at}>
                <bdi>{formatInstant(locale, today, at)}</bdi>
              </time>
            </p>
            {reason !== null && reason !== '' && (
              <p dir="auto" className="mt-0.5">
                {t('reason', { reason })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
