import type { Review, Service } from '@tajmeelspot/contract/catalog.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { formatNumber, formatRating } from '@tajmeelspot/language/numbers.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';
import { initialOf } from './initial.ts';
import { Stars } from './stars.tsx';

type Props = { readonly service: Pick<Service, 'rating' | 'reviews_count' | 'histogram' | 'reviews'> };

/** How many reviews stand open; the others are one tap away. */
const shownAtFirst = 3;

/** What visitors said: the mean, how it is spread, and the newest words. */
export function Reviews({ service }: Props) {
  const t = useTranslations('listing.reviews');
  const { rating, reviews, reviews_count: total } = service;
  return (
    <section id="reviews">
      <h2 className="mb-4 text-22">{t('title')}</h2>
      {rating === null ? (
        <>
          <p className="font-strong">{t('none')}</p>
          <p className="mt-1 text-ink-soft">{t('noneText')}</p>
        </>
      ) : (
        <Score rating={rating} service={service} />
      )}
      {reviews.slice(0, shownAtFirst).map((review) => (
        <Comment key={review.id} review={review} />
      ))}
      {reviews.length > shownAtFirst && (
        <details className="group">
          <summary className={`mt-2 ${buttonClass({ kind: 'outline', size: 'small' })} group-open:hidden`}>
            {t('more', { count: reviews.length - shownAtFirst })}
          </summary>
          {reviews.slice(shownAtFirst).map((review) => (
            <Comment key={review.id} review={review} />
          ))}
        </details>
      )}
      {reviews.length > 0 && total > reviews.length && (
        <p className="mt-4 text-15 text-ink-soft">{t('newest', { shown: reviews.length, total })}</p>
      )}
    </section>
  );
}

function Score({ rating, service }: Props & { readonly rating: number }) {
  const t = useTranslations('listing');
  const language = useLanguage();
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-7 pt-1 pb-6">
      <div className="grid justify-items-start gap-1">
        <bdi className="text-48 leading-none font-bold rtl:leading-[1.25]">{formatRating(language, rating)}</bdi>
        <Stars stars={rating} />
        <span className="text-13 text-ink-soft">{t('reviewsCount', { count: service.reviews_count })}</span>
      </div>
      <Histogram {...service} />
    </div>
  );
}

function Histogram({ histogram, reviews_count: total }: Pick<Service, 'histogram' | 'reviews_count'>) {
  const t = useTranslations('listing.reviews');
  const language = useLanguage();
  return (
    <ul className="grid gap-1 text-13 leading-[1.4]">
      {histogram.map(({ stars, count }) => (
        <li key={stars}>
          <span className="sr-only">{t('row', { stars: formatNumber(language, stars), count })}</span>
          <span aria-hidden="true" className="grid grid-cols-[12px_12px_1fr_32px] items-center gap-2">
            <bdi>{formatNumber(language, stars)}</bdi>
            <Khatam className="size-3 text-saffron" />
            <span className="h-1.5 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-saffron"
                style={{ inlineSize: `${total > 0 ? (count / total) * 100 : 0}%` }}
              />
            </span>
            <bdi className="text-end text-ink-soft">{formatNumber(language, count)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Comment({ review }: { readonly review: Review }) {
  const language = useLanguage();
  const date = review.date_time.slice(0, 10);
  return (
    <article className="grid grid-cols-[44px_1fr] gap-3.5 border-t border-line py-4.5">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-full bg-lapis-tint text-15 font-head text-lapis"
      >
        {initialOf(review.name)}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <h3 className="text-16 leading-[1.5] font-strong tracking-normal">
            <bdi>{review.name}</bdi>
          </h3>
          <time dateTime={date} className="ms-auto text-13 text-ink-soft">
            {formatDay(language, date, 'full')}
          </time>
        </div>
        <Stars stars={review.rating} />
        {/* People write in their own language, whatever that of the page. */}
        <p dir="auto" className="mt-1 break-words">
          {review.comment}
        </p>
      </div>
    </article>
  );
}
