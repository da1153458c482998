import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { servicePath } from '../../catalog/service-card-view.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { VenueLink } from '../../venue/venue-link.tsx';
import { useLocale } from '../../shell/locale.ts';

type BookingFactsProps = { readonly booking: BookingDetail };

/** What was agreed: treatments, people, place, price. */
export function BookingFacts({ booking }: BookingFactsProps) {
  const t = useTranslations('bookings.booking');
  const language = useLanguage();
  const locale = useLocale();
  const { service, establishment: venue, items, notes } = booking;
  return (
    <section className="grid gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line">
      <div className="flex items-center gap-4">
        <span className="h-18 w-24 shrink-0 overflow-hidden rounded-control bg-sand">
          <Picture picture={service.main_picture} alt="" sizes="96px" />
        </span>
        <div className="min-w-0">
          <h2 className="text-18">
            <Link to={inLanguage(language, servicePath(service.id))} className="hover:text-lapis hover:underline">
              {service.title}
            </Link>
          </h2>
          <p className="text-15 text-ink-soft">
            <VenueLink
              name={venue.name}
              slug={venue.slug}
              className="inline-flex min-h-6 items-center hover:text-lapis"
            />
          </p>
        </div>
      </div>
      <dl className="grid gap-3 text-15">
        {items.map((item) => (
          <Fact key={keyOf(item)} name={t('what')}>
            {item.pricing_title}
            <span className="block font-body text-ink-soft">
              <bdi>{formatTime(locale, item.time)}</bdi> · {formatDuration(locale, item.duration)} ·{' '}
              {item.employee.name}
            </span>
          </Fact>
        ))}
        <PlaceFact booking={booking} />
        <Fact name={t('bookedFor')}>{booking.customer_name}</Fact>
        {notes !== '' && (
          <Fact name={t('notes')}>
            <span dir="auto" className="font-body whitespace-pre-line">
              {notes}
            </span>
          </Fact>
        )}
      </dl>
      <PriceDetails booking={booking} />
    </section>
  );
}

function PlaceFact({ booking: { home_address: homeAddress, establishment: venue } }: BookingFactsProps) {
  const t = useTranslations('bookings.booking');
  if (homeAddress === null) return <Fact name={t('where')}>{venue.address}</Fact>;
  return (
    <Fact name={t('atHome')}>
      <span dir="auto">{homeAddress}</span>
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[88px_1fr] gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-strong break-words">{children}</dd>
    </div>
  );
}

/** How the price came about: each treatment at what it costs, with what was taken off. */
function PriceDetails({ booking: { items, price, coupon_code: code } }: BookingFactsProps) {
  const t = useTranslations('bookings.booking');
  const isPlain = items.length === 1 && listPriceOf(items[0]) === price;
  const row = 'flex items-baseline justify-between gap-3';
  return (
    <dl aria-label={t('price')} className="grid gap-2 border-t border-line pt-4 text-15">
      {!isPlain &&
        items.map((item) => (
          <div key={keyOf(item)} className={row}>
            <dt>
              {item.pricing_title}
              <ItemDiscounts item={item} code={code ?? ''} />
            </dt>
            <dd className="text-end">
              <Price iqd={item.price} className="block" />
              {item.price < listPriceOf(item) && (
                <s className="text-13 text-ink-soft">
                  <Price iqd={listPriceOf(item)} />
                </s>
              )}
            </dd>
          </div>
        ))}
      <div className={`${row} text-18 font-head`}>
        <dt>{t('total')}</dt>
        <dd>
          <Price iqd={price} />
        </dd>
      </div>
    </dl>
  );
}

type BookedItem = BookingDetail['items'][number];

function ItemDiscounts({ item: { price_trail: trail }, code }: { readonly item: BookedItem; readonly code: string }) {
  const t = useTranslations('bookings.booking');
  const locale = useLocale();
  if (!trail) return null;
  const { discount_percent: off, coupon_percent: coupon, rounding } = trail;
  const steps = [
    off > 0 ? t('off', { percent: formatNumber(locale, off) }) : '',
    coupon > 0 ? t('coupon', { code, percent: formatNumber(locale, coupon) }) : '',
    rounding > 0 ? t('rounding') : '',
  ];
  return <span className="block text-13 text-saffron-ink">{steps.filter(Boolean).join(' · ')}</span>;
}

/** Treatments can begin together, but nobody gives two of them. */
const keyOf = ({ starts_at: at, employee }: BookedItem): string => `${at} ${employee.id}`;

const listPriceOf = (item: BookedItem | undefined): number => item?.price_trail?.list_price ?? item?.price ?? 0;
