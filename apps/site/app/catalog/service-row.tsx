import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { PriceFrom } from './price-from.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { CardHeart } from '../favourites/card-heart.tsx';
import { DiscountTag } from './discount-tag.tsx';
import { type ServiceCardView, servicePath } from './service-card-view.ts';
import { NextSlotLinks } from './next-slots.tsx';
import { WhyHere } from '../standing/why-here.tsx';
import { ServiceRating } from './service-rating.tsx';
import { VenueLink } from '../venue/venue-link.tsx';

type ServiceRowProps = {
  readonly service: ServiceCardView;
  readonly isFirst: boolean;
};

/** A service with up to three times to tap; everything else of it is one link. */
export function ServiceRow({ service, isFirst }: ServiceRowProps) {
  const t = useTranslations('card');
  const language = useLanguage();
  const locale = useLocale();
  const { id, title, venue, district, city, distance, rating, price, nextSlots } = service;
  return (
    <article className="group relative grid h-full grid-cols-[104px_1fr] content-start gap-x-3.5 border-b border-line py-4 lg:flex lg:flex-col lg:border-0 lg:py-0">
      <RowPicture service={service} isFirst={isFirst} />
      <div className="min-w-0 lg:flex-1">
        <h3 className="text-16 leading-[1.35] font-[620] tracking-normal text-pretty rtl:leading-[1.55]">
          <Link
            to={inLanguage(language, servicePath(id))}
            className="outline-none group-hover:underline after:absolute after:-inset-x-1 after:inset-y-1 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-lapis lg:after:-inset-1"
          >
            {title || t('untitled')}
          </Link>
        </h3>
        <p className="truncate text-13 font-strong text-ink">
          <VenueLink name={venue} slug={service.venueSlug} className="relative z-10" />
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 text-13">
          <ServiceRating rating={rating} />
          <span className="text-ink-soft">{t('location', { district, city })}</span>
          {distance !== undefined && (
            <span className="font-strong text-lapis">{t('distance', { km: formatNumber(locale, distance) })}</span>
          )}
        </p>
        <p className="mt-1 line-clamp-2 text-13 text-ink-soft max-lg:hidden">
          {service.description || t('noDescription')}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-3 lg:mt-1.5">
          <PriceFrom price={<Price iqd={price} />} />
          <WhyHere serviceId={id} title={title || t('untitled')} />
        </div>
      </div>
      <NextSlotLinks id={id} nextSlots={nextSlots} />
      <CardHeart
        serviceId={id}
        title={title}
        className="absolute inset-s-[58px] top-5 z-10 lg:inset-s-auto lg:inset-e-1.5 lg:top-1.5"
      />
    </article>
  );
}

function RowPicture({ service: { picture, discount }, isFirst }: ServiceRowProps) {
  return (
    <span className="relative aspect-square self-start overflow-hidden rounded-control bg-sand lg:mb-3 lg:aspect-4/3 lg:w-full lg:rounded-card">
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 1200px) 290px, 139px"
        isFirst={isFirst}
        className="size-full"
      />
      <DiscountTag percent={discount} className="inset-s-1.5 bottom-1.5 lg:inset-s-2.5 lg:top-2.5 lg:bottom-auto" />
    </span>
  );
}
