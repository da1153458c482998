import { placeBookingFields } from '@tajmeelspot/contract/forms/booking-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { SubmitEvent } from 'react';
import { PhoneField } from '../identity/phone/phone-field.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { BookingFormState } from './booking-form-state.ts';

type CustomerFormProps = { readonly form: BookingFormState; readonly id: string };

/** Who comes and what the place should know. The button that sends it may stand elsewhere. */
export function CustomerForm({ form, id }: CustomerFormProps) {
  const t = useTranslations('booking.customer');
  const errors = form.outcome?.kind === 'rejected' ? form.outcome.fields : {};
  const field = describeFields(placeBookingFields, { t, errors });
  const { newcomer } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.isPlacing && !newcomer.isSending) (form.isSignedIn ? form.placeBooking : newcomer.begin)();
  };
  return (
    <form id={id} className="grid gap-3" onSubmit={submit}>
      <TextField
        {...field('customer_name')}
        icon="user"
        autoComplete="name"
        value={form.customer.customer_name}
        onChange={({ target }) => form.setCustomer({ customer_name: target.value })}
      />
      {!form.isSignedIn && (
        <PhoneField
          errorMessage={newcomer.phoneError}
          value={newcomer.phone}
          onChange={({ target }) => newcomer.setPhone(target.value)}
        />
      )}
      <TextArea
        {...field('notes')}
        rows={2}
        hint={t('notesHint')}
        value={form.customer.notes}
        onChange={({ target }) => form.setCustomer({ notes: target.value })}
      />
    </form>
  );
}
