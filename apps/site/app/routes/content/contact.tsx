import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useNavigate, useNavigation } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ContactForm } from '../../content/contact/contact-form.tsx';
import type { ContactOutcome } from '../../content/contact/contact-outcome.ts';
import { ContactPage } from '../../content/contact/contact-page.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { TimedDialog } from '../../forms/timed-dialog.tsx';
import { readForm } from '../../shell/read-form.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/contact.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'contact', 'identity'), head: headOf(language, 'contact') };
}

/** Sends a message. Whatever else goes wrong is said in one sentence. */
export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<ContactOutcome> {
  const typed = await readForm(request);
  // An empty choice is none of the contract's: it is the server that says so.
  const subject = typed('subject') as 'One';
  const body = {
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    subject,
    message: typed('message'),
  };
  try {
    const { message } = await browserApi(languageOf(params), '').sendContactMessage({ body });
    return { kind: 'sent', message };
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status < 500 && error.body !== null;
    return isAnswered ? { kind: 'rejected', formErrors: toFormErrors(error, '') } : { kind: 'failed' };
  }
}

export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Contact({ loaderData: { messages }, actionData }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <ContactContent outcome={actionData} />
    </PageMessages>
  );
}

/** How long the good news stays before it leads home. */
const successMs = 5000;

function ContactContent({ outcome }: { readonly outcome: ContactOutcome | undefined }) {
  const t = useTranslations('contact.form');
  const language = useLanguage();
  const navigate = useNavigate();
  const isBusy = useNavigation().formMethod !== undefined;
  const failed: FormErrors | undefined = outcome?.kind === 'failed' ? { message: t('failed'), fields: {} } : undefined;
  return (
    <ContactPage>
      <ContactForm formErrors={outcome?.kind === 'rejected' ? outcome.formErrors : failed} isBusy={isBusy} />
      {outcome?.kind === 'sent' && (
        <TimedDialog
          title={t('sent')}
          text={outcome.message}
          ms={successMs}
          onEnd={() => void navigate(inLanguage(language, '/'))}
        />
      )}
    </ContactPage>
  );
}
