import { replyToReviewFields } from '@tajmeelspot/contract/forms/reviews-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { VenueReview } from './review-item.tsx';

type ReplyDialogProps = {
  readonly review: VenueReview;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
};

/** Asks what the venue answers to a review. */
export function ReplyDialog({ review, onSend, ...form }: ReplyDialogProps) {
  const t = useTranslations('records.reviews');
  const [text, setText] = useState(review.reply?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const errors = { text: isMissing && text.trim() === '' ? t('required') : undefined };
  const send = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') onSend(text.trim());
  };
  return (
    <FormDialog {...form} hasOwnChecks title={t('replyTo', { name: review.name })} action={t('send')} onSend={send}>
      <p dir="auto" className="line-clamp-4 text-15 whitespace-pre-line text-ink-soft">
        {review.comment}
      </p>
      <TextArea
        {...describeFields(replyToReviewFields, { t, errors })('text')}
        dir="auto"
        hint={t('hint')}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
