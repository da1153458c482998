import { Price } from '@tajmeelspot/ui/price.tsx';
import { ClockTime } from '../catalog/clock-time.tsx';
import { PriceFrom } from '../catalog/price-from.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { ServiceCardView } from '../catalog/service-card-view.ts';
import { ServiceRating } from '../catalog/service-rating.tsx';
import { useNextDay } from '../catalog/use-next-day.ts';

type EmbeddedServiceProps = {
  readonly service: ServiceCardView;
  /** Address of the service's page on this site; `at` chooses a start there. */
  readonly addressOf: (slot?: { date: string; time: string }) => string;
};

/** A service on somebody else's page: what it is, when it is free, and the way to book it here, in a tab of its own. */
export function EmbeddedService({ service, addressOf }: EmbeddedServiceProps) {
  const t = useTranslations('card');
  const words = useTranslations('service');
  const { title, venue, district, city, price, nextSlots } = service;
  const newTab = { target: '_blank', rel: 'noopener' } as const;
  return (
    <article className="grid gap-3 rounded-card bg-surface p-5 inset-ring inset-ring-line">
      <header>
        <h1 className="text-18">{title}</h1>
        <p className="text-15 text-ink-soft">
          <bdi>{venue}</bdi> · {t('location', { district, city })}
        </p>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ServiceRating rating={service.rating} />
        <PriceFrom price={<Price iqd={price} />} treatment={service.treatment} />
      </div>
      {nextSlots ? (
        <SlotLinks nextSlots={nextSlots} addressOf={addressOf} />
      ) : (
        <p className="text-13 text-ink-soft">{t('noSlots')}</p>
      )}
      <a {...newTab} href={addressOf()} className="button min-h-12 w-full bg-lapis px-5 text-16 text-on-lapis">
        {words('prices.bookNow')}
        <span className="sr-only">{words('contact.newTab')}</span>
      </a>
      <p className="text-center text-13 text-ink-soft">TajmeelSpot</p>
    </article>
  );
}

function SlotLinks({
  nextSlots,
  addressOf,
}: {
  readonly nextSlots: NonNullable<ServiceCardView['nextSlots']>;
  readonly addressOf: EmbeddedServiceProps['addressOf'];
}) {
  const t = useTranslations('card');
  const day = useNextDay()(nextSlots);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-13 text-ink-soft">
        {day}
      </span>
      <ul aria-label={t('slots', { day })} className="flex flex-wrap gap-2">
        {nextSlots.times.map((time) => (
          <li key={time}>
            <a
              target="_blank"
              rel="noopener"
              href={addressOf({ date: nextSlots.date, time })}
              className="flex min-h-11 items-center rounded-full bg-lapis-tint px-3.5 text-15 font-strong text-lapis"
            >
              <ClockTime time={time} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
