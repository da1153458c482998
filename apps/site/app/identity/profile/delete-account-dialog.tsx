import { deleteAccountFields } from '@tajmeelspot/contract/forms/privacy-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { LabelsContext } from '@tajmeelspot/ui/labels.ts';
import { use } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { PasswordField } from '../password-field.tsx';
import type { OwnDataEditor } from './own-data-editor.ts';

type DeleteAccountDialogProps = { readonly editor: OwnDataEditor; readonly onClose: () => void };

/** Says what the deletion of the account ends, and asks for the password where the login is not fresh. */
export function DeleteAccountDialog({ editor, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations('profile.ownData');
  const { deletion, isDeleting, deletionErrors, onDelete } = editor;
  const field = describeFields(deleteAccountFields, { t, errors: deletionErrors?.fields });
  const labels = { ...use(LabelsContext), back: t('keep') };
  const hasPassword = deletion.needs_password && deletion.has_password;
  return (
    <LabelsContext value={labels}>
      <FormDialog
        title={t('confirmTitle')}
        lead={t('confirmLead')}
        action={t('delete')}
        hasOwnChecks
        isBusy={isDeleting}
        errorMessage={deletionErrors?.message ?? (hasPassword ? undefined : deletionErrors?.fields['password'])}
        onSend={(form) => {
          const password = form.get('password');
          onDelete(typeof password === 'string' ? password : '');
        }}
        onClose={onClose}
      >
        {deletion.bookings > 0 && <p className="text-15 font-strong">{t('bookings', { count: deletion.bookings })}</p>}
        {hasPassword && <PasswordField {...field('password')} autoComplete="current-password" />}
        {deletion.needs_password && !deletion.has_password && <p className="text-15">{t('logInAgain')}</p>}
      </FormDialog>
    </LabelsContext>
  );
}
