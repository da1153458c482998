import { Button } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Entry } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { momentOf } from '../parts/moments.ts';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';

const states = ['open', 'upheld', 'dismissed'] as const;
const tones: Record<(typeof states)[number], Tone> = { open: 'waiting', upheld: 'bad', dismissed: 'plain' };

type ReviewReport = Awaited<ReturnType<ReturnType<typeof api>['listReviewReports']>>['data'][number];

/** What members object to in reviews. */
export function Reports() {
  const t = useTranslations('operator.reports');
  const [status, setStatus] = useFilter('status', states);
  const list = useList('reports', status ?? '', (query, signal) =>
    api().listReviewReports({ query: { ...query, ...(status ? { status } : {}) }, signal }),
  );
  const action = useOperatorAction();
  const [reviewId, setReviewId] = useState<number>();
  const remove = (reason: string) =>
    action.take(
      () => api().removeReview({ params: { id: String(reviewId) }, body: { reason } }),
      () => setReviewId(undefined),
    );
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={states} chosen={status} choose={setStatus} nameOf={(value) => t(`status.${value}`)} />
      </SearchBar>
      <ErrorMessage text={reviewId === undefined ? action.errorMessage : undefined} />
      <Listed list={list} empty={t('empty')}>
        {(report) => (
          <ReportEntry
            key={report.id}
            report={report}
            onRemove={setReviewId}
            onDismiss={() => action.take(() => api().dismissReviewReport({ params: { id: String(report.id) } }))}
          />
        )}
      </Listed>
      {reviewId !== undefined && (
        <OperatorReasonDialog
          title={t('removeTitle')}
          lead={t('removeLead')}
          action={t('remove')}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          onSend={remove}
          onClose={() => setReviewId(undefined)}
        />
      )}
    </>
  );
}

type ReportsProps = {
  readonly report: ReviewReport;
  readonly onRemove: (review: number) => void;
  readonly onDismiss: () => void;
};

function ReportEntry({ report, onRemove, onDismiss }: ReportsProps) {
  const t = useTranslations('operator.reports');
  const locale = useLocale();
  const { review, service } = report;
  const place = { service: service.title, venue: service.venue };
  return (
    <Entry
      title={review ? t('about', { ...place, author: review.author }) : t('gone', place)}
      badge={
        <>
          <Badge tone={tones[report.status]} label={t(`status.${report.status}`)} />
          <span className="text-15 font-strong text-other">{t(`reason.${report.reason}`)}</span>
        </>
      }
      facts={t('by', { name: report.reported_by, day: momentOf(locale, report.created_at) })}
      actions={
        review && (
          <>
            {report.status === 'open' && (
              <Button kind="outline" size="small" onClick={onDismiss}>
                {t('dismiss')}
              </Button>
            )}
            <Button size="small" onClick={() => onRemove(review.id)}>
              {t('remove')}
            </Button>
          </>
        )
      }
    >
      <ReportWords report={report} />
    </Entry>
  );
}

/** What is said against the review, and the review as it was then and as it is now. */
function ReportWords({ report: { text, comment, review } }: Pick<ReportsProps, 'report'>) {
  const t = useTranslations('operator.reports');
  const look = 'rounded-control bg-surface-sunk px-4 py-3 wrap-anywhere whitespace-pre-line';
  return (
    <div className="grid gap-2 text-15">
      {text !== '' && (
        <p dir="auto" className="wrap-anywhere text-ink-soft">
          {text}
        </p>
      )}
      <blockquote className={look}>
        {review && <span className="block text-13 text-ink-soft">{t('stars', { count: review.rating })}</span>}
        <bdi>{comment}</bdi>
      </blockquote>
      {review && review.comment !== comment && (
        <>
          <p className="text-13 text-ink-soft">{t('changed')}</p>
          <blockquote className={look}>
            <bdi>{review.comment}</bdi>
          </blockquote>
        </>
      )}
    </div>
  );
}
