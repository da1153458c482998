import { ApiError, type SiteClient } from '@tajmeelspot/contract/client.ts';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { RequestAnswerOutcome } from '../../booking/request/request-answer.ts';
import { RequestAnswerPage } from '../../booking/request/request-answer-page.tsx';
import { browserApi } from '../../shell/api.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { languageOf } from '../../shell/language.ts';
import { readLinkToken } from '../../shell/link-token.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { readForm } from '../../shell/read-form.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import type { Route } from './+types/answer-request.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'requestAnswer', 'bookings'), head: headOf(language, 'requestAnswer') };
}

/** Reads the request of a link, or answers it as the form says. Reading changes nothing: programs follow links as well. */
export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<RequestAnswerOutcome> {
  const typed = await readForm(request);
  const api = browserApi(languageOf(params), '');
  const [token, intent, reason] = [typed('token'), typed('intent'), typed('reason').trim()];
  try {
    if (intent !== 'confirm' && intent !== 'decline') return await readRequest(api, token);
    const { data, message } = await api.answerBookingRequest({
      body: { token, answer: intent, ...(reason === '' ? {} : { reason }) },
    });
    return { kind: 'request', request: data, message };
  } catch (error) {
    return toOutcome(error, api, token);
  }
}

async function readRequest(api: SiteClient, token: string, message?: string): Promise<RequestAnswerOutcome> {
  const { data } = await api.readBookingRequest({ body: { token } });
  return { kind: 'request', request: data, message };
}

async function toOutcome(error: unknown, api: SiteClient, token: string): Promise<RequestAnswerOutcome> {
  const { message, fields } = toFormErrors(error, '');
  const text = message ?? Object.values(fields).join(' ');
  const code = error instanceof ApiError ? error.body?.code : undefined;
  if (code === 'link_over' || code === 'invalid') return { kind: 'over', message: text };
  // Somebody else answered first: the page shows how.
  if (code === 'not_possible') return readRequest(api, token, text).catch(() => ({ kind: 'failed', message: text }));
  return { kind: 'failed', message: text || undefined };
}

export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function AnswerRequest({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <AnswerContent />
    </PageMessages>
  );
}

function AnswerContent() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const reading = useFetcher<RequestAnswerOutcome>();
  const answering = useFetcher<RequestAnswerOutcome>();
  // The fragment of an address is known in the browser alone.
  const token = isHydrated ? readLinkToken(hash) : undefined;
  const { submit: read } = reading;
  useEffect(() => {
    if (token !== undefined) void read({ token, intent: 'read' }, { method: 'post' });
  }, [token, read]);
  const send = (answer: object) => void answering.submit({ token: token ?? '', ...answer }, { method: 'post' });
  return (
    <RequestAnswerPage
      hasToken={token !== undefined || !isHydrated}
      outcome={reading.data}
      answered={answering.data}
      isReading={reading.state !== 'idle'}
      busy={
        answering.state === 'idle' ? undefined : answering.formData?.get('intent') === 'decline' ? 'decline' : 'confirm'
      }
      onRetry={() => void read({ token: token ?? '', intent: 'read' }, { method: 'post' })}
      onConfirm={() => send({ intent: 'confirm' })}
      onDecline={(reason) => send({ intent: 'decline', reason })}
    />
  );
}
