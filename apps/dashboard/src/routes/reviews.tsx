import { formatRating } from '@tajmeelspot/language/numbers.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePages } from '../lists/use-pages.ts';
import { ReplyDialog } from '../reviews/reply-dialog.tsx';
import { ReviewReportDialog } from '../reviews/review-report-dialog.tsx';
import { type VenueReview, ReviewItem } from '../reviews/review-item.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLocale } from '../shell/locale.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { ShowMore } from '@tajmeelspot/ui/show-more.tsx';
import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { useErrorMessage } from '../shell/use-error-message.ts';

/** What customers said of the venue; the address holds which of it is shown. */
export function Reviews() {
  const t = useTranslations('records.reviews');
  const locale = useLocale();
  const { venue } = useVenue();
  const [params] = useSearchParams();
  const [rating, isUnanswered] = [params.get('rating'), params.get('unanswered') !== null];
  const query = { ...(rating && { rating }), ...(isUnanswered && { unanswered: '1' as const }) };
  const { query: pages, more } = usePages(['reviews', venue.id, query], (page, signal) =>
    api().listVenueReviews({ params: { id: String(venue.id) }, query: { ...query, ...page }, signal }),
  );
  const firstPage = pages.data?.pages[0];
  return (
    <>
      <Head title={t('title')}>
        {firstPage && firstPage.rating !== null && (
          <span>{t('lead', { rating: formatRating(locale, firstPage.rating), count: firstPage.total })}</span>
        )}
        {firstPage && firstPage.total > 0 && <span>{t('unanswered', { count: firstPage.unanswered })}</span>}
      </Head>
      <Filters rating={rating} isUnanswered={isUnanswered} />
      <LoadState of={pages} />
      {firstPage && (
        <ReviewList reviews={pages.data?.pages.flatMap(({ data }) => data) ?? []} isAny={firstPage.total > 0} />
      )}
      <ShowMore {...more} />
    </>
  );
}

function Filters({ rating, isUnanswered }: { readonly rating: string | null; readonly isUnanswered: boolean }) {
  const t = useTranslations('records.reviews');
  const [, setParams] = useSearchParams();
  const show = (stars: string | null, isOpen: boolean) =>
    setParams({ ...(stars !== null && { rating: stars }), ...(isOpen && { unanswered: '' }) }, { replace: true });
  return (
    <div className="flex flex-wrap gap-2">
      <ChipChoice
        label={t('replies')}
        options={[
          { value: false, label: t('all') },
          { value: true, label: t('unreplied') },
        ]}
        chosen={isUnanswered}
        onChoose={(isOpen) => show(rating, isOpen)}
      />
      {['5', '4', '3', '2', '1'].map((count) => (
        <Chip key={count} isOn={rating === count} onClick={() => show(rating === count ? null : count, isUnanswered)}>
          {t('stars', { count: Number(count) })}
        </Chip>
      ))}
    </div>
  );
}

type ReviewDialogState = { readonly what: 'reply' | 'report'; readonly review: VenueReview };
type ReviewAction = { readonly review: VenueReview } & (
  | { readonly verb: 'reply'; readonly text: string }
  | { readonly verb: 'delete' }
  | { readonly verb: 'report'; readonly reason: 'spam' | 'abuse' | 'not_a_customer' | 'other'; readonly text: string }
);

function ReviewList({ reviews, isAny }: { readonly reviews: readonly VenueReview[]; readonly isAny: boolean }) {
  const t = useTranslations('records.reviews');
  const [open, setOpen] = useState<ReviewDialogState>();
  const gender = useCustomersGender();
  const actions = useReviewActions(() => setOpen(undefined));
  const toErrorMessage = useErrorMessage();
  if (reviews.length === 0) return <EmptyState isList title={t(isAny ? 'none' : 'noneYet', { gender })} />;
  const shared = {
    isBusy: actions.isPending,
    errorMessage: actions.isError ? toErrorMessage(actions.error) : undefined,
    onClose: () => setOpen(undefined),
  };
  const ask = (what: ReviewDialogState['what'], review: VenueReview) => {
    actions.reset();
    setOpen({ what, review });
  };
  return (
    <>
      <ul className="grid gap-3">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              onReply={() => ask('reply', review)}
              onReport={() => ask('report', review)}
              onDelete={() => actions.mutate({ review, verb: 'delete' })}
            />
          </li>
        ))}
      </ul>
      {open?.what === 'reply' && (
        <ReplyDialog
          {...shared}
          review={open.review}
          onSend={(text) => actions.mutate({ review: open.review, verb: 'reply', text })}
        />
      )}
      {open?.what === 'report' && (
        <ReviewReportDialog
          {...shared}
          onSend={(report) => actions.mutate({ review: open.review, verb: 'report', ...report })}
        />
      )}
    </>
  );
}

function useReviewActions(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: ReviewAction) => {
      const params = { id: String(action.review.id) };
      if (action.verb === 'reply') return api().replyToReview({ params, body: { text: action.text } });
      if (action.verb === 'delete') return api().deleteReply({ params });
      return api().reportReview({ params, body: { reason: action.reason, text: action.text } });
    },
    onSuccess: ({ message }) => {
      toast(message);
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['reviews'] }),
  });
}
