import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Alert } from '../../forms/error-message.tsx';
import { useLanguage } from '../../shell/language.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { formatInstant } from '../format-instant.ts';
import { useSetbackWords } from './use-change-error.ts';
import type { Changing } from './booking-change.ts';

type CancelDialogProps = {
  readonly booking: BookingDetail;
  readonly now: number;
  readonly changing: Changing;
  readonly onClose: () => void;
};

/** Asks once before a booking is cancelled, and says what that means. */
export function CancelDialog({ booking, now, changing: { answer, busy, send }, onClose }: CancelDialogProps) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const place = booking.establishment.name;
  const time = formatInstant(language, inBaghdad(now).date, booking.change_by);
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('cancelling.title')} closeLabel={t('cancelling.no')}>
      <h2 className="pe-8 text-22">{t('cancelling.title')}</h2>
      <p className="mt-2 mb-4 text-ink-soft">
        {t.rich(`cancelling.${booking.status === 'pending' ? 'open' : 'free'}`, { venue: place, time, t: isolated })}
      </p>
      <div className="grid gap-4">
        <Alert text={useSetbackWords(answer)} />
        <TextArea
          name="reason"
          label={t('cancelling.reason')}
          hint={t('cancelling.hint', { venue: place })}
          rows={2}
          dir="auto"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" className="leading-snug whitespace-normal" onClick={onClose}>
            {t('cancelling.no')}
          </Button>
          <Button
            isBusy={busy === 'cancel'}
            className="leading-snug whitespace-normal"
            onClick={() => send({ verb: 'cancel', reason: reason.trim() })}
          >
            {t('do.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
