import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { employeeNamesOf } from '@tajmeelspot/contract/booking/items.ts';
import { formatNames } from '@tajmeelspot/language/lists.ts';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import type { BookingActions } from './booking-actions.ts';
import { BookingStatusBadge } from './booking-status-badge.tsx';
import { endsAt } from './booking-status.ts';
import { timesOf } from './booking-time.tsx';

type BookingListProps = {
  readonly bookings: readonly Booking[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What stands at the line between past and coming visits; without it there is none. */
  readonly nowLabel?: string | undefined;
  readonly open: (booking: Booking) => void;
  /** Steps that wait to be sent; none where this is absent. */
  readonly queuedStepsOf?: BookingActions['queuedStepsOf'] | undefined;
};

/** Visits in their order; each opens with everything about it. */
export function BookingList({ bookings, now, nowLabel, open, queuedStepsOf }: BookingListProps) {
  const next = bookings.findIndex(({ starts_at: startsAt }) => Date.parse(startsAt) > now);
  return (
    <ol className="grid">
      {bookings.map((booking, index) => (
        <Fragment key={booking.id}>
          {index === next && index > 0 && nowLabel !== undefined && <NowLine label={nowLabel} />}
          <li className="border-b border-line last:border-b-0">
            <BookingButton
              booking={booking}
              now={now}
              open={open}
              isQueued={(queuedStepsOf?.(booking).length ?? 0) > 0}
            />
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

type BookingButtonProps = Pick<BookingListProps, 'now' | 'open'> & {
  readonly booking: Booking;
  readonly isQueued: boolean;
};

function BookingButton({ booking, now, open, isQueued }: BookingButtonProps) {
  const t = useTranslations('dashboard.booking');
  const locale = useLocale();
  const { start, end } = timesOf(locale, booking);
  const isOver = endsAt(booking) <= now;
  return (
    <button
      type="button"
      className={`grid min-h-15 w-full grid-cols-[minmax(88px,max-content)_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 rounded-small py-3 text-start max-md:gap-x-2 hover:bg-lapis-tint md:grid-cols-[minmax(88px,max-content)_minmax(0,1fr)_auto] ${isOver ? 'text-ink-soft' : ''}`}
      onClick={() => open(booking)}
    >
      <b className="font-strong tabular-nums">
        <bdi>{start}</bdi>
      </b>
      {/* On a phone a state in many words goes below the name. */}
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 md:contents">
        <b className="min-w-0 font-strong wrap-anywhere">
          <bdi>{booking.customer_name}</bdi>
        </b>
        <span className="grid gap-1 md:row-span-2 md:justify-items-end">
          <BookingStatusBadge booking={booking} now={now} />
          {isQueued && <span className="text-13 text-pending">{t('queued')}</span>}
        </span>
      </span>
      <span className="self-start text-13 text-ink-soft tabular-nums">
        <bdi>{end}</bdi>
      </span>
      <span className="text-13 text-ink-soft">
        {booking.pricing_title} · <bdi>{formatNames(locale, employeeNamesOf(booking.items))}</bdi>
      </span>
    </button>
  );
}

function NowLine({ label }: { readonly label: string }) {
  return (
    <li className="relative h-0">
      <span className="absolute inset-x-0 -top-px h-0.5 bg-ink" />
      <span className="absolute inset-e-0 -top-2.5 rounded-full bg-ink px-2.5 text-13 leading-5 text-ground tabular-nums">
        {label}
      </span>
    </li>
  );
}
