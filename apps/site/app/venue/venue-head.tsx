import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { RatingBadge } from '../catalog/rating-badge.tsx';
import { VenueLicences } from '../service/venue/licences.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { VenueHeart } from '../favourites/venue-heart.tsx';
import { ShareVenue } from './share-venue.tsx';
import { VenueOpenStatus } from './venue-open-status.tsx';

type VenueHeadProps = { readonly page: VenuePage; readonly address: string };

/** A line of text that a thumb hits, without more room between the lines. */
const forThumb = 'relative after:absolute after:inset-x-0 after:-inset-y-2.5';

/** Who it is, how good, whether it is open, where, whether the reader is welcome, and under which licence. */
export function VenueHead({ page, address }: VenueHeadProps) {
  const card = useTranslations('card');
  const t = useTranslations('venuePage');
  const { venue, rating, reviews_count: count } = page;
  return (
    <header className="grid gap-4 pt-5 md:grid-cols-[1fr_auto] md:items-end md:py-7">
      <div>
        <h1 className="text-28 md:text-36">{venue.name}</h1>
        <ul className="mt-2.5 grid gap-1.5 text-15 md:flex md:flex-wrap md:gap-x-5">
          <li className="flex items-center gap-1.5">
            <RatingBadge rating={rating} count={count} isCountHidden className="text-15" />
            {rating !== null && (
              <a
                href="#reviews"
                className={`text-ink-soft underline decoration-line-field underline-offset-4 hover:text-lapis ${forThumb}`}
              >
                {t('reviewsCount', { count })}
              </a>
            )}
          </li>
          <VenueOpenStatus page={page} />
          <li className="flex items-center gap-1.5">
            <Icon name="pin" className="size-4.5 text-ink-soft" />
            <a href="#find-us" className={`hover:text-lapis hover:underline ${forThumb}`}>
              {card('location', { district: venue.district, city: venue.city })}
            </a>
          </li>
          {venue.is_women_only && (
            <li className="flex items-center gap-1.5">
              <Icon name="female" className="size-4.5 text-ink-soft" />
              {card('womenOnly')}
            </li>
          )}
        </ul>
        <VenueLicences licences={page.licences} />
      </div>
      <div className="flex flex-wrap gap-2">
        <VenueHeart venueId={venue.id} />
        <ShareVenue name={venue.name} address={address} />
      </div>
    </header>
  );
}
