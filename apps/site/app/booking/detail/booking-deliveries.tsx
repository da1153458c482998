import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { Delivery } from '@tajmeelspot/contract/messages/deliveries.ts';
import { deliveryKindOf } from '@tajmeelspot/contract/messages/delivery-names.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { callPath } from '../booking-paths.ts';
import { formatInstant } from '../format-instant.ts';

/** What became of the messages about a booking; undefined where that is not known. */
export type BookingDeliveriesAnswer =
  | { readonly data: readonly Delivery[]; readonly venue_reached: 'reached' | 'not_yet' | 'failed' | null }
  | undefined;

type BookingDeliveriesProps = {
  readonly booking: BookingDetail;
  readonly deliveries: BookingDeliveriesAnswer;
  readonly today: string;
};

/** Whether a request has reached its venue, and which messages the customer was sent. */
export function BookingDeliveries({ booking, deliveries, today }: BookingDeliveriesProps) {
  if (!deliveries) return null;
  const { data, venue_reached: reached } = deliveries;
  return (
    <div className="grid gap-4">
      {reached && <VenueReached booking={booking} reached={reached} />}
      {data.length > 0 && <OwnDeliveries deliveries={data} today={today} />}
    </div>
  );
}

type VenueReachedProps = Pick<BookingDeliveriesProps, 'booking'> & {
  readonly reached: 'reached' | 'not_yet' | 'failed';
};

const looks = {
  reached: { icon: 'check', tint: 'text-confirmed', text: 'reached' },
  not_yet: { icon: 'clock', tint: 'text-pending', text: 'notYet' },
  failed: { icon: 'alert', tint: 'text-other', text: 'unreached' },
} as const;

function VenueReached({ booking: { establishment: venue }, reached }: VenueReachedProps) {
  const t = useTranslations('deliveries');
  const { icon, tint, text } = looks[reached];
  return (
    <div className="rounded-control bg-sand p-3 text-15">
      <output className="flex items-start gap-2">
        <Icon name={icon} className={`mt-0.75 size-4.5 ${tint}`} />
        <span>{t(text, { venue: venue.name })}</span>
      </output>
      {reached !== 'reached' && venue.phone !== null && (
        <a
          href={callPath(venue.phone)}
          className="ms-6.5 inline-flex min-h-11 items-center font-strong text-lapis hover:underline"
        >
          {t('call', { venue: venue.name })}
        </a>
      )}
    </div>
  );
}

type OwnDeliveriesProps = { readonly deliveries: readonly Delivery[]; readonly today: string };

function OwnDeliveries({ deliveries, today }: OwnDeliveriesProps) {
  const t = useTranslations('deliveries');
  const locale = useLocale();
  return (
    <section className="grid gap-2">
      <h2 className="text-18">{t('title')}</h2>
      <ul className="grid gap-2 text-15">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            {t(`kinds.${deliveryKindOf(delivery)}`)}
            <span className="block text-13 text-ink-soft">
              {t.rich('line', {
                channel: delivery.channel === null ? t('kinds.other') : t(`channels.${delivery.channel}`),
                state: t(`states.${delivery.state}`),
                time: formatInstant(locale, today, delivery.at),
                t: isolated,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
