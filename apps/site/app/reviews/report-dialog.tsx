import { reportReviewFields } from '@tajmeelspot/contract/forms/reviews-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useReviewForm } from './use-review-form.ts';

type ReportReviewDialogProps = { readonly action: string; readonly review: Review; readonly onClose: () => void };

/** Why somebody objects to a review. */
export function ReportDialog({ action, review, onClose }: ReportReviewDialogProps) {
  const t = useTranslations('reviews');
  const { Form, outcome, isBusy } = useReviewForm(onClose);
  const formErrors = outcome?.kind === 'rejected' ? outcome.formErrors : undefined;
  const field = describeFields(reportReviewFields, {
    t: useTranslations('reviews.reporting'),
    errors: formErrors?.fields,
  });
  const reason = formErrors?.message ?? formErrors?.fields['reason'];
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('reporting.title')}>
      <h2 className="pe-8 text-22">{t('reporting.title')}</h2>
      <p className="mt-1 mb-4 text-15 text-ink-soft">{t('reporting.lead')}</p>
      <Form method="post" action={action} className="grid gap-4">
        <ErrorMessage text={outcome?.kind === 'offline' ? t('offline') : reason} />
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="review" value={review.id} />
        <fieldset>
          <legend className="sr-only">{t('reporting.reason')}</legend>
          {reportReviewFields.reason.choices.map((one) => (
            <label key={one} className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2">
              <input type="radio" name="reason" value={one} required className="size-5 accent-lapis" />
              {t(`reporting.${one}`)}
            </label>
          ))}
        </fieldset>
        <TextArea {...field('text')} rows={3} dir="auto" />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('reporting.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}
