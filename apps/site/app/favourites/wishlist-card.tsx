import type { WishlistItem } from '@tajmeelspot/contract/favourites.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { PriceFrom } from '../catalog/price-from.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { servicePath } from '../catalog/service-card-view.ts';
import { RatingBadge } from '../catalog/rating-badge.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useSetBookmark } from '../shell/favourites/use-set-bookmark.ts';
import { useFavourite } from '../shell/favourites/use-favourite.ts';

type WishlistCardProps = { readonly item: WishlistItem };

/** A service that somebody keeps. Once removed it stays where it was, with the way back, until the page is left. */
export function WishlistCard({ item }: WishlistCardProps) {
  const isBookmarked = useFavourite(item.service_id)?.isBookmarked ?? true;
  const isFaded = !isBookmarked || !item.is_available;
  return (
    <article className="group relative flex h-full flex-col">
      <span className="relative block aspect-4/3 overflow-hidden rounded-card bg-sand">
        <span className={`block size-full ${isFaded ? 'opacity-45 grayscale' : ''}`}>
          <Picture
            picture={item.main_picture}
            alt=""
            sizes="(min-width: 1200px) 285px, (min-width: 768px) 31vw, 46vw"
            className="size-full"
          />
        </span>
        {isBookmarked && !item.is_available && <Gone />}
      </span>
      <Title item={item} />
      <p className="truncate text-13 font-strong">{item.establishment.name}</p>
      <VenueLocation item={item} />
      {item.is_available && (
        <>
          <p className="mt-0.5 flex">
            <RatingBadge rating={item.rating} count={item.reviews_count} />
          </p>
          <PriceFrom price={<Price iqd={item.price} />} treatment={item.priced_treatment} className="mt-auto pt-2" />
        </>
      )}
      <BookmarkButton item={item} isBookmarked={isBookmarked} />
    </article>
  );
}

function Gone() {
  const t = useTranslations('wishlist');
  return (
    <span className="absolute inset-s-2.5 bottom-2.5 rounded-full bg-veil px-2.5 py-1 text-13 font-strong text-on-veil">
      {t('gone')}
    </span>
  );
}

function Title({ item }: WishlistCardProps) {
  const card = useTranslations('card');
  const language = useLanguage();
  const title = item.title || card('untitled');
  return (
    <h2 className="mt-2.5 line-clamp-2 text-15 leading-[1.35] font-[620] tracking-normal text-pretty lg:text-16 rtl:leading-[1.55]">
      {item.is_available ? (
        <Link
          to={inLanguage(language, servicePath(item.service_id))}
          className="outline-none group-hover:underline after:absolute after:-inset-1 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-lapis"
        >
          {title}
        </Link>
      ) : (
        title
      )}
    </h2>
  );
}

function VenueLocation({ item: { establishment: venue } }: WishlistCardProps) {
  const card = useTranslations('card');
  const { district, city } = venue;
  return <p className="truncate text-13 text-ink-soft">{card('location', { district, city })}</p>;
}

/** One button in one place: it removes, and then undoes that, so that the focus stays where it is. */
function BookmarkButton({ item, isBookmarked }: WishlistCardProps & { readonly isBookmarked: boolean }) {
  const t = useTranslations('wishlist');
  const setBookmark = useSetBookmark('failedRemove');
  const { title, service_id: serviceId } = item;
  return (
    <button
      type="button"
      aria-label={isBookmarked ? t('remove', { title }) : undefined}
      className={`absolute z-10 grid min-h-11 place-items-center ${isBookmarked ? 'inset-e-1 top-1 w-11' : 'inset-x-2.5 top-2.5'}`}
      onClick={() => void setBookmark(serviceId, !isBookmarked)}
    >
      {isBookmarked ? (
        <span className="grid size-9 place-items-center rounded-full bg-veil text-on-veil">
          <Icon name="heart" className="fill-current text-on-veil-rose" />
        </span>
      ) : (
        <span className="flex min-h-9 items-center gap-2 rounded-full bg-surface px-3.5 text-13 font-strong shadow-rest">
          {t('removed')} <span className="text-lapis underline underline-offset-4">{t('undo')}</span>
          <span className="sr-only"> {title}</span>
        </span>
      )}
    </button>
  );
}
