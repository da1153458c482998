import { placeBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { BookingFormState } from './booking-form-state.ts';

type AtHomeProps = { readonly form: BookingFormState; readonly error: string | undefined };

/** Whether the venue is to come to the customer, and where; only for what it also gives at home. */
export function AtHome({ form: { isAtHome, choose, customer, setCustomer, mayBeAtHome }, error }: AtHomeProps) {
  const t = useTranslations('booking.customer');
  if (!mayBeAtHome) return null;
  return (
    <div className="grid gap-1.5">
      <SwitchField label={t('atHome')} isOn={isAtHome} onChange={(isOn) => choose({ isAtHome: isOn || undefined })} />
      {isAtHome && (
        <TextArea
          {...describeFields(placeBookingFields, { t })('home_address')}
          error={error}
          rows={2}
          autoComplete="street-address"
          hint={t('homeHint')}
          value={customer.home_address ?? ''}
          onChange={({ target }) => setCustomer({ home_address: target.value })}
        />
      )}
    </div>
  );
}
