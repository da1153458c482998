import { placeBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { BookingFormState } from './booking-form-state.ts';

type OtherVisitorProps = { readonly form: BookingFormState; readonly error: string | undefined };

/** Whether somebody else comes, and who: such a booking may be at the time of another one. */
export function OtherVisitor({ form: { otherName, setOtherName }, error }: OtherVisitorProps) {
  const t = useTranslations('booking.customer');
  return (
    <div className="grid gap-1.5">
      <SwitchField
        label={t('forOther')}
        isOn={otherName !== undefined}
        onChange={(isOn) => setOtherName(isOn ? '' : undefined)}
      />
      {otherName !== undefined && <OtherName name={otherName} error={error} onChange={setOtherName} />}
    </div>
  );
}

type OtherNameProps = {
  readonly name: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
};

function OtherName({ name, error, onChange }: OtherNameProps) {
  const t = useTranslations('booking.customer');
  const field = useRef<HTMLDivElement>(null);
  // It appears because somebody asked for it, here or where the booking was refused.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field}>
      <TextField
        {...describeFields(placeBookingFields, { t })('customer_name')}
        label={t('otherName')}
        error={error}
        hint={t('otherHint')}
        icon="user"
        autoComplete="off"
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
