import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { PriceFrom } from '../catalog/price-from.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { servicePath } from '../catalog/service-card-view.ts';
import { CardHeart } from '../favourites/card-heart.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { RatingBadge } from '../catalog/rating-badge.tsx';

type SimilarService = Service['similar_listings'][number];

/** Other places for the same. */
export function SimilarServices({ services }: { readonly services: readonly SimilarService[] }) {
  const t = useTranslations('service');
  if (services.length === 0) return null;
  return (
    <section className="border-t border-line pt-8 pb-2 lg:pt-12">
      <h2 className="mb-5 text-22 md:mb-7 md:text-28">{t('similar')}</h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5">
        {services.map((service) => (
          <li key={service.id} className="min-w-0">
            <SimilarServiceCard service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarServiceCard({ service }: { readonly service: SimilarService }) {
  const card = useTranslations('card');
  const language = useLanguage();
  return (
    <article className="group relative flex h-full flex-col">
      <span className="block aspect-4/3 overflow-hidden rounded-card bg-sand">
        <Picture
          picture={service.picture}
          owner={service.title}
          alt=""
          sizes="(min-width: 1200px) 285px, (min-width: 768px) 23vw, 46vw"
        />
      </span>
      <CardHeart serviceId={service.id} title={service.title || card('untitled')} />
      <h3 className="mt-2.5 line-clamp-2 text-15 leading-[1.35] font-[620] tracking-normal text-pretty lg:text-16 rtl:leading-[1.55]">
        <Link
          to={inLanguage(language, servicePath(service.id))}
          className="outline-none group-hover:underline after:absolute after:-inset-1 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-lapis"
        >
          {service.title || card('untitled')}
        </Link>
      </h3>
      <p className="truncate text-13 text-ink-soft">{service.location}</p>
      <p className="mt-0.5 flex">
        <RatingBadge rating={service.rating} count={service.reviews_count} />
      </p>
      <PriceFrom price={<Price iqd={service.price} />} className="mt-auto pt-2" />
    </article>
  );
}
