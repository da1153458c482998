import type { ReportReason } from '@tajmeelspot/contract/reviews.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useTranslations } from 'use-intl';
import { formTexts } from '../fields/form-texts.ts';

// The contract's own list would bring its whole schema along.
const reportReasons = ['spam', 'abuse', 'not_a_customer', 'other'] as const satisfies readonly ReportReason[];

type ReviewReportDialogProps = {
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (report: { reason: ReportReason; text: string }) => void;
  readonly onClose: () => void;
};

/** Asks why whoever runs the marketplace should look at a review. */
export function ReviewReportDialog({ onSend, ...form }: ReviewReportDialogProps) {
  const t = useTranslations('records.reviews.reporting');
  const send = (data: FormData) => {
    const { reason, text = '' } = formTexts(data);
    onSend({ reason: reason as ReportReason, text });
  };
  return (
    <FormDialog {...form} title={t('title')} lead={t('lead')} action={t('send')} onSend={send}>
      <SelectField name="reason" label={t('reason')}>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(reason)}
          </option>
        ))}
      </SelectField>
      <TextArea name="text" label={t('text')} rows={3} maxLength={1000} />
    </FormDialog>
  );
}
