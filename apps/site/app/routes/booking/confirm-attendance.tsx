import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useFetcher, useLocation } from 'react-router';
import { Coming, type ComingAnswer } from '../../booking/detail/attendance-confirmation.tsx';
import { tokenIn } from '../../shell/link-token.ts';
import { readForm } from '../../shell/read-form.ts';
import { browserApi } from '../../shell/api.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { languageOf } from '../../shell/language.ts';
import { toRefused } from '../../shell/to-form-errors.ts';
import { headOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/confirm-attendance.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { words: wordsOf(language, 'bookings'), head: headOf(language, 'bookings') };
}

/** Says with the token of a reminder that its customer is coming. */
export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<ComingAnswer> {
  const typed = await readForm(request);
  try {
    const { message } = await browserApi(languageOf(params), '').confirmAttendance({ body: { token: typed('token') } });
    return { kind: 'done', message };
  } catch (error) {
    const { message, errors } = toRefused(error, '');
    const said = message ?? Object.values(errors).join(' ');
    return { kind: 'failed', message: said || undefined, isOffline: !(error instanceof ApiError) };
  }
}

export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function AmComing({ loaderData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <Asked />
    </Speak>
  );
}

function Asked() {
  const { hash } = useLocation();
  const { data, state, submit } = useFetcher<ComingAnswer>();
  // The server knows nothing of the token.
  const token = useHydrated() ? tokenIn(hash) : undefined;
  return (
    <Coming
      hasToken={token !== undefined}
      answer={data}
      isBusy={state !== 'idle'}
      onYes={() => void submit({ token: token ?? '' }, { method: 'post' })}
    />
  );
}
