import type { Booking, BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, formatDuration, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BookingCourses } from '../shell/booking/booking-courses.tsx';
import { BookingResources, listResources } from '../shell/booking/booking-resources.tsx';
import { BookingSeries } from '../shell/booking/booking-series.tsx';
import { CustomerContact } from '../shell/booking/customer-contact.tsx';
import { ClientAllergies } from '../shell/clients/client-allergies.tsx';
import { WalkInErasure } from '../shell/booking/walk-in-erasure.tsx';
import { useLocale } from '../shell/locale.ts';
import type { BookingActions } from './booking-actions.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { ProposalLine } from './proposal-line.tsx';
import { BookingDeliveries } from './booking-deliveries.tsx';
import { BookingStatusBadge } from './booking-status-badge.tsx';
import { isolate, timesOf } from './booking-time.tsx';
import { PaymentLink } from './payment-link.tsx';
import { BookingStepButtons } from './booking-step-buttons.tsx';

type BookingPanelProps = {
  readonly booking: Booking;
  /** The same with its history, once it is there. */
  readonly detail: BookingDetail | undefined;
  readonly today: string;
  readonly now: number;
  readonly actions: BookingActions;
  readonly onClose: () => void;
};

/** Everything about one booking, beside the list; on phones it rises from below. */
export function BookingPanel({ booking, detail, today, now, actions, onClose }: BookingPanelProps) {
  const t = useTranslations('dashboard.booking');
  const locale = useLocale();
  const shown = detail ?? booking;
  const { customer_name: customerName, reliability } = shown;
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      label={t('details', { customerName })}
      className="md:me-0 md:h-dvh md:max-h-none md:w-110 md:rounded-none"
    >
      <div className="grid gap-5">
        <header className="flex items-center gap-3 pe-8">
          <Initial name={customerName} />
          <div className="min-w-0">
            <h2 className="truncate text-18">
              <bdi>{customerName}</bdi>
            </h2>
            <p className="text-13 text-ink-soft">
              {shown.id > 0 && t('title', { number: toDigits(locale, String(shown.id)) })}
            </p>
          </div>
        </header>
        {shown.client?.has_allergies && <ClientAllergies clientId={shown.client.id} />}
        <Marks booking={shown} now={now} isQueued={booking.id < 0 || actions.queuedStepsOf(booking).length > 0} />
        <ProposalLine booking={shown} today={today} />
        <ErrorMessage text={actions.errorMessageOf(booking)} />
        {isPayable(booking) && <BookingCourses booking={booking} />}
        <PaymentLink booking={shown} now={now} />
        <BookingStepButtons booking={shown} now={now} actions={actions} />
        <BookingSeries booking={shown} detail={detail} now={now} />
        <Facts booking={shown} detail={detail} reliability={reliability?.text} now={now} />
        {booking.id > 0 && (
          <>
            <History detail={detail} />
            <BookingDeliveries bookingId={shown.id} />
            <WalkInErasure booking={shown} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What a course can pay for: it is to come, or took place; what waits on this device has no number yet. */
const isPayable = ({ id, status }: Booking): boolean =>
  id > 0 && (status === 'pending' || status === 'confirmed' || status === 'completed');

type MarksProps = { readonly booking: Booking; readonly now: number; readonly isQueued: boolean };

/** Where the booking and its customer are, each as a mark. */
function Marks({ booking, now, isQueued }: MarksProps) {
  const t = useTranslations('dashboard.booking');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BookingStatusBadge booking={booking} now={now} />
      <Arrival booking={booking} />
      {isQueued && <span className="text-13 font-strong text-pending">{t('queued')}</span>}
      <OverrideMark booking={booking} />
      {booking.attendance_confirmed_at !== null && <span className="text-13 text-ink-soft">{t('coming')}</span>}
    </div>
  );
}

type FactsProps = {
  readonly booking: Booking;
  readonly detail: BookingDetail | undefined;
  readonly reliability: string | undefined;
  readonly now: number;
};

function Facts({ booking, detail, reliability, now }: FactsProps) {
  const t = useTranslations('dashboard.booking');
  const tRequest = useTranslations('dashboard.request');
  const locale = useLocale();
  const day = formatDay(locale, booking.booking_date);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5 border-t border-line pt-5 text-15">
      <Fact name={t('when')}>
        <span>
          {tRequest.rich('when', { day, ...timesOf(locale, booking), t: isolate })}
          <span className="block text-13 text-ink-soft">{formatDuration(locale, booking.duration)}</span>
        </span>
      </Fact>
      <TreatmentFacts booking={booking} detail={detail} />
      <Fact name={t('price')}>
        <Price iqd={booking.price} className="font-strong" />
      </Fact>
      {reliability !== undefined && <Fact name={t('reliability')}>{reliability}</Fact>}
      {booking.origin === 'venue' && (
        <Fact name={t('customer', { gender: booking.customer_gender })}>{t('walkIn')}</Fact>
      )}
      {booking.customer_phone !== null && (
        <Fact name={t('phone')}>
          <a href={`tel:${booking.customer_phone}`} className="text-lapis underline">
            <bdi dir="ltr">{booking.customer_phone}</bdi>
          </a>
        </Fact>
      )}
      {booking.customer_contact && (
        <Fact name={t('phone')}>
          <CustomerContact bookingId={booking.id} contact={booking.customer_contact} now={now} />
        </Fact>
      )}
      {booking.home_address !== null && <Fact name={t('atHome')}>{booking.home_address}</Fact>}
      {booking.notes !== '' && <Fact name={t('notes')}>{booking.notes}</Fact>}
    </dl>
  );
}

/** The treatments, and where or on what they are given. */
function TreatmentFacts({ booking, detail }: Pick<FactsProps, 'booking' | 'detail'>) {
  const t = useTranslations('dashboard.booking');
  const tRequest = useTranslations('dashboard.request');
  const locale = useLocale();
  return (
    <>
      <Fact name={t('what')}>
        {booking.items.map((item) => (
          <span key={`${item.starts_at} ${item.employee.id}`} className="block">
            {item.pricing_title}
            <span className="block text-13 text-ink-soft">
              <bdi className="tabular-nums">{formatTime(locale, item.time)}</bdi>
              {' · '}
              {tRequest('with', { employee: item.employee.name })} · <Price iqd={item.price} />
            </span>
          </span>
        ))}
      </Fact>
      {listResources(booking).length > 0 && (
        <Fact name={t('resources')}>
          <BookingResources booking={booking} detail={detail} />
        </Fact>
      )}
    </>
  );
}

function Arrival({ booking: { status, checked_in_at: at } }: { readonly booking: Booking }) {
  const t = useTranslations('dashboard.booking');
  const locale = useLocale();
  if (at === null || status !== 'confirmed') return null;
  return (
    <span className="text-13 text-ink-soft">{t('arrivedAt', { time: formatTime(locale, inBaghdad(at).time) })}</span>
  );
}

/** Over which rules a booking was placed; what this device stored before does not say. */
function OverrideMark({ booking }: { readonly booking: Booking }) {
  const t = useTranslations('dashboard.override');
  const kinds = 'overrode' in booking ? booking.overrode : [];
  if (kinds.length === 0) return null;
  return (
    <span className="text-13 font-strong text-pending">
      {t('mark')}: {kinds.map((kind) => t(kind)).join(' ')}
    </span>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="grid gap-2 wrap-anywhere">{children}</dd>
    </>
  );
}

function History({ detail }: { readonly detail: BookingDetail | undefined }) {
  const t = useTranslations('dashboard.booking');
  const tOverride = useTranslations('dashboard.override');
  const locale = useLocale();
  return (
    <section aria-labelledby="history" className="grid gap-3 border-t border-line pt-5">
      <h3 id="history" className="text-16">
        {t('history')}
      </h3>
      {!detail && <Skeleton className="h-12 w-full" />}
      <ol className="grid gap-3 text-15">
        {detail?.history.map(({ verb, at, text, who, reason, overrode }) => {
          const { date, time } = inBaghdad(at);
          return (
            <li key={`${at} ${verb}`}>
              {text}
              <span className="block text-13 text-ink-soft">
                {t(who, { gender: detail.customer_gender })} · {formatDay(locale, date, 'short')}{' '}
                <bdi className="tabular-nums">{formatTime(locale, time)}</bdi>
              </span>
              {overrode.length > 0 && (
                <span className="block text-13 text-pending">{overrode.map((kind) => tOverride(kind)).join(' ')}</span>
              )}
              {reason !== null && <span className="block text-13">{t('reason', { reason })}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
