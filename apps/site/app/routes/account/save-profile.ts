import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { readForm } from '../../shell/read-form.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage } from '../../shell/language.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import { readToken, storeSession } from '../../shell/session-store.ts';

/** What became of saving the profile. */
export type SaveProfileOutcome =
  | { readonly kind: 'saved' | 'failed' }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors };

/** Saves what the form holds, and the name wherever it is shown. Throws a redirect to the login where the session is over. */
export async function saveProfile(request: Request, language: Language): Promise<SaveProfileOutcome> {
  const typed = await readForm(request);
  const token = readToken();
  const body = {
    name: typed('name'),
    phone: typed('phone'),
    city: typed('city'),
    state: typed('state'),
    alias: typed('alias'),
  };
  try {
    const { message, data } = await browserApi(language, token).updateProfile({ body });
    if (token !== undefined) storeSession(data, token);
    toast(message);
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw redirectToLogIn(language, error.message, inLanguage(language, '/profile'));
    }
    const formErrors = toFormErrors(error, '');
    return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
  }
}
