import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { employeeNamesOf } from '@tajmeelspot/contract/booking/items.ts';
import { formatNames } from '@tajmeelspot/language/lists.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDuration, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { ProposalLine } from '../booking/proposal-line.tsx';
import { BookingTime } from '../booking/booking-time.tsx';
import type { BookingActions } from '../booking/booking-actions.ts';

type RequestsProps = {
  readonly requests: readonly Booking[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly actions: BookingActions;
  /** Whether a new one rings, and how to choose otherwise. */
  readonly sound: readonly [boolean, (isOn: boolean) => void];
};

/** The most requests that are shown at first: the day below them needs room. */
const maxShown = 6;

/** What waits for the venue, the one that must be answered first at the front. */
export function Requests({ requests, today, now, actions, sound }: RequestsProps) {
  const t = useTranslations('dashboard.today');
  const locale = useLocale();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? requests : requests.slice(0, maxShown);
  return (
    <section aria-labelledby="requests" className="grid gap-3">
      <div className="flex items-center justify-between">
        <h2 id="requests" className="flex items-center gap-2.5 text-18">
          {t('requests')}
          {requests.length > 0 && (
            <span className="grid min-w-7 place-items-center rounded-full bg-pending-tint px-2 text-15 leading-7 text-pending tabular-nums">
              {formatNumber(locale, requests.length)}
            </span>
          )}
        </h2>
        <SoundButton sound={sound} />
      </div>
      {requests.length === 0 && <p className="text-15 text-ink-soft">{t('noRequests')}</p>}
      <ul className="grid gap-3">
        {shown.map((booking) => (
          <li key={booking.id} className="flex">
            <Request booking={booking} today={today} now={now} actions={actions} />
          </li>
        ))}
      </ul>
      {shown.length < requests.length && (
        <Button kind="outline" size="small" className="justify-self-center" onClick={() => setExpanded(true)}>
          {t('allRequests', { count: formatNumber(locale, requests.length) })}
        </Button>
      )}
    </section>
  );
}

function SoundButton({ sound: [isOn, choose] }: Pick<RequestsProps, 'sound'>) {
  const t = useTranslations('dashboard.today');
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('sound')}
      title={t('sound')}
      className="ms-auto grid size-11 place-items-center rounded-control text-ink-soft inset-ring inset-ring-line hover:bg-lapis-tint aria-pressed:bg-lapis-tint aria-pressed:text-lapis"
      onClick={() => choose(!isOn)}
    >
      <Icon name={isOn ? 'bell' : 'bell-off'} />
    </button>
  );
}

/** Stays with what it follows. */
const dot = '\u00a0· ';

type RequestProps = Omit<RequestsProps, 'requests' | 'sound'> & { readonly booking: Booking };

function Request({ booking, today, now, actions }: RequestProps) {
  const t = useTranslations('dashboard.request');
  const locale = useLocale();
  const { customer_name: customerName, reliability } = booking;
  return (
    <article
      aria-label={customerName}
      className="flex w-full flex-col gap-3.5 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line"
    >
      <header className="flex items-start gap-3">
        <Initial name={customerName} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-2">
            <h3 className="truncate text-16">
              <bdi>{customerName}</bdi>
            </h3>
            <AnswerTime booking={booking} now={now} />
          </div>
          {reliability && <p className="text-13 text-pretty text-ink-soft">{reliability.text}</p>}
        </div>
      </header>
      <button type="button" className="rounded-small text-start hover:text-lapis" onClick={() => actions.open(booking)}>
        <span className="block font-strong">{booking.pricing_title}</span>
        <span className="text-15 text-ink-soft">
          <BookingTime booking={booking} today={today} />
          {dot}
          {t('with', { employee: formatNames(locale, employeeNamesOf(booking.items)) })}
          {dot}
          <Price iqd={booking.price} />
        </span>
      </button>
      <ProposalLine booking={booking} today={today} />
      <ErrorMessage text={actions.errorMessageOf(booking)} />
      <RequestButtons booking={booking} actions={actions} />
    </article>
  );
}

function RequestButtons({ booking, actions }: Pick<RequestProps, 'booking' | 'actions'>) {
  const t = useTranslations('dashboard.request');
  const { customer_name: customerName, can } = booking;
  const labelFor = (action: string) => t('forCustomer', { action, customerName });
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      <Button
        size="small"
        className="flex-1 max-md:px-2"
        aria-label={labelFor(t('confirm'))}
        isBusy={actions.isBusy(booking, 'confirm')}
        disabled={!can.confirm.is_allowed}
        title={can.confirm.reason}
        onClick={() => actions.take({ booking, verb: 'confirm' })}
      >
        {t('confirm')}
      </Button>
      {/* Long words in a narrow column: the two go to the next row together. */}
      <div className="flex flex-1 gap-2">
        <Button
          kind="outline"
          size="small"
          className="flex-1 max-md:px-2"
          aria-label={labelFor(t('decline'))}
          disabled={!can.decline.is_allowed}
          title={can.decline.reason}
          onClick={() => actions.ask('decline', booking)}
        >
          {t('decline')}
        </Button>
        <button
          type="button"
          aria-label={labelFor(t('propose'))}
          title={can.propose.reason ?? t('propose')}
          disabled={!can.propose.is_allowed}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-surface inset-ring inset-ring-line hover:bg-lapis-tint disabled:opacity-55"
          onClick={() => actions.ask('propose', booking)}
        >
          <Icon name="reload" />
        </button>
      </div>
    </div>
  );
}

/** How long the venue has to answer; it grows red in the last half hour. */
function AnswerTime({ booking, now }: { readonly booking: Booking; readonly now: number }) {
  const t = useTranslations('dashboard.request');
  const locale = useLocale();
  if (booking.answer_by === null) return null;
  const minutes = Math.ceil((Date.parse(booking.answer_by) - now) / 60_000);
  const look = minutes <= 30 ? 'text-other' : 'text-pending';
  // Minutes count when they are few.
  const time = formatDuration(locale, minutes < 180 ? Math.max(minutes, 1) : Math.floor(minutes / 60) * 60);
  const until = formatTime(locale, inBaghdad(booking.answer_by).time);
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 text-13 font-strong tabular-nums ${look}`}>
      <Icon name="clock" className="size-4" />
      <span className="sr-only">{minutes > 0 ? t('leftLong', { time, until }) : t('over')}</span>
      <span aria-hidden="true">{minutes > 0 ? time : t('over')}</span>
    </span>
  );
}
