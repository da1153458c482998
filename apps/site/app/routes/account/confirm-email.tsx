import { useFetcher, useLocation } from 'react-router';
import { type ConfirmEmailOutcome, EmailConfirmation } from '../../identity/email-confirmation.tsx';
import { browserApi } from '../../shell/api.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { languageOf } from '../../shell/language.ts';
import { readLinkToken } from '../../shell/link-token.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { readForm } from '../../shell/read-form.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import type { Route } from './+types/confirm-email.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'profile'), head: headOf(language, 'profile') };
}

/** Confirms with the token of an email that its reader has the address of an account. */
export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<ConfirmEmailOutcome> {
  const typed = await readForm(request);
  try {
    await browserApi(languageOf(params), '').confirmEmail({ body: { token: typed('token') } });
    return { kind: 'done' };
  } catch (error) {
    const { message, fields } = toFormErrors(error, '');
    const text = message ?? Object.values(fields).join(' ');
    return { kind: 'failed', message: text || undefined };
  }
}

export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <ConfirmEmailContent />
    </PageMessages>
  );
}

function ConfirmEmailContent() {
  const { hash } = useLocation();
  const { data, state, submit } = useFetcher<ConfirmEmailOutcome>();
  // The fragment of an address is known in the browser alone.
  const token = useHydrated() ? readLinkToken(hash) : undefined;
  return (
    <EmailConfirmation
      hasToken={token !== undefined}
      outcome={data}
      isBusy={state !== 'idle'}
      onConfirm={() => void submit({ token: token ?? '' }, { method: 'post' })}
    />
  );
}
