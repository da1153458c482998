import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Refused } from '../../forms/form-errors.ts';
import { readForm } from '../../shell/read-form.ts';
import { toLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage } from '../../shell/language.ts';
import { notify } from '../../shell/toasts/toast-store.ts';
import { toRefused } from '../../shell/to-form-errors.ts';
import { readToken, store } from '../../shell/session-store.ts';

/** What became of saving the profile. */
export type ProfileSaved =
  | { readonly kind: 'saved' | 'failed' }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Saves what the form holds, and the name wherever it is shown. Throws a redirect to the login where the session is over. */
export async function saveProfile(request: Request, language: Language): Promise<ProfileSaved> {
  const typed = await readForm(request);
  const token = readToken();
  const body = { name: typed('name'), phone: typed('phone'), city: typed('city'), state: typed('state') };
  try {
    const { message, data } = await browserApi(language, token).updateProfile({ body });
    if (token !== undefined) store(data, token);
    notify({ tone: 'good', text: message });
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw toLogIn(language, error.message, inLanguage(language, '/profile'));
    }
    const refused = toRefused(error, '');
    return refused.message === '' ? { kind: 'failed' } : { kind: 'refused', refused };
  }
}
