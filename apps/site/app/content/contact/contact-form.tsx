import { sendContactMessageFields } from '@tajmeelspot/contract/forms/content-fields.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

type ContactFormProps = { readonly formErrors: FormErrors | undefined; readonly isBusy: boolean };

/** A message to the operator. Nothing is checked here: the server says what is missing. */
export function ContactForm({ formErrors, isBusy }: ContactFormProps) {
  const t = useTranslations('contact.form');
  const errors = formErrors?.fields ?? {};
  const field = describeFields(sendContactMessageFields, { t, errors });
  const sentences = Object.values(errors).filter((sentence) => sentence !== undefined);
  return (
    <Form method="post" noValidate replace className="grid gap-4">
      <ErrorMessage text={formErrors && (formErrors.message ?? sentences.join(' '))} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('name')} icon="user" autoComplete="name" dir="auto" />
        <TextField {...field('email')} icon="mail" autoComplete="email" />
        <TextField {...field('phone')} icon="phone" autoComplete="tel" />
        <SelectField {...field('subject')} defaultValue="">
          <option value="">{t('choose')}</option>
          {sendContactMessageFields.subject.choices.map((subject) => (
            <option key={subject} value={subject}>
              {t(subject)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea {...field('message')} rows={6} dir="auto" />
      <Button type="submit" isBusy={isBusy} className="justify-self-start max-md:w-full">
        {t('submit')}
      </Button>
    </Form>
  );
}
