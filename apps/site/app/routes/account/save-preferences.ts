import { ApiError } from '@tajmeelspot/contract/client.ts';
import { isLanguage } from '@tajmeelspot/language/languages.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { readForm } from '../../shell/read-form.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import type { Route } from './+types/save-preferences.ts';

/** What became of choosing the language of messages. */
export type SavePreferencesOutcome = { readonly kind: 'saved' | 'failed' };

/** Chooses the language of messages. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<SavePreferencesOutcome> {
  const language = languageOf(params);
  const chosen = (await readForm(request))('message_language');
  try {
    const body = { message_language: isLanguage(chosen) ? chosen : null };
    const { message } = await browserApi(language).changePreferences({ body });
    toast(message);
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw redirectToLogIn(language, error.message, inLanguage(language, '/profile'));
    }
    return { kind: 'failed' };
  }
}
