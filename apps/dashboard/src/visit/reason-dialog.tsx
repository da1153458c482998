import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Fault } from './fault.tsx';

type Props = {
  readonly question: 'decline' | 'cancel';
  readonly booking: Booking;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks for the reason that the guest will read; the most frequent ones are one tap. */
export function ReasonDialog({ question, booking, isBusy, fault, onSend, onClose }: Props) {
  const t = useTranslations('dashboard.reason');
  const words = useTranslations('dashboard');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const title = t(question === 'decline' ? 'declineTitle' : 'cancelTitle', { guest: booking.customer_name });
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onSend(reason.trim());
  };
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title} closeLabel={words('visit.close')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) send();
        }}
      >
        <h2 className="pe-8 text-18">{title}</h2>
        <Frequent chosen={reason} onChoose={setReason} />
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
        <Fault text={fault} />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {words(question === 'decline' ? 'request.decline' : 'visit.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Frequent({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (reason: string) => void }) {
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
