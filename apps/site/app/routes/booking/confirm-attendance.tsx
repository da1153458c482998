import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useFetcher, useLocation } from 'react-router';
import {
  AttendanceConfirmation,
  type ConfirmAttendanceOutcome,
} from '../../booking/detail/attendance-confirmation.tsx';
import { browserApi } from '../../shell/api.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { languageOf } from '../../shell/language.ts';
import { readLinkToken } from '../../shell/link-token.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { readForm } from '../../shell/read-form.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import type { Route } from './+types/confirm-attendance.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'bookings'), head: headOf(language, 'bookings') };
}

/** Confirms with the token of a reminder that its customer is coming. */
export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<ConfirmAttendanceOutcome> {
  const typed = await readForm(request);
  try {
    const { message } = await browserApi(languageOf(params), '').confirmAttendance({ body: { token: typed('token') } });
    return { kind: 'done', message };
  } catch (error) {
    const { message, fields } = toFormErrors(error, '');
    const text = message ?? Object.values(fields).join(' ');
    return { kind: 'failed', message: text || undefined, isOffline: !(error instanceof ApiError) };
  }
}

export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function ConfirmAttendance({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <AttendanceContent />
    </PageMessages>
  );
}

function AttendanceContent() {
  const { hash } = useLocation();
  const { data, state, submit } = useFetcher<ConfirmAttendanceOutcome>();
  // The fragment of an address is known in the browser alone.
  const token = useHydrated() ? readLinkToken(hash) : undefined;
  return (
    <AttendanceConfirmation
      hasToken={token !== undefined}
      outcome={data}
      isBusy={state !== 'idle'}
      onConfirm={() => void submit({ token: token ?? '' }, { method: 'post' })}
    />
  );
}
