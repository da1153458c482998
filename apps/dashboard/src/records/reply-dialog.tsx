import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Fault } from '../visit/fault.tsx';
import type { HouseReview } from './review-item.tsx';

type Props = {
  readonly review: HouseReview;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
};

/** Asks what the house answers to a review. */
export function ReplyDialog({ review, isBusy, fault, onSend, onClose }: Props) {
  const t = useTranslations('records.reviews');
  const words = useTranslations('records');
  const [text, setText] = useState(review.reply?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const title = t('replyTo', { name: review.name });
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title} closeLabel={words('close')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(text.trim() === '');
          if (text.trim() !== '' && !isBusy) onSend(text.trim());
        }}
      >
        <h2 className="pe-8 text-18">{title}</h2>
        <p dir="auto" className="line-clamp-4 text-15 whitespace-pre-line text-ink-soft">
          {review.comment}
        </p>
        <TextArea
          name="reply"
          dir="auto"
          label={t('label')}
          hint={t('hint')}
          error={isMissing && text.trim() === '' ? t('required') : undefined}
          rows={4}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Fault text={fault} />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" onClick={onClose}>
            {words('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
