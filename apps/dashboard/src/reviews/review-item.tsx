import type { Contract } from '@tajmeelspot/contract/contract.ts';
import type { EndpointOutput } from '@tajmeelspot/contract/endpoint.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';

/** A review of a service of the venue. */
export type VenueReview = EndpointOutput<Contract['listVenueReviews']>['data'][number];

type ReviewItemProps = {
  readonly review: VenueReview;
  readonly onReply: () => void;
  readonly onDelete: () => void;
  readonly onReport: () => void;
};

/** What a customer said, what the venue answers, and what it can do about it. */
export function ReviewItem({ review, onReply, onDelete, onReport }: ReviewItemProps) {
  const t = useTranslations('records.reviews');
  const locale = useLocale();
  const day = review.date_time.slice(0, 10);
  const stars = formatNumber(locale, review.rating);
  return (
    <article className="rounded-card bg-surface p-4 inset-ring inset-ring-line">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-16 font-strong">
          <bdi>{review.name}</bdi>
        </h2>
        <time dateTime={day} className="text-13 text-ink-soft">
          {formatDay(locale, day, 'full')}
        </time>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-13 text-ink-soft">
        <span aria-hidden="true" className="flex gap-0.5">
          {[1, 2, 3, 4, 5].map((place) => (
            <Khatam key={place} className={`size-4 ${place <= review.rating ? 'text-saffron' : 'text-line-field'}`} />
          ))}
        </span>
        {t('of', { stars, treatment: review.service.title })}
      </p>
      <p dir="auto" className="mt-2 break-words whitespace-pre-line">
        {review.comment}
      </p>
      {review.reply && (
        <div className="mt-3 rounded-control bg-sand px-4 py-3">
          <p className="text-13 font-strong">{t('yours')}</p>
          <p dir="auto" className="text-15 break-words whitespace-pre-line">
            {review.reply.text}
          </p>
        </div>
      )}
      <ReviewButtons review={review} onReply={onReply} onDelete={onDelete} onReport={onReport} />
    </article>
  );
}

function ReviewButtons({ review, onReply, onDelete, onReport }: ReviewItemProps) {
  const t = useTranslations('records.reviews');
  return (
    <div className="-mx-1 mt-2 flex flex-wrap gap-1">
      <Button
        kind="text"
        size="small"
        className="min-w-11"
        aria-label={review.reply ? undefined : t('replyTo', { name: review.name })}
        onClick={onReply}
      >
        {t(review.reply ? 'change' : 'reply')}
      </Button>
      {review.reply && (
        <Button kind="text" size="small" onClick={onDelete}>
          {t('delete')}
        </Button>
      )}
      <Button kind="text" size="small" aria-label={t('reportOne', { name: review.name })} onClick={onReport}>
        {t('report')}
      </Button>
    </div>
  );
}
