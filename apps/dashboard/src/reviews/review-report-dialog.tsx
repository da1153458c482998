import { reportReviewFields } from '@tajmeelspot/contract/forms/reviews-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { useOptional } from '../fields/use-optional.ts';
import type { ReportReason } from '@tajmeelspot/contract/reviews.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useTranslations } from 'use-intl';
import { formTexts } from '../fields/form-texts.ts';

type ReviewReportDialogProps = {
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (report: { reason: ReportReason; text: string }) => void;
  readonly onClose: () => void;
};

/** Asks why the operator should look at a review. */
export function ReviewReportDialog({ onSend, ...form }: ReviewReportDialogProps) {
  const t = useTranslations('records.reviews.reporting');
  const field = describeFields(reportReviewFields, { t, optional: useOptional() });
  const send = (data: FormData) => {
    const { reason, text = '' } = formTexts(data);
    onSend({ reason: reason as ReportReason, text });
  };
  return (
    <FormDialog {...form} title={t('title')} lead={t('lead')} action={t('send')} onSend={send}>
      <SelectField {...field('reason')}>
        {reportReviewFields.reason.choices.map((reason) => (
          <option key={reason} value={reason}>
            {t(reason)}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('text')} rows={3} />
    </FormDialog>
  );
}
