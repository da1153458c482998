import type { Review, Service } from '@tajmeelspot/contract/catalog.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useLabel } from '@tajmeelspot/ui/labels.ts';
import { ShowMore } from '@tajmeelspot/ui/show-more.tsx';
import { useState } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import { useSession } from '../shell/use-session.ts';
import type { OpenReviewDialog } from './review-actions.tsx';
import { ReviewList } from './review-list.tsx';
import { Score } from './score.tsx';
import { useReviews, useReviewsPath } from './use-reviews.ts';
import { lazyDialog } from '../shell/lazy/lazy-dialog.tsx';

const LogInPrompt = lazyDialog(async () => (await import('../shell/account/log-in-prompt.tsx')).LogInPrompt);
const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);
const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

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
          <p className="font-strong">{t(service.uncounted_reviews_count > 0 ? 'noneCounted' : 'none')}</p>
          <p className="mt-1 text-ink-soft">{t('noneText')}</p>
        </>
      ) : (
        <Score rating={service.rating} service={service} />
      )}
      <ReviewList reviews={list.reviews} onOpen={setOpen} />
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
        <ReviewList reviews={rest} isContinued={list.reviews.some(({ voice }) => voice !== 'counted')} />
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
