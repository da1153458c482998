import { attendanceLimits } from '@tajmeelspot/contract/attendance-limits.ts';
import type { Attendance } from '@tajmeelspot/contract/booking/attendance.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { type RefCallback, useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** How a missed booking is disputed, by the component that knows the server. */
export type DisputeNoShow = {
  /** The booking whose dispute is on its way. */
  readonly busyId: number | undefined;
  /** What went wrong, and with which booking. */
  readonly failure: { readonly id: number; readonly text: string } | undefined;
  readonly onDispute: (id: number) => void;
};

type MissedBookingsProps = { readonly attendance: Attendance; readonly dispute: DisputeNoShow };

/** What follows from visits that did not take place, and each of them; nothing where there is none. */
export function MissedBookings({ attendance: { step, missed }, dispute }: MissedBookingsProps) {
  const t = useTranslations('profile.missed');
  const language = useLanguage();
  const ref = useScrollTo('#missed');
  if (missed.length === 0) return null;
  const count = missed.filter(({ dispute: state }) => state === null || state === 'dismissed').length;
  const { days, releaseHours: hours } = attendanceLimits;
  return (
    <section
      ref={ref}
      id="missed"
      className="grid scroll-mt-6 gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-8"
    >
      <h2 className="text-20">{t('title')}</h2>
      <p aria-live="polite" className="text-15 text-ink-soft">
        {step === 0 ? t('none') : t('asked', { missed: t('count', { count }), days, hours })}{' '}
        {step === 2 && t('limited')}
      </p>
      <ul className="grid text-15">
        {missed.map((booking) => (
          <MissedBooking key={booking.booking_id} booking={booking} dispute={dispute} />
        ))}
      </ul>
      <Link
        to={inLanguage(language, '/if-you-cannot-come')}
        className="inline-flex min-h-11 items-center justify-self-start text-15 text-lapis hover:underline"
      >
        {t('rules')}
      </Link>
    </section>
  );
}

type MissedBookingProps = { readonly booking: Attendance['missed'][number]; readonly dispute: DisputeNoShow };

function MissedBooking({ booking, dispute: { busyId, failure, onDispute } }: MissedBookingProps) {
  const t = useTranslations('profile.missed');
  const locale = useLocale();
  const { booking_id: id, venue, treatment, starts_at: start, dispute: state } = booking;
  const { date, time: clock } = inBaghdad(start);
  const time = `${formatDay(locale, date, 'full')} ${formatTime(locale, clock)}`;
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_260px] md:items-center md:gap-x-6">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">
          <bdi>{treatment}</bdi>
        </p>
        <p className="text-13 text-ink-soft wrap-anywhere">
          <bdi>{venue}</bdi> · <bdi>{time}</bdi>
        </p>
      </div>
      {state === null ? (
        <Button
          kind="outline"
          size="small"
          className="justify-self-start"
          aria-label={t('wasThereAt', { treatment, venue, time })}
          isBusy={busyId === id}
          onClick={() => onDispute(id)}
        >
          {t('wasThere')}
        </Button>
      ) : (
        <p className="flex items-start gap-2">
          <Icon name={icons[state]} className={`mt-1 size-4 shrink-0 ${colours[state]}`} />
          <span className="min-w-0">{t(`state.${state}`)}</span>
        </p>
      )}
      <div className="empty:hidden md:col-span-full">{failure?.id === id && <ErrorMessage text={failure.text} />}</div>
    </li>
  );
}

const icons = { open: 'clock', upheld: 'check', dismissed: 'minus' } as const;
const colours = { open: 'text-pending', upheld: 'text-confirmed', dismissed: 'text-ink-soft' } as const;

/** Brings a part on screen once it is there, where the address names it: browsers look for it before the data has arrived. */
function useScrollTo(anchor: string): RefCallback<HTMLElement> {
  const isNamed = useLocation().hash === anchor;
  return useCallback((part) => void (isNamed && part?.scrollIntoView()), [isNamed]);
}
