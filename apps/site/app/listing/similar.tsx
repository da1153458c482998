import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { PriceFrom } from '../booking/price.tsx';
import { listingPath } from '../catalog/listing.ts';
import { CardHeart } from '../favourites/card-heart.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { RatingMark } from './rating-mark.tsx';

type Listing = Service['similar_listings'][number];

/** Other places for the same. */
export function Similar({ listings }: { readonly listings: readonly Listing[] }) {
  const t = useTranslations('listing');
  if (listings.length === 0) return null;
  return (
    <section className="border-t border-line pt-8 pb-2 lg:pt-12">
      <h2 className="mb-5 text-22 md:mb-7 md:text-28">{t('similar')}</h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5">
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <Card listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ listing }: { readonly listing: Listing }) {
  const card = useTranslations('card');
  const language = useLanguage();
  return (
    <article className="group relative flex h-full flex-col">
      <span className="block aspect-4/3 overflow-hidden rounded-card bg-sand">
        <Picture picture={listing.picture} alt="" sizes="(min-width: 1200px) 285px, (min-width: 768px) 23vw, 46vw" />
      </span>
      <CardHeart serviceId={listing.id} title={listing.title || card('untitled')} />
      <h3 className="mt-2.5 line-clamp-2 text-15 leading-[1.35] font-[620] tracking-normal text-pretty lg:text-16 rtl:leading-[1.55]">
        <Link
          to={inLanguage(language, listingPath(listing.id))}
          className="outline-none group-hover:underline after:absolute after:-inset-1 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-lapis"
        >
          {listing.title || card('untitled')}
        </Link>
      </h3>
      <p className="truncate text-13 text-ink-soft">{listing.location}</p>
      <p className="mt-0.5 flex">
        <RatingMark rating={listing.rating} count={listing.reviews_count} />
      </p>
      <PriceFrom iqd={listing.price} className="mt-auto pt-2" />
    </article>
  );
}
