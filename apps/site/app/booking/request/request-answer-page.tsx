import { places } from '@tajmeelspot/contract/places.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import type { RequestAnswerOutcome } from './request-answer.ts';
import { RequestFacts } from './request-facts.tsx';

type RequestAnswerPageProps = {
  /** Whether the address has the token of a message. */
  readonly hasToken: boolean;
  /** What reading the request gave. */
  readonly outcome: RequestAnswerOutcome | undefined;
  /** What the answer gave. */
  readonly answered: RequestAnswerOutcome | undefined;
  readonly isReading: boolean;
  /** What is on its way. */
  readonly busy: 'confirm' | 'decline' | undefined;
  readonly onRetry: () => void;
  readonly onConfirm: () => void;
  readonly onDecline: (reason: string) => void;
};

/** A booking request for somebody of its venue who opened the link of a message: no login, one more tap. */
export function RequestAnswerPage(page: RequestAnswerPageProps) {
  const t = useTranslations('requestAnswer');
  const { hasToken, outcome, answered } = page;
  const shown = answered && answered.kind !== 'failed' ? answered : outcome;
  if (!hasToken) return <EndedLink title={t('over')} text={t('noLink')} />;
  if (shown?.kind === 'over') return <EndedLink title={t('over')} text={shown.message} />;
  if (shown?.kind === 'failed') return <FailedRequest {...page} message={shown.message ?? t('failed')} />;
  if (!shown) return <LoadingRequest />;
  const { request, message } = shown;
  const errorText = answered?.kind === 'failed' ? (answered.message ?? t('failed')) : undefined;
  return (
    <RequestFrame title={request.can_answer ? t('title', { customer: request.customer_name }) : t('answered')}>
      <p className="-mt-2 text-ink-soft">{t('lead', { venue: request.venue })}</p>
      {message !== undefined && <output className="rounded-control bg-sand p-3">{message}</output>}
      <RequestFacts request={request} />
      <ErrorMessage text={errorText} />
      {request.can_answer ? <AnswerButtons {...page} /> : <p className="text-ink-soft">{t('neutral')}</p>}
      <DashboardLink />
    </RequestFrame>
  );
}

function RequestFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="wrap grid max-w-130 gap-4 py-8 lg:py-14">
      <h1 className="text-28">{title}</h1>
      {children}
    </div>
  );
}

function EndedLink({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <RequestFrame title={title}>
      <p className="text-ink-soft">{text}</p>
      <DashboardLink />
    </RequestFrame>
  );
}

type FailedRequestProps = Pick<RequestAnswerPageProps, 'isReading' | 'onRetry'> & { readonly message: string };

function FailedRequest({ message, isReading, onRetry }: FailedRequestProps) {
  const t = useTranslations('requestAnswer');
  return (
    <RequestFrame title={t('heading')}>
      <ErrorMessage text={message} />
      <Button className="justify-self-start" isBusy={isReading} onClick={onRetry}>
        {t('retry')}
      </Button>
    </RequestFrame>
  );
}

function LoadingRequest() {
  const t = useTranslations('requestAnswer');
  return (
    <div className="wrap grid max-w-130 gap-4 py-8 lg:py-14">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-56 w-full rounded-panel" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

function DashboardLink() {
  const t = useTranslations('requestAnswer');
  return (
    <a href={places.vendorDashboard} className={`${buttonClass({ kind: 'text' })} justify-self-start`}>
      {t('dashboard')}
    </a>
  );
}
