import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { Link } from 'react-router';
import { servicePath } from '../catalog/service-card-view.ts';
import { ReviewFilter } from './review-filter.tsx';
import { ReviewCard } from '../reviews/review-card.tsx';
import { Score } from '../reviews/score.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';

type VenueReviewsProps = {
  readonly page: Pick<VenuePage, 'rating' | 'reviews_count' | 'histogram' | 'reviews' | 'services'>;
};

/** What visitors said of all its services: the mean, how it is spread, and the newest words, each with its service. */
export function VenueReviews({ page }: VenueReviewsProps) {
  const t = useTranslations('venuePage');
  const language = useLanguage();
  return (
    <section id="reviews" className="scroll-mt-14">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-22">{t('sections.reviews')}</h2>
        {page.rating !== null && <span className="text-13 text-ink-soft">{t('reviews.lead')}</span>}
      </div>
      {page.rating === null ? (
        <>
          <p className="font-strong">{t('reviews.none')}</p>
          <p className="mt-1 text-ink-soft">{t('reviews.noneText')}</p>
        </>
      ) : (
        <Score rating={page.rating} service={page} />
      )}
      <ReviewFilter services={page.services} />
      <div className="md:grid md:grid-cols-2 md:gap-x-10">
        {page.reviews.map(({ service, ...review }) => (
          <ReviewCard key={review.id} review={review}>
            <Link
              to={`${inLanguage(language, servicePath(service.id))}#reviews`}
              aria-label={t('reviews.all', { service: service.title })}
              className="ms-3 inline-flex min-h-11 items-center text-13 text-lapis hover:underline"
            >
              {service.title}
            </Link>
          </ReviewCard>
        ))}
      </div>
    </section>
  );
}
