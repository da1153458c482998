import { updateProfileFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import type { User } from '@tajmeelspot/contract/identity/profile.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { EmailField } from '../email-field.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { GovernorateField } from './governorate-field.tsx';

/** An account with how everybody sees its user. */
export type ProfileUser = User & { readonly alias: string | null; readonly public_name: string };

type ProfileFormProps = {
  readonly user: ProfileUser;
  readonly formErrors: FormErrors | undefined;
  readonly isBusy: boolean;
};

/** What a person may change about the account; the email only stands there. */
export function ProfileForm({ user, formErrors, isBusy }: ProfileFormProps) {
  const t = useTranslations('profile.form');
  return (
    <Form
      method="post"
      navigate={false}
      fetcherKey="profile"
      aria-label={t('title')}
      className="grid grid-cols-1 gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line md:grid-cols-2 md:gap-x-5 lg:p-8"
    >
      <div className="md:col-span-2">
        <h2 className="text-22">{t('title')}</h2>
        <p className="mt-1 text-15 text-ink-soft">{t('lead')}</p>
      </div>
      {formErrors?.message !== undefined && (
        <div className="md:col-span-2">
          <ErrorMessage text={formErrors.message} />
        </div>
      )}
      <Details user={user} errors={formErrors?.fields} />
      {user.email !== null && (
        <div className="md:col-span-2">
          <EmailField defaultValue={user.email} readOnly error={undefined} hint={t('emailHint')} />
        </div>
      )}
      <Button type="submit" isBusy={isBusy} className="mt-2 md:justify-self-start">
        {t('save')}
      </Button>
    </Form>
  );
}

type DetailsProps = { readonly user: ProfileUser; readonly errors: FormErrors['fields'] | undefined };

function Details({ user, errors }: DetailsProps) {
  const t = useTranslations('profile.form');
  const field = describeFields(updateProfileFields, { t, errors });
  return (
    <>
      <TextField {...field('name')} icon="user" autoComplete="name" defaultValue={user.name} />
      <TextField
        {...field('phone')}
        icon="phone"
        autoComplete="tel"
        placeholder="0770 123 4567"
        defaultValue={user.phone ?? ''}
      />
      <TextField {...field('city')} icon="pin" autoComplete="address-level2" defaultValue={user.city ?? ''} />
      <GovernorateField {...field('state')} defaultValue={user.state ?? ''} />
      <TextField
        {...field('alias')}
        icon="smile"
        autoComplete="nickname"
        defaultValue={user.alias ?? ''}
        hint={t('aliasHint', { name: user.public_name })}
        className="md:col-span-2"
      />
    </>
  );
}
