import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { ReviewOutcome } from './review-answers.ts';

/** The form of a dialog about reviews, which closes once the server has said yes. */
export function useReviewForm(onClose: () => void) {
  const { Form, data, state } = useFetcher<ReviewOutcome>();
  const isDone = data?.kind === 'review' || data?.kind === 'reported';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  return { Form, outcome: state === 'submitting' ? undefined : data, isBusy: state !== 'idle' };
}
