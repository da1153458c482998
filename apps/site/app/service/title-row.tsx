import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { FeatureButton } from '../favourites/feature-button.tsx';
import { HeartButton } from '../favourites/heart-button.tsx';
import { VenueLicences } from './venue/licences.tsx';
import { OpenStatus } from './venue/open-status.tsx';
import { RatingBadge } from '../catalog/rating-badge.tsx';
import { VenueLink } from '../venue/venue-link.tsx';
import { ShareButton } from './share/share-button.tsx';

/** What it is, where, how good, and whether it is open. */
export function TitleRow({ service }: { readonly service: Service }) {
  const card = useTranslations('card');
  const { establishment: venue } = service;
  return (
    <div className="grid gap-4 pt-5 md:grid-cols-[1fr_auto] md:items-end md:border-b md:border-line md:py-7">
      <div>
        <p className="font-strong text-lapis">
          <VenueLink
            name={venue.name}
            slug={venue.slug}
            className="inline-flex min-h-6 items-center hover:text-lapis"
          />
        </p>
        <h1 className="text-28 md:text-36">{service.title || card('untitled')}</h1>
        <ul className="mt-2.5 flex flex-wrap gap-x-4.5 gap-y-1 text-15">
          <li className="flex items-center gap-1.5">
            <RatingWithCount service={service} />
          </li>
          <li className="flex items-center gap-1.5">
            <Icon name="pin" className="size-4.5 text-ink-soft" />
            {card('location', { district: venue.district, city: venue.city })}
          </li>
          {venue.is_women_only && (
            <li className="flex items-center gap-1.5">
              <Icon name="female" className="size-4.5 text-ink-soft" />
              {card('womenOnly')}
            </li>
          )}
          {service.is_at_home && (
            <li className="flex items-center gap-1.5">
              <Icon name="home" className="size-4.5 text-ink-soft" />
              {card('atHome')}
            </li>
          )}
          <OpenStatus week={service.availability} />
        </ul>
        <VenueLicences licences={service.licences} />
      </div>
      <div className="flex flex-wrap gap-2 md:max-w-105 md:justify-end">
        <ShareButton serviceId={service.id} />
        <HeartButton serviceId={service.id} />
        <FeatureButton serviceId={service.id} hintClassName="basis-full md:text-end" />
      </div>
    </div>
  );
}

function RatingWithCount({ service: { rating, reviews_count: count } }: { readonly service: Service }) {
  const t = useTranslations('service');
  return (
    <>
      <RatingBadge rating={rating} count={count} isCountHidden className="text-15" />
      {rating !== null && (
        <a href="#reviews" className="underline decoration-line-field decoration-1 underline-offset-4 hover:text-lapis">
          {t('reviewsCount', { count })}
        </a>
      )}
    </>
  );
}
