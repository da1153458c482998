import { Button } from '@tajmeelspot/ui/button.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
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

/** What can be taken away: a review, or one of its pictures. */
type RemovalTarget = { readonly kind: 'review' | 'review_picture'; readonly id: number };

async function removeTarget(target: RemovalTarget | undefined, reason: string) {
  const id = String(target?.id);
  return target?.kind === 'review_picture'
    ? api().removeShownPicture({ params: { picture_kind: target.kind, id }, body: { reason } })
    : api().removeReview({ params: { id }, body: { reason } });
}

type ReviewReport = Awaited<ReturnType<ReturnType<typeof api>['listReviewReports']>>['data'][number];

/** What members object to in reviews. */
export function Reports() {
  const t = useTranslations('operator.reports');
  const [status, setStatus] = useFilter('status', states);
  const list = useList('reports', status ?? '', (query, signal) =>
    api().listReviewReports({ query: { ...query, ...(status ? { status } : {}) }, signal }),
  );
  const action = useOperatorAction();
  const [target, setTarget] = useState<RemovalTarget>();
  const remove = (reason: string) =>
    action.take(
      () => removeTarget(target, reason),
      () => setTarget(undefined),
    );
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={states} chosen={status} choose={setStatus} nameOf={(value) => t(`status.${value}`)} />
      </SearchBar>
      <ErrorMessage text={target === undefined ? action.errorMessage : undefined} />
      <Listed list={list} empty={t('empty')}>
        {(report) => (
          <ReportEntry
            key={report.id}
            report={report}
            onRemove={setTarget}
            onDismiss={() => action.take(() => api().dismissReviewReport({ params: { id: String(report.id) } }))}
          />
        )}
      </Listed>
      {target && (
        <OperatorReasonDialog
          title={t(target.kind === 'review' ? 'removeTitle' : 'removePictureTitle')}
          lead={t(target.kind === 'review' ? 'removeLead' : 'removePictureLead')}
          action={t(target.kind === 'review' ? 'remove' : 'removePicture')}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          onSend={remove}
          onClose={() => setTarget(undefined)}
        />
      )}
    </>
  );
}

type ReportsProps = {
  readonly report: ReviewReport;
  readonly onRemove: (target: RemovalTarget) => void;
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
            <Button size="small" onClick={() => onRemove({ kind: 'review', id: review.id })}>
              {t('remove')}
            </Button>
          </>
        )
      }
    >
      <ReportWords report={report} />
      {review && <ReportPictures pictures={review.pictures} onRemove={onRemove} />}
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

type ReportPicturesProps = Pick<ReportsProps, 'onRemove'> & {
  readonly pictures: NonNullable<ReviewReport['review']>['pictures'];
};

/** The pictures beside a review, each of which can go without it. */
function ReportPictures({ pictures, onRemove }: ReportPicturesProps) {
  const t = useTranslations('operator.reports');
  return (
    <ul className="mt-2 flex flex-wrap gap-3 empty:hidden">
      {pictures.map((picture) => (
        <li key={picture.id} className="grid w-32 gap-1">
          <a
            href={picture.url}
            target="_blank"
            rel="noreferrer"
            className="block aspect-square overflow-hidden rounded-control"
          >
            <Picture picture={picture} alt={t('picture')} sizes="128px" />
          </a>
          <Button kind="text" size="small" onClick={() => onRemove({ kind: 'review_picture', id: picture.id })}>
            {t('removePicture')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
