import type { Review, Service } from '@tajmeelspot/contract/catalog.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useLabel } from '@tajmeelspot/ui/labels.ts';
import { ShowMore } from '@tajmeelspot/ui/show-more.tsx';
import { useState } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useSession } from '../shell/use-session.ts';
import { ReviewCard } from './review-card.tsx';
import { Score } from './score.tsx';
import { useReviews, useReviewsPath } from './use-reviews.ts';
import { lazyDialog } from '../shell/lazy/lazy-dialog.tsx';

const LogInPrompt = lazyDialog(async () => (await import('../shell/account/log-in-prompt.tsx')).LogInPrompt);
const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);
const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** What stands open over the reviews; writing and reporting begin with a login where there is none. */
type OpenReviewDialog = { readonly kind: 'write' | 'delete' } | { readonly kind: 'report'; readonly review: Review };

/** What visitors said: the mean, how it is spread, the newest words, and the reader's own. */
export function Reviews({ service }: { readonly service: Service }) {
  const t = useTranslations('reviews');
  const list = useReviews(service);
  const [open, setOpen] = useState<OpenReviewDialog>();
  return (
    <section id="reviews">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22">{t('title')}</h2>
        <Button kind="outline" size="small" className="noscript:hidden" onClick={() => setOpen({ kind: 'write' })}>
          {t(list.own ? 'change' : 'write')}
        </Button>
      </div>
      {service.rating === null ? (
        <>
          <p className="font-strong">{t('none')}</p>
          <p className="mt-1 text-ink-soft">{t('noneText')}</p>
        </>
      ) : (
        <Score rating={service.rating} service={service} />
      )}
      {list.reviews.map((review) => (
        <ReviewCard key={review.id} review={review}>
          <ReviewActions review={review} onOpen={setOpen} />
        </ReviewCard>
      ))}
      <MoreReviews list={list} service={service} />
      <ReviewDialogs open={open} serviceId={service.id} own={list.own} onClose={() => setOpen(undefined)} />
    </section>
  );
}

/** The rest of the list: page after page with scripts, all that came with the page without them. */
function MoreReviews({ list, service }: { readonly list: ReturnType<typeof useReviews>; readonly service: Service }) {
  const t = useTranslations('reviews');
  const label = useLabel('more');
  const isHydrated = useHydrated();
  const rest = service.reviews.slice(list.reviews.length);
  if (!isHydrated && rest.length > 0) {
    return (
      <details className="group">
        <summary className={`mt-2 ${buttonClass({ kind: 'outline', size: 'small' })} group-open:hidden`}>
          {label}
        </summary>
        {rest.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </details>
    );
  }
  return (
    <ShowMore
      hasMore={list.hasMore || list.isLoading}
      isBusy={list.isLoading}
      errorMessage={list.hasFailed ? t('failedMore') : undefined}
      onMore={list.more}
      className="justify-items-start"
    />
  );
}

function ReviewActions({
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

type ReviewDialogsProps = {
  readonly open: OpenReviewDialog | undefined;
  readonly serviceId: number;
  readonly own: Review | undefined;
  readonly onClose: () => void;
};

function ReviewDialogs({ open, serviceId, own, onClose }: ReviewDialogsProps) {
  const { session } = useSession();
  const action = useReviewsPath(serviceId);
  if (!open) return null;
  if (!session) {
    return <LogInPrompt purpose={open.kind === 'report' ? 'report' : 'review'} onClose={onClose} />;
  }
  return (
    <>
      {open.kind === 'write' && <ReviewDialog action={action} own={own} onClose={onClose} />}
      {open.kind === 'delete' && <DeleteDialog action={action} onClose={onClose} />}
      {open.kind === 'report' && <ReportDialog action={action} review={open.review} onClose={onClose} />}
    </>
  );
}
