import { writeReviewFields } from '@tajmeelspot/contract/forms/reviews-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import type { ReviewOutcome } from './review-answers.ts';
import { PictureField } from './picture-field.tsx';
import { StarField } from './star-field.tsx';
import { useReviewForm } from './use-review-form.ts';

type ReviewDialogProps = {
  readonly action: string;
  /** What the reader has said before, as far as it is known. */
  readonly own: Review | undefined;
  readonly onClose: () => void;
};

/** Stars and words; a second review of the same place takes the place of the first. */
export function ReviewDialog({ action, own, onClose }: ReviewDialogProps) {
  const t = useTranslations('reviews');
  const { Form, outcome, isBusy } = useReviewForm(onClose);
  const errors = outcome?.kind === 'rejected' ? outcome.formErrors.fields : {};
  const field = describeFields(writeReviewFields, { t: useTranslations('reviews.form'), errors });
  const title = t(own ? 'change' : 'write');
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title} className="md:w-120">
      <h2 className="pe-8 text-22">{title}</h2>
      <p className="mt-1 mb-5 text-15 text-ink-soft">{t('form.lead')}</p>
      <Form method="post" action={action} encType="multipart/form-data" className="grid gap-4">
        <ErrorMessage text={useErrorText(outcome)} />
        <input type="hidden" name="intent" value="write" />
        <StarField initial={own?.rating} error={errors['rating']} />
        <TextArea {...field('comment')} hint={t('form.hint')} rows={5} dir="auto" defaultValue={own?.comment} />
        <PictureField action={action} own={own} />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('form.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}

function useErrorText(outcome: ReviewOutcome | undefined): string | undefined {
  const t = useTranslations('reviews');
  if (outcome?.kind === 'offline') return t('failed', { reason: t('offline') });
  if (outcome?.kind !== 'rejected') return undefined;
  const { message, fields: errors } = outcome.formErrors;
  return t('failed', { reason: message ?? Object.values(errors).join(' ') });
}
