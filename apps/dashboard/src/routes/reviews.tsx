import { formatRating } from '@tajmeelspot/language/numbers.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { More } from '../records/more.tsx';
import { usePages } from '../records/pages.ts';
import { ReplyDialog } from '../records/reply-dialog.tsx';
import { ReportDialog } from '../records/report-dialog.tsx';
import { type VenueReview, ReviewItem } from '../records/review-item.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { useLanguage } from '../shell/language.ts';
import { toast } from '@tajmeelspot/ui/toasts.tsx';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';
import { useErrorMessage } from '../shell/use-error-message.ts';

/** What customers said of the venue; the address holds which of it is shown. */
export function Reviews() {
  const t = useTranslations('records.reviews');
  const language = useLanguage();
  const { venue } = useVenue();
  const [params] = useSearchParams();
  const [rating, isWaiting] = [params.get('rating'), params.get('waiting') !== null];
  const query = { ...(rating && { rating }), ...(isWaiting && { unanswered: '1' as const }) };
  const asked = usePages(['reviews', venue.id, query], (mark, signal) =>
    api().listVenueReviews({ params: { id: String(venue.id) }, query: { ...query, ...mark }, signal }),
  );
  const first = asked.data?.pages[0];
  return (
    <>
      <Head title={t('title')}>
        {first && first.rating !== null && (
          <span>{t('lead', { rating: formatRating(language, first.rating), count: first.total })}</span>
        )}
        {first && first.total > 0 && <span>{t('unanswered', { count: first.unanswered })}</span>}
      </Head>
      <Filters rating={rating} isWaiting={isWaiting} />
      {!first && (asked.isError ? <LoadError error={asked.error} retry={() => void asked.refetch()} /> : <Loading />)}
      {first && <Found reviews={asked.data?.pages.flatMap(({ data }) => data) ?? []} isAny={first.total > 0} />}
      <More asked={asked} />
    </>
  );
}

function Filters({ rating, isWaiting }: { readonly rating: string | null; readonly isWaiting: boolean }) {
  const t = useTranslations('records.reviews');
  const [, setParams] = useSearchParams();
  const show = (next: { rating?: string | undefined; isWaiting?: boolean }) => {
    const stars = 'rating' in next ? next.rating : (rating ?? undefined);
    setParams(
      { ...(stars && { rating: stars }), ...((next.isWaiting ?? isWaiting) && { waiting: '' }) },
      { replace: true },
    );
  };
  const chips = [
    { label: t('all'), isOn: !isWaiting, press: () => show({ isWaiting: false }) },
    { label: t('waiting'), isOn: isWaiting, press: () => show({ isWaiting: true }) },
    ...[5, 4, 3, 2, 1].map((count) => ({
      label: t('stars', { count }),
      isOn: rating === String(count),
      press: () => show({ rating: rating === String(count) ? undefined : String(count) }),
    })),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {chips.map(({ label, isOn, press }) => (
        <button key={label} type="button" aria-pressed={isOn} className={chipClass({ isOn })} onClick={press}>
          {label}
        </button>
      ))}
    </div>
  );
}

type Asked = { readonly what: 'reply' | 'report'; readonly review: VenueReview };
type Step = { readonly review: VenueReview } & (
  | { readonly verb: 'reply'; readonly text: string }
  | { readonly verb: 'delete' }
  | { readonly verb: 'report'; readonly reason: 'spam' | 'abuse' | 'not_a_customer' | 'other'; readonly text: string }
);

function Found({ reviews, isAny }: { readonly reviews: readonly VenueReview[]; readonly isAny: boolean }) {
  const t = useTranslations('records.reviews');
  const [open, setOpen] = useState<Asked>();
  const steps = useReviewSteps(() => setOpen(undefined));
  const toErrorMessage = useErrorMessage();
  if (reviews.length === 0) return <p className="py-6 text-ink-soft">{t(isAny ? 'none' : 'noneYet')}</p>;
  const shared = {
    isBusy: steps.isPending,
    errorMessage: steps.isError ? toErrorMessage(steps.error) : undefined,
    onClose: () => setOpen(undefined),
  };
  const ask = (what: Asked['what'], review: VenueReview) => {
    steps.reset();
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
              onDelete={() => steps.mutate({ review, verb: 'delete' })}
            />
          </li>
        ))}
      </ul>
      {open?.what === 'reply' && (
        <ReplyDialog
          {...shared}
          review={open.review}
          onSend={(text) => steps.mutate({ review: open.review, verb: 'reply', text })}
        />
      )}
      {open?.what === 'report' && (
        <ReportDialog {...shared} onSend={(given) => steps.mutate({ review: open.review, verb: 'report', ...given })} />
      )}
    </>
  );
}

function useReviewSteps(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => {
      const params = { id: String(step.review.id) };
      if (step.verb === 'reply') return api().replyToReview({ params, body: { text: step.text } });
      if (step.verb === 'delete') return api().deleteReply({ params });
      return api().reportReview({ params, body: { reason: step.reason, text: step.text } });
    },
    onSuccess: ({ message }) => {
      toast(message);
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['reviews'] }),
  });
}
