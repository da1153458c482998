import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { bookAgainPath, reviewPath } from '../booking-paths.ts';
import { PassContact } from '../pass/pass-contact.tsx';
import type { CalendarDownload } from '../list/next-booking.tsx';

type BookingActionsProps = {
  readonly booking: BookingDetail;
  readonly calendar: CalendarDownload;
  readonly onDialog: (dialog: 'cancel' | 'reschedule' | 'propose') => void;
};

/** Everything that can be done with a booking; what the server does not allow says why. */
export function BookingActions({ booking, calendar, onDialog }: BookingActionsProps) {
  const t = useTranslations('bookings.actions');
  const { can, id } = booking;
  const isHeld = booking.status === 'pending' || booking.status === 'confirmed';
  // When it is too late to reschedule, the venue can still agree to another time.
  const mayPropose = can.propose.is_allowed && !can.reschedule.is_allowed;
  return (
    <section aria-label={t('title')} className="grid gap-2.5">
      <PassContact booking={booking} />
      {(can.reschedule.is_allowed || can.cancel.is_allowed) && (
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          {can.reschedule.is_allowed && (
            <Button kind="outline" onClick={() => onDialog('reschedule')}>
              {t('reschedule')}
            </Button>
          )}
          {can.cancel.is_allowed && (
            <Button kind="outline" className="text-ink!" onClick={() => onDialog('cancel')}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
      {mayPropose && <Button onClick={() => onDialog('propose')}>{t('propose')}</Button>}
      <FollowUpLinks booking={booking} isHeld={isHeld} />
      {isHeld && (
        <Button kind="outline" isBusy={calendar.busyId === id} onClick={() => calendar.save(id)}>
          <Icon name="calendar" />
          {t('calendar')}
        </Button>
      )}
      {can.reschedule.is_allowed && can.propose.is_allowed && (
        <Button kind="text" onClick={() => onDialog('propose')}>
          {t('propose')}
        </Button>
      )}
      {isHeld && !can.cancel.is_allowed && (
        <p className="rounded-control bg-sand p-3 text-15 text-ink-soft">{can.cancel.reason}</p>
      )}
    </section>
  );
}

function FollowUpLinks({ booking, isHeld }: { readonly booking: BookingDetail; readonly isHeld: boolean }) {
  const t = useTranslations('bookings.actions');
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
          to={inLanguage(language, bookAgainPath(booking))}
          className={buttonClass({ kind: can.review.is_allowed ? 'outline' : 'primary' })}
        >
          {t(isRefused ? 'otherTimes' : 'again')}
        </Link>
      )}
    </>
  );
}
