import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { againPath, callPath, mapPath, messagePath, reviewPath } from '../booking-paths.ts';
import type { CalendarFile } from '../list/next-booking.tsx';

type BookingWaysProps = {
  readonly booking: BookingDetail;
  readonly calendar: CalendarFile;
  readonly onDialog: (dialog: 'cancel' | 'move' | 'propose') => void;
};

/** Everything that can be done about a booking; what the server does not allow says why. */
export function BookingWays({ booking, calendar, onDialog }: BookingWaysProps) {
  const t = useTranslations('bookings.do');
  const { can, id } = booking;
  const isHeld = booking.status === 'pending' || booking.status === 'confirmed';
  // Once it is too late to move a booking the venue can still agree to another time.
  const mayPropose = can.propose.is_allowed && !can.reschedule.is_allowed;
  return (
    <section aria-label={t('title')} className="grid gap-2.5">
      {can.reschedule.is_allowed && <Button onClick={() => onDialog('move')}>{t('move')}</Button>}
      {mayPropose && <Button onClick={() => onDialog('propose')}>{t('propose')}</Button>}
      <After booking={booking} isHeld={isHeld} />
      {isHeld && (
        <Button kind="outline" isBusy={calendar.busyId === id} onClick={() => calendar.save(id)}>
          <Icon name="calendar" />
          {t('calendar')}
        </Button>
      )}
      <Reach booking={booking} />
      {can.reschedule.is_allowed && can.propose.is_allowed && (
        <Button kind="text" onClick={() => onDialog('propose')}>
          {t('propose')}
        </Button>
      )}
      {can.cancel.is_allowed && (
        <Button kind="text" className="text-other!" onClick={() => onDialog('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {isHeld && !can.cancel.is_allowed && (
        <p className="rounded-control bg-sand p-3 text-15 text-ink-soft">{can.cancel.reason}</p>
      )}
    </section>
  );
}

function After({ booking, isHeld }: { readonly booking: BookingDetail; readonly isHeld: boolean }) {
  const t = useTranslations('bookings.do');
  const language = useLanguage();
  const { can, status } = booking;
  const isRefused = status === 'declined' || status === 'expired';
  return (
    <>
      {can.review.is_allowed && (
        <Link to={inLanguage(language, reviewPath(booking))} className={buttonClass()}>
          {t('review')}
        </Link>
      )}
      {can.book_again.is_allowed && !isHeld && (
        <Link
          to={inLanguage(language, againPath(booking))}
          className={buttonClass({ kind: can.review.is_allowed ? 'outline' : 'primary' })}
        >
          {t(isRefused ? 'otherTimes' : 'again')}
        </Link>
      )}
    </>
  );
}

/** The ways to the place itself. */
function Reach({ booking }: Pick<BookingWaysProps, 'booking'>) {
  const t = useTranslations('bookings.do');
  const calls = useTranslations('bookings.next');
  const language = useLanguage();
  const { establishment: venue, id, pricing_title: treatment, booking_date: date, time } = booking;
  const { phone } = venue;
  const number = toDigits(language, String(id));
  const text = t('whatsappText', {
    number,
    treatment,
    day: formatDay(language, date, 'short'),
    time: formatTime(language, time),
  });
  const look = `${buttonClass({ kind: 'outline', size: 'small' })} flex-1 px-3!`;
  const outside = { target: '_blank', rel: 'noopener noreferrer', className: look };
  const newTab = <span className="sr-only"> {t('newTab')}</span>;
  return (
    <div className="flex flex-wrap gap-2.5">
      <a href={mapPath(venue)} {...outside}>
        <Icon name="pin" />
        {t('directions')}
        {newTab}
      </a>
      {phone !== null && (
        <>
          <a href={callPath(phone)} className={look}>
            <Icon name="phone" />
            {calls('call')}
          </a>
          <a href={messagePath(phone, text)} {...outside}>
            {t('whatsapp')}
            {newTab}
          </a>
        </>
      )}
    </div>
  );
}
