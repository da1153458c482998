import { cancelBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { formatInstant } from '../format-instant.ts';
import { useChangeError } from './use-change-error.ts';
import type { BookingChanges } from './booking-change.ts';

type CancelDialogProps = {
  readonly booking: BookingDetail;
  readonly now: number;
  readonly changes: BookingChanges;
  readonly onClose: () => void;
};

/** Asks for a reason before a booking is cancelled, and explains what that means. */
export function CancelDialog({ booking, now, changes: { outcome, busy, send }, onClose }: CancelDialogProps) {
  const t = useTranslations('bookings');
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const venueName = booking.establishment.name;
  const time = formatInstant(locale, inBaghdad(now).date, booking.change_by);
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('cancelling.title')}>
      <h2 className="pe-8 text-22">{t('cancelling.title')}</h2>
      <p className="mt-2 mb-4 text-ink-soft">
        {t.rich(`cancelling.${booking.status === 'pending' ? 'pending' : 'confirmed'}`, {
          venue: venueName,
          time,
          t: isolated,
        })}
      </p>
      <div className="grid gap-4">
        <ErrorMessage text={useChangeError(outcome)} />
        <TextArea
          {...controlOf(cancelBookingFields.reason)}
          name="reason"
          label={t('cancelling.reason')}
          hint={t('cancelling.hint', { venue: venueName })}
          rows={2}
          dir="auto"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" className="leading-snug whitespace-normal" onClick={onClose}>
            {t('cancelling.back')}
          </Button>
          <Button
            isBusy={busy === 'cancel'}
            className="leading-snug whitespace-normal"
            onClick={() => send({ verb: 'cancel', reason: reason.trim() })}
          >
            {t('actions.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
