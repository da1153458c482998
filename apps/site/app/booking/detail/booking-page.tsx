import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { attendanceLimits } from '@tajmeelspot/contract/attendance-limits.ts';
import { daysBetween, formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { PushSwitchState } from '@tajmeelspot/ui/push/use-push.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { PushChoice } from '../../channels/push-choice.tsx';
import { NextStepText } from '../next-step-text.tsx';
import type { CalendarDownload } from '../list/next-booking.tsx';
import { BookingState } from '../booking-state.tsx';
import { useDayDistance, BookingTime } from '../booking-time.tsx';
import { PassCard } from '../pass/pass-card.tsx';
import { PassStorage, type PassStorageState } from '../pass/pass-storage.tsx';
import { ProposalCard } from './proposal-card.tsx';
import type { BookingChanges } from './booking-change.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingDeliveries, type BookingDeliveriesAnswer } from './booking-deliveries.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { BookingActions } from './booking-actions.tsx';

type BookingPageProps = {
  readonly booking: BookingDetail;
  /** When the booking was loaded, milliseconds. */
  readonly now: number;
  readonly changes: BookingChanges;
  readonly calendar: CalendarDownload;
  readonly deliveries: BookingDeliveriesAnswer;
  readonly push: PushSwitchState;
  /** It may still take place, or is taking place: its pass is shown. */
  readonly isAhead: boolean;
  readonly storage: PassStorageState;
  readonly onDialog: (dialog: 'cancel' | 'reschedule' | 'propose') => void;
  /** An error that screen readers announce at once. */
  readonly alert: ReactNode;
};

/** A booking: its next step, what can be done, its treatments, its history. */
export function BookingPage(page: BookingPageProps) {
  const { booking, now, changes, calendar, deliveries, push, isAhead, storage, onDialog, alert } = page;
  const t = useTranslations('bookings');
  const language = useLanguage();
  const today = inBaghdad(now).date;
  const isHeld = booking.status === 'pending' || booking.status === 'confirmed';
  return (
    <div className="wrap pb-4">
      <Link
        to={inLanguage(language, '/my_booking')}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 pt-3 text-15 text-lapis hover:underline"
      >
        <Icon name="chevron-start" isFlipped className="size-4" />
        {t('title')}
      </Link>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-6">
          {isAhead ? <BookingPass booking={booking} today={today} /> : <BookingHead booking={booking} today={today} />}
          {alert}
          {booking.proposal && <ProposalCard {...{ booking, proposal: booking.proposal, today, changes }} />}
          <div className="lg:hidden">
            <BookingActions {...{ booking, calendar, onDialog }} />
          </div>
          <BookingDeliveries {...{ booking, deliveries, today }} />
          {isHeld && <PushChoice push={push} venueName={booking.establishment.name} />}
          {booking.arrival_note !== null && (
            <ArrivalNote venueName={booking.establishment.name} note={booking.arrival_note} />
          )}
          <BookingFacts booking={booking} />
          <BookingHistory booking={booking} today={today} />
          {isAhead && <PassStorage storage={storage} />}
        </div>
        <div className="hidden lg:block">
          <BookingActions {...{ booking, calendar, onDialog }} />
        </div>
      </div>
    </div>
  );
}

/** What is shown at the venue, and the next step. */
function BookingPass({ booking, today }: BookingHeadProps) {
  return (
    <div className="grid max-w-130 gap-3">
      <PassCard pass={booking} today={today} />
      <p aria-live="polite" className="px-1 text-15">
        <NextStepText booking={booking} today={today} />
      </p>
    </div>
  );
}

type BookingHeadProps = { readonly booking: BookingDetail; readonly today: string };

/** Number, time, state and next step. */
function BookingHead({ booking, today }: BookingHeadProps) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  const locale = useLocale();
  const distanceTo = useDayDistance(today);
  return (
    <header className="grid gap-2">
      <p className="text-15 text-ink-soft">
        <bdi>{t('booking.number', { number: toDigits(locale, String(booking.id)) })}</bdi>
      </p>
      <h1 className="text-28 lg:text-36">
        {formatDay(locale, booking.booking_date)}
        <br />
        <BookingTime booking={booking} />
      </h1>
      <p aria-live="polite" className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <BookingState status={booking.status} />
        <span className="text-15 text-ink-soft">{distanceTo(booking.booking_date)}</span>
        <NextStepText booking={booking} today={today} />
      </p>
      {booking.status === 'no_show' && daysBetween(booking.booking_date, today) < attendanceLimits.days && (
        <Link
          to={inLanguage(language, '/profile#missed')}
          className="inline-flex min-h-11 items-center justify-self-start text-15 text-lapis hover:underline"
        >
          {t('booking.missed')}
        </Link>
      )}
    </header>
  );
}
