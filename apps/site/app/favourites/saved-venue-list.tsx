import type { SavedVenue } from '@tajmeelspot/contract/favourites.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Link } from 'react-router';
import { RatingBadge } from '../catalog/rating-badge.tsx';
import { useSavedVenue } from '../shell/favourites/use-saved-venue.ts';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { venuePath } from '../venue/venue-path.ts';

/** The venues that somebody has saved, newest first; nothing where there are none. */
export function SavedVenueList({ venues }: { readonly venues: readonly SavedVenue[] }) {
  const t = useTranslations('wishlist');
  if (venues.length === 0) return null;
  return (
    <section className="mb-9">
      <h2 className="mb-4 text-22">{t('venues')}</h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {venues.map((venue) => (
          <SavedVenueCard key={venue.id} venue={venue} />
        ))}
      </ul>
    </section>
  );
}

/** Once removed it stays where it was, with the way back, until the page is left. */
function SavedVenueCard({ venue }: { readonly venue: SavedVenue }) {
  const t = useTranslations('wishlist');
  const card = useTranslations('card');
  const language = useLanguage();
  const { isSaved = true, setSaved } = useSavedVenue(venue.id);
  const { name, district, city } = venue;
  const isFaded = !isSaved || !venue.is_available;
  return (
    <li className="relative flex min-w-0 gap-3.5 rounded-card bg-surface p-3 inset-ring inset-ring-line">
      <span
        className={`h-20 w-25 shrink-0 overflow-hidden rounded-control bg-sand ${isFaded ? 'opacity-45 grayscale' : ''}`}
      >
        <Picture picture={venue.main_picture} alt="" sizes="100px" className="size-full" />
      </span>
      <div className="min-w-0 flex-1 pe-10">
        <h3 className="text-15 leading-snug font-[620]">
          {venue.is_available ? (
            <Link
              to={inLanguage(language, venuePath(venue.slug))}
              className="outline-none hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-lapis"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="truncate text-13 text-ink-soft">{card('location', { district, city })}</p>
        {venue.is_available ? (
          <p className="flex text-13">
            <RatingBadge rating={venue.rating} count={venue.reviews_count} />
          </p>
        ) : (
          <p className="text-13 text-ink-soft">{t('gone')}</p>
        )}
      </div>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={t('remove', { title: name })}
        className="absolute inset-e-1.5 top-1.5 z-10 grid size-11 place-items-center"
        onClick={() => setSaved(!isSaved)}
      >
        <Icon name="heart" className={isSaved ? 'fill-current text-rose' : 'text-ink-soft'} />
      </button>
    </li>
  );
}
