import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { SignedIn } from '@tajmeelspot/contract/identity/sessions.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { readForm } from '../../shell/read-form.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/sessions.ts';

/** Where somebody is signed in and when that was asked (milliseconds), or that it did not arrive. */
export type SessionsAnswer =
  | { readonly kind: 'list'; readonly sessions: readonly SignedIn[]; readonly now: number }
  | { readonly kind: 'failed' };

/** What became of ending sessions; the server's words where it said any. */
export type EndSessionsOutcome = { readonly kind: 'ended' | 'failed'; readonly message: string | undefined };

/** The sessions of the signed-in user. Throws a redirect to the login where this one is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<SessionsAnswer> {
  const language = languageOf(params);
  try {
    const { data } = await browserApi(language).listSessions({ signal: request.signal });
    return { kind: 'list', sessions: data, now: Date.now() };
  } catch (error) {
    redirectWhenExpired(error, language);
    return { kind: 'failed' };
  }
}

/** Ends the session that `id` names, or all others but this one where it names none. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<EndSessionsOutcome> {
  const language = languageOf(params);
  const id = (await readForm(request))('id');
  const api = browserApi(language);
  try {
    const { message } = await (id === '' ? api.endOtherSessions() : api.endSession({ params: { id } }));
    return { kind: 'ended', message };
  } catch (error) {
    redirectWhenExpired(error, language);
    return { kind: 'failed', message: error instanceof ApiError ? error.body?.message : undefined };
  }
}

function redirectWhenExpired(error: unknown, language: Language): void {
  if (error instanceof ApiError && error.status === 401) {
    throw redirectToLogIn(language, error.message, inLanguage(language, '/ChangePassword'));
  }
}
