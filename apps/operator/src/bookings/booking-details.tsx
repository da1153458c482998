import type { EndpointOutput } from '@tajmeelspot/contract/endpoint.ts';
import type { Contract } from '@tajmeelspot/contract/contract.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DisputeDecisions } from '../parts/dispute-decisions.tsx';
import { joined } from '../parts/entry.tsx';
import { dayOf, momentOf } from '../parts/moments.ts';
import { useLocale } from '../shell/locale.ts';

/** A booking as an operator sees it. */
export type OperatorBooking = EndpointOutput<Contract['findOperatorBooking']>['data'];

const card = 'grid gap-3 rounded-card bg-surface p-5 inset-ring inset-ring-line';

/** Who booked what, when and where. */
export function BookingFacts({ booking }: { readonly booking: OperatorBooking }) {
  const t = useTranslations('operator.bookings');
  const locale = useLocale();
  const { phone, customer_id: account, notes } = booking;
  return (
    <dl className={`${card} grid-cols-[auto_minmax(0,1fr)] gap-x-5 text-15`}>
      <Fact name={t('when')}>{momentOf(locale, booking.starts_at)}</Fact>
      <Fact name={t('what')}>{joined(booking.treatment, booking.employee)}</Fact>
      <Fact name={t('price')}>
        <bdi>{formatMoney(locale, booking.price)}</bdi>
      </Fact>
      {phone !== null && (
        <Fact name={t('phone')}>
          <bdi dir="ltr">{phone}</bdi>
        </Fact>
      )}
      <Fact name={t('account')}>
        {account === null ? (
          t('walkIn')
        ) : (
          <Link to={`/users?search=${encodeURIComponent(booking.customer_name)}`} className="text-lapis underline">
            <bdi>{booking.customer_name}</bdi>
          </Link>
        )}
      </Fact>
      {notes !== '' && <Fact name={t('notes')}>{notes}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** Every step of a booking, and who took it. */
export function BookingHistory({ history }: Pick<OperatorBooking, 'history'>) {
  const t = useTranslations('operator.bookings');
  const locale = useLocale();
  return (
    <section aria-labelledby="history" className={card}>
      <h2 id="history" className="text-18">
        {t('history')}
      </h2>
      <ol className="grid gap-3 text-15">
        {history.map(({ at, who, text, reason }) => (
          <li key={`${at} ${text}`}>
            {text}
            <span className="block text-13 text-ink-soft">{joined(t('who', { who }), momentOf(locale, at))}</span>
            {reason !== null && <span className="block text-13">{t('reason', { reason })}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was written to both sides, and what became of it. */
export function BookingMessages({ messages }: Pick<OperatorBooking, 'messages'>) {
  const t = useTranslations('operator.bookings');
  const tDelivery = useTranslations('deliveries');
  const locale = useLocale();
  const kinds: Readonly<Record<string, true>> = {
    requested: true,
    confirmed: true,
    declined: true,
    cancelled: true,
    expired: true,
    moved: true,
    proposed: true,
    tomorrow: true,
    soon: true,
  };
  const kindOf = (kind: string) => (kind in kinds ? (kind as 'requested') : 'other');
  return (
    <section aria-labelledby="messages" className={card}>
      <h2 id="messages" className="text-18">
        {tDelivery('title')}
      </h2>
      {messages.length === 0 && <p className="text-15 text-ink-soft">{t('noMessages')}</p>}
      <ul className="grid gap-3 text-15">
        {messages.map(({ id, to, kind, channel, state, at }) => (
          <li key={id}>
            {joined(tDelivery(`to.${to}`), tDelivery(`kinds.${kindOf(kind)}`))}
            <span className={`block text-13 ${state === 'failed' ? 'text-other' : 'text-ink-soft'}`}>
              {joined(channel && tDelivery(`channels.${channel}`), tDelivery(`states.${state}`), momentOf(locale, at))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the customer said against a no-show, and what came of it. */
export function BookingDispute({ dispute }: { readonly dispute: NonNullable<OperatorBooking['dispute']> }) {
  const t = useTranslations('operator.bookings');
  const locale = useLocale();
  const { state, created_at: disputedAt, decided_at: decidedAt } = dispute;
  return (
    <section aria-labelledby="dispute" className={card}>
      <h2 id="dispute" className="text-18">
        {t('dispute', { day: dayOf(locale, disputedAt) })}
      </h2>
      <p className="text-15">
        {joined(t('outcome', { state }), decidedAt !== null && t('decided', { day: dayOf(locale, decidedAt) }))}
      </p>
      <DisputeDecisions decisions={dispute.decisions} />
      <Link to={`/disputes?state=${state}`} className="text-15 text-lapis underline">
        {t('toDispute')}
      </Link>
    </section>
  );
}
