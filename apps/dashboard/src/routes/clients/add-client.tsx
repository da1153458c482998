import { addClientFields } from '@tajmeelspot/contract/forms/clients-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formTexts } from '../../fields/form-texts.ts';
import { api } from '../../shell/api.ts';
import { useClientChange } from '../../shell/clients/use-client.ts';
import { useVenue } from '../../shell/venue-provider.tsx';

/** Makes a file for somebody who has not booked, and opens it. */
export function AddClient() {
  const t = useTranslations('clients');
  const [isAdding, setIsAdding] = useState(false);
  const { venue } = useVenue();
  const navigate = useNavigate();
  const change = useClientChange();
  const send = (form: FormData) => {
    const { name = '', phone = '' } = formTexts(form);
    change.run(async () => {
      const answer = await api().addClient({ params: { id: String(venue.id) }, body: { name, phone } });
      void navigate(`/customers/${answer.data.id}`);
      return answer;
    });
  };
  return (
    <>
      <Button size="small" onClick={() => setIsAdding(true)}>
        {t('add')}
      </Button>
      {isAdding && (
        <FormDialog
          title={t('add')}
          action={t('save')}
          isBusy={change.isBusy}
          errorMessage={change.errorMessage}
          onSend={send}
          onClose={() => setIsAdding(false)}
        >
          <TextField {...controlOf(addClientFields.name)} name="name" label={t('name')} autoComplete="off" dir="auto" />
          <TextField {...controlOf(addClientFields.phone)} name="phone" label={t('phone')} autoComplete="off" />
        </FormDialog>
      )}
    </>
  );
}
