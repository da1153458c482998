import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Pill } from '@tajmeelspot/ui/pill.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { ClockTime } from './clock-time.tsx';
import { PriceFrom } from './price-from.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { CardHeart } from '../favourites/card-heart.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useNextDay } from './use-next-day.ts';
import { DiscountTag } from './discount-tag.tsx';
import { type ServiceCardView, servicePath, type NextSlots } from './service-card-view.ts';
import { ServiceRating } from './service-rating.tsx';
import { VenueLink } from '../venue/venue-link.tsx';

type ServiceCardProps = {
  readonly service: ServiceCardView;
  readonly sizes: string;
};

/** A service as one link that covers the whole card. */
export function ServiceCard({ service, sizes }: ServiceCardProps) {
  const t = useTranslations('card');
  const language = useLanguage();
  const {
    id,
    title,
    description,
    picture,
    discount,
    venue,
    venueSlug,
    district,
    city,
    rating,
    price,
    treatment,
    nextSlots,
  } = service;
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <span className="relative block aspect-4/3 overflow-hidden rounded-card bg-sand">
        <Picture picture={picture} owner={venue} alt="" sizes={sizes} />
        <DiscountTag percent={discount} className="inset-s-2.5 top-2.5" />
      </span>
      <CardHeart serviceId={id} title={title || t('untitled')} />
      <h3 className="mt-2.5 line-clamp-2 text-15 leading-[1.35] font-[620] tracking-normal text-pretty lg:text-16 rtl:leading-[1.55]">
        <Link
          to={inLanguage(language, servicePath(id))}
          className="outline-none group-hover:underline after:absolute after:-inset-1 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-lapis"
        >
          {title || t('untitled')}
        </Link>
      </h3>
      <p className="mt-1 truncate text-13 font-strong text-ink">
        <VenueLink name={venue} slug={venueSlug} className="relative z-10 inline-block min-h-6 min-w-6 leading-6" />
      </p>
      <p className="truncate text-13 text-ink-soft">{t('location', { district, city })}</p>
      <p className="mt-0.5 flex">
        <ServiceRating rating={rating} />
      </p>
      <p className="mt-1 line-clamp-1 text-13 leading-[1.45] md:line-clamp-2 text-ink-soft rtl:leading-[1.65]">
        {description || t('noDescription')}
      </p>
      <PriceFrom price={<Price iqd={price} />} treatment={treatment} className="mt-auto pt-2" />
      {nextSlots && <NextSlotPill nextSlots={nextSlots} />}
    </article>
  );
}

function NextSlotPill({ nextSlots }: { readonly nextSlots: NextSlots }) {
  const t = useTranslations('card');
  const nameDay = useNextDay();
  return (
    <p className="mt-2 flex">
      <span className="sr-only">{t('nextFree')} </span>
      <Pill icon="clock">
        {nameDay(nextSlots)} <ClockTime time={nextSlots.times[0] ?? ''} />
      </Pill>
    </p>
  );
}
