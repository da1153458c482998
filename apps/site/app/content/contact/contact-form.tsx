import type { FormErrors } from '../../forms/form-errors.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

type ContactFormProps = { readonly formErrors: FormErrors | undefined; readonly isBusy: boolean };

// The contract's own list would bring its whole validation into the browser.
const subjects = ['One', 'Two', 'Three'] as const;

/** A message to whoever runs the marketplace. Nothing is checked here: the server says what is missing. */
export function ContactForm({ formErrors, isBusy }: ContactFormProps) {
  const t = useTranslations('contact.form');
  const errors = formErrors?.fields ?? {};
  const sentences = Object.values(errors).filter((sentence) => sentence !== undefined);
  return (
    <Form method="post" noValidate replace className="grid gap-4">
      <ErrorMessage text={formErrors && (formErrors.message ?? sentences.join(' '))} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="name" label={t('name')} icon="user" autoComplete="name" dir="auto" error={errors['name']} />
        <TextField
          name="email"
          label={t('email')}
          type="email"
          icon="mail"
          autoComplete="email"
          dir="ltr"
          error={errors['email']}
        />
        <TextField
          name="phone"
          label={t('phone')}
          type="tel"
          icon="phone"
          autoComplete="tel"
          dir="ltr"
          error={errors['phone']}
        />
        <SelectField name="subject" label={t('subject')} defaultValue="" error={errors['subject']}>
          <option value="">{t('choose')}</option>
          {subjects.map((subject) => (
            <option key={subject} value={subject}>
              {t(subject)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea name="message" label={t('message')} rows={6} dir="auto" error={errors['message']} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start max-md:w-full">
        {t('submit')}
      </Button>
    </Form>
  );
}
