import type { PlaceOnMap } from '@tajmeelspot/contract/search-map.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PriceFrom } from '../../catalog/price-from.tsx';
import { RatingBadge } from '../../catalog/rating-badge.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { venuePath } from '../../venue/venue-path.ts';
import type { PinCluster } from './cluster-places.ts';

type VenuesCardProps = {
  readonly cluster: PinCluster;
  /** Told the slug of the venue that is pointed at, '' for none. */
  readonly onMark: (slug: string) => void;
  readonly onClose: () => void;
};

/** What a pin stands for: a venue, or all that share a place, each leading to its page. Escape leads back to the pin. */
export function VenuesCard({ cluster: { places, count }, onMark, onClose }: VenuesCardProps) {
  const t = useTranslations('map');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const pin = document.activeElement;
    card.current?.querySelector('a')?.focus({ preventScroll: true });
    return () => {
      // Only who was in the card is led back.
      if (pin instanceof HTMLElement && document.activeElement === document.body) pin.focus({ preventScroll: true });
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const [first] = places;
  const label = count === 1 && first?.venue ? first.venue.name : t('list', { count });
  return (
    <section
      ref={card}
      aria-label={label}
      data-venues-card
      className="absolute inset-x-3 bottom-9 max-h-[60%] overflow-auto overscroll-contain rounded-card bg-surface shadow-raised lg:inset-e-auto lg:w-80"
    >
      {/* Escape is for whoever is in the card, wherever in it. */}
      <div role="presentation" onKeyDown={press}>
        {count > 1 && <p className="ps-4 pe-12 pt-3 text-15 font-strong">{label}</p>}
        <ul>
          {places.map(
            (place) =>
              place.venue && <ChosenVenue key={place.venue.slug} place={place} venue={place.venue} onMark={onMark} />,
          )}
        </ul>
        <button
          type="button"
          aria-label={t('close')}
          className="absolute inset-e-0 top-0 grid size-11 place-items-center text-ink-soft hover:text-ink"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

type ChosenVenueProps = Pick<VenuesCardProps, 'onMark'> & {
  readonly place: PlaceOnMap;
  readonly venue: NonNullable<PlaceOnMap['venue']>;
};

function ChosenVenue({ place: { price }, venue, onMark }: ChosenVenueProps) {
  const card = useTranslations('card');
  const language = useLanguage();
  const { name, slug, district, city, rating, reviews_count: reviews, picture } = venue;
  return (
    <li className="relative grid grid-cols-[88px_minmax(0,1fr)] items-center gap-3.5">
      <span className="h-full min-h-24 overflow-hidden bg-sand">
        <Picture picture={picture} alt="" sizes="88px" className="size-full" />
      </span>
      <div className="min-w-0 py-2.5 pe-10">
        <Link
          to={inLanguage(language, venuePath(slug))}
          onFocus={() => onMark(slug)}
          onBlur={() => onMark('')}
          onMouseEnter={() => onMark(slug)}
          onMouseLeave={() => onMark('')}
          className="block truncate text-16 font-[620] outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-lapis"
        >
          {name}
        </Link>
        <p className="truncate text-13 text-ink-soft">{card('location', { district, city })}</p>
        <p className="flex">
          <RatingBadge rating={rating} count={reviews} />
        </p>
        <PriceFrom price={<Price iqd={price} />} />
      </div>
    </li>
  );
}
