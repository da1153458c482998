import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Desk } from './booking-form-state.ts';

type CustomerFormProps = { readonly desk: Desk; readonly id: string };

/** Who comes and what the place should know. The button that sends it may stand elsewhere. */
export function CustomerForm({ desk, id }: CustomerFormProps) {
  const t = useTranslations('booking.customer');
  const errors = desk.outcome?.kind === 'refused' ? desk.outcome.errors : {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!desk.isPlacing) desk.request();
  };
  return (
    <form id={id} className="grid gap-3" onSubmit={submit}>
      <TextField
        label={t('name')}
        name="customer_name"
        icon="user"
        autoComplete="name"
        required
        maxLength={120}
        value={desk.customer.name}
        error={errors['customer_name']}
        onChange={({ target }) => desk.setCustomer({ name: target.value })}
      />
      <TextArea
        label={t('notes')}
        name="notes"
        rows={2}
        maxLength={1000}
        hint={t('notesHint')}
        value={desk.customer.notes}
        error={errors['notes']}
        onChange={({ target }) => desk.setCustomer({ notes: target.value })}
      />
    </form>
  );
}
