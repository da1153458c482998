import type { ReportReason } from '@tajmeelspot/contract/reviews.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useTranslations } from 'use-intl';
import { Fault } from '../visit/fault.tsx';
import { textsOf } from './texts-of.ts';

// The contract's own list would bring its whole schema along.
const reportReasons = ['spam', 'abuse', 'not_a_customer', 'other'] as const satisfies readonly ReportReason[];

type Props = {
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onSend: (report: { reason: ReportReason; text: string }) => void;
  readonly onClose: () => void;
};

/** Asks why whoever runs the marketplace should look at a review. */
export function ReportDialog({ isBusy, fault, onSend, onClose }: Props) {
  const t = useTranslations('records.reviews.reporting');
  const words = useTranslations('records');
  const send = (form: FormData) => {
    const { reason, text = '' } = textsOf(form);
    if (!isBusy) onSend({ reason: reason as ReportReason, text });
  };
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('title')} closeLabel={words('close')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <h2 className="pe-8 text-18">{t('title')}</h2>
        <p className="text-15 text-ink-soft">{t('lead')}</p>
        <SelectField name="reason" label={t('reason')}>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reason)}
            </option>
          ))}
        </SelectField>
        <TextArea name="text" label={t('text')} rows={3} maxLength={1000} />
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
