import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';

/** What stands open over the reviews; writing and reporting begin with a login where there is none. */
export type OpenReviewDialog =
  | { readonly kind: 'write' | 'delete' }
  | { readonly kind: 'report'; readonly review: Review };

/** What the reader may do about a review. */
export function ReviewActions({
  review,
  onOpen,
}: {
  readonly review: Review;
  readonly onOpen: (open: OpenReviewDialog) => void;
}) {
  const t = useTranslations('reviews');
  const isHydrated = useHydrated();
  const look = 'min-h-11 rounded-control px-3 text-13 font-strong text-ink-soft hover:bg-lapis-tint hover:text-lapis';
  if (!isHydrated) return <span className="min-h-11" />;
  if (review.is_own) {
    return (
      <>
        <button type="button" className={look} onClick={() => onOpen({ kind: 'write' })}>
          {t('changeOwn')}
        </button>
        <button type="button" className={look} onClick={() => onOpen({ kind: 'delete' })}>
          {t('deleteOwn')}
        </button>
      </>
    );
  }
  return (
    <button
      type="button"
      aria-label={t('reportOne', { name: review.name })}
      className={look}
      onClick={() => onOpen({ kind: 'report', review })}
    >
      {t('report')}
    </button>
  );
}
