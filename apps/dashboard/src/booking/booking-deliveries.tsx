import type { Delivery } from '@tajmeelspot/contract/messages/deliveries.ts';
import { deliveryKindOf, deliveryReasonOf } from '@tajmeelspot/contract/messages/delivery-names.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { PartMessagesProvider } from '../shell/messages-provider.tsx';
import { useDeliveries } from '../shell/use-deliveries.ts';
import { isolate } from './booking-time.tsx';

/** What became of the messages about a booking, to its customer and to the venue; the newest first. */
export function BookingDeliveries({ bookingId }: { readonly bookingId: number }) {
  const deliveries = useDeliveries(bookingId);
  if (!deliveries || deliveries.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PartMessagesProvider part="records">
        <DeliveryList deliveries={deliveries} />
      </PartMessagesProvider>
    </Suspense>
  );
}

function DeliveryList({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const t = useTranslations('deliveries');
  return (
    <section aria-labelledby="deliveries" className="grid gap-3 border-t border-line pt-5">
      <h3 id="deliveries" className="text-16">
        {t('title')}
      </h3>
      <ul className="grid gap-3 text-15">
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  );
}

function DeliveryLine({ delivery }: { readonly delivery: Delivery }) {
  const t = useTranslations('deliveries');
  const locale = useLocale();
  const { date, time } = inBaghdad(delivery.at);
  const state = t(`states.${delivery.state}`);
  const reason = deliveryReasonOf(delivery);
  return (
    <li>
      {t(`to.${delivery.to}`)} · {t(`kinds.${deliveryKindOf(delivery)}`)}
      <span className={`block text-13 ${delivery.state === 'failed' ? 'text-other' : 'text-ink-soft'}`}>
        {t.rich('line', {
          channel: delivery.channel === null ? t('kinds.other') : t(`channels.${delivery.channel}`),
          state: reason ? t('why', { state, reason: t(`reasons.${reason}`) }) : state,
          time: `${formatDay(locale, date, 'short')} ${formatTime(locale, time)}`,
          t: isolate,
        })}
      </span>
    </li>
  );
}
