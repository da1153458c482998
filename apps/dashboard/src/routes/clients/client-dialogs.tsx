import {
  changeClientFields,
  writeClientAllergiesFields,
  writeClientNoteFields,
} from '@tajmeelspot/contract/forms/clients-fields.ts';
import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formTexts } from '../../fields/form-texts.ts';
import { api } from '../../shell/api.ts';
import { useClientChange } from '../../shell/clients/use-client.ts';
import { useVenue } from '../../shell/venue-provider.tsx';

type ClientDialogProps = { readonly client: ClientDetail; readonly onClose: () => void };

/** Changes name and number; the number of an account is its own. */
export function EditDialog({ client, onClose }: ClientDialogProps) {
  const t = useTranslations('clients');
  const change = useClientChange();
  const params = useParamsOf(client);
  const send = (form: FormData) => {
    const { name = '', phone } = formTexts(form);
    const body = client.has_account ? { name } : { name, phone: phone ?? '' };
    change.run(() => api().changeClient({ params, body }), onClose);
  };
  return (
    <FormDialog
      title={t(client.has_account ? 'editName' : 'edit')}
      action={t('save')}
      {...stateOf(change)}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        {...controlOf(changeClientFields.name)}
        required
        name="name"
        label={t('name')}
        defaultValue={client.name}
        autoComplete="off"
      />
      {!client.has_account && (
        <TextField
          {...controlOf(changeClientFields.phone)}
          name="phone"
          label={t('phone')}
          defaultValue={client.phone ?? ''}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}

/** Gives a client a word of the venue's own. */
export function TagDialog({ client, onClose }: ClientDialogProps) {
  const t = useTranslations('clients');
  const change = useClientChange();
  const params = useParamsOf(client);
  const send = (form: FormData) => {
    const { tag = '' } = formTexts(form);
    change.run(() => api().changeClient({ params, body: { tags: [...client.tags, tag] } }), onClose);
  };
  return (
    <FormDialog title={t('newTag')} action={t('save')} {...stateOf(change)} onSend={send} onClose={onClose}>
      <TextField
        required
        name="tag"
        label={t('tag')}
        hint={t('tagHint')}

        autoComplete="off"
        dir="auto"
      />
    </FormDialog>
  );
}

type TextDialogProps = ClientDialogProps & { readonly text: string };

/** Writes down what a client must not get; nothing deletes it. */
export function AllergiesDialog({ client, text, onClose }: TextDialogProps) {
  const t = useTranslations('clients');
  const change = useClientChange();
  const params = useParamsOf(client);
  const send = (form: FormData) =>
    change.run(() => api().writeClientAllergies({ params, body: { text: formTexts(form)['text'] ?? '' } }), onClose);
  return (
    <FormDialog title={t('allergies')} action={t('save')} {...stateOf(change)} onSend={send} onClose={onClose}>
      <TextArea
        {...controlOf(writeClientAllergiesFields.text)}
        name="text"
        dir="auto"
        label={t('allergies')}
        hint={t('allergiesHint')}
        defaultValue={text}
      />
    </FormDialog>
  );
}

/** Writes the note; nothing deletes it. */
export function SealedNoteDialog({
  client,
  text,
  onClose,
  onSaved,
}: TextDialogProps & { readonly onSaved: (text: string) => void }) {
  const t = useTranslations('clients');
  const change = useClientChange();
  const params = useParamsOf(client);
  const send = (form: FormData) => {
    const { text: written = '' } = formTexts(form);
    const done = () => {
      onSaved(written);
      onClose();
    };
    change.run(() => api().writeClientNote({ params, body: { text: written } }), done);
  };
  return (
    <FormDialog title={t('notes')} action={t('save')} {...stateOf(change)} onSend={send} onClose={onClose}>
      <TextArea
        {...controlOf(writeClientNoteFields.text)}
        name="text"
        dir="auto"
        label={t('notes')}
        hint={t('sealedText')}
        defaultValue={text}
      />
    </FormDialog>
  );
}

/** Deletes the file, after a question. */
export function EraseDialog({ client, onClose }: ClientDialogProps) {
  const t = useTranslations('clients');
  const change = useClientChange();
  const params = useParamsOf(client);
  const navigate = useNavigate();
  const send = () =>
    change.run(
      () => api().eraseClient({ params }),
      () => void navigate('/customers', { replace: true }),
    );
  return (
    <FormDialog
      title={t('eraseTitle', { name: client.name })}
      lead={t('eraseLead')}
      action={t('erase')}
      {...stateOf(change)}
      onSend={send}
      onClose={onClose}
    />
  );
}

const stateOf = ({ isBusy, errorMessage }: ReturnType<typeof useClientChange>) => ({ isBusy, errorMessage });

function useParamsOf({ id }: ClientDetail) {
  const { venue } = useVenue();
  return { id: String(venue.id), client_id: String(id) };
}
