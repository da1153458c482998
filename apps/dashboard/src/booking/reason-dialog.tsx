import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../fields/form-dialog.tsx';

type BookingReasonDialogProps = {
  readonly question: 'decline' | 'cancel';
  readonly booking: Booking;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks for the reason that the customer will read; the most frequent ones are one tap. */
export function ReasonDialog({ question, booking, onSend, ...form }: BookingReasonDialogProps) {
  const t = useTranslations('dashboard.reason');
  const tDashboard = useTranslations('dashboard');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const title = t(question === 'decline' ? 'declineTitle' : 'cancelTitle', { customerName: booking.customer_name });
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onSend(reason.trim());
  };
  return (
    <FormDialog
      {...form}
      hasOwnChecks
      title={title}
      action={tDashboard(question === 'decline' ? 'request.decline' : 'booking.cancel')}
      onSend={send}
    >
      <FrequentReasons chosen={reason} onChoose={setReason} />
      <TextArea
        name="reason"
        label={t('label')}
        hint={t('hint')}
        error={isMissing && reason.trim() === '' ? t('required') : undefined}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

function FrequentReasons({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}) {
  const t = useTranslations('dashboard.reason');
  return (
    <div className="flex flex-wrap gap-2">
      {(['full', 'away', 'closed'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={`${chipClass({ isOn: chosen === t(one) })} text-start whitespace-normal`}
          aria-pressed={chosen === t(one)}
          onClick={() => onChoose(t(one))}
        >
          {t(one)}
        </button>
      ))}
    </div>
  );
}
