import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { type OpenReviewDialog, ReviewActions } from './review-actions.tsx';
import { ReviewCard } from './review-card.tsx';

type ReviewListProps = {
  readonly reviews: readonly Review[];
  /** Opens what the reader may do about one; nothing can be done without it. */
  readonly onOpen?: (open: OpenReviewDialog) => void;
  /** Whether reviews that do not count stand above already, with their heading. */
  readonly isContinued?: boolean;
};

/** Reviews that count, and under a heading of their own those that weigh nothing. */
export function ReviewList({ reviews, onOpen, isContinued = false }: ReviewListProps) {
  const t = useTranslations('reviews');
  const toCard = (review: Review) => (
    <ReviewCard key={review.id} review={review}>
      {onOpen && <ReviewActions review={review} onOpen={onOpen} />}
    </ReviewCard>
  );
  const others = reviews.filter(({ voice }) => voice !== 'counted');
  return (
    <>
      {reviews.filter(({ voice }) => voice === 'counted').map(toCard)}
      {others.length > 0 && !isContinued && (
        <div className="border-t border-line pt-5 pb-4">
          <h3 className="text-16 font-strong">{t('uncounted')}</h3>
          <p className="mt-0.5 text-15 text-ink-soft">{t('uncountedText')}</p>
        </div>
      )}
      {others.map(toCard)}
    </>
  );
}
