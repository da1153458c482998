import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { readForm } from '../../shell/read-form.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage } from '../../shell/language.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import { clearSession, readToken } from '../../shell/session-store.ts';

/** What became of changing the password. */
export type SavePasswordOutcome =
  | { readonly kind: 'changed'; readonly message: string }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'mismatch' | 'signedOut' | 'failed' };

/** Changes the password. Throws a redirect to the login where the session is over. */
export async function savePassword(request: Request, language: Language): Promise<SavePasswordOutcome> {
  const typed = await readForm(request);
  // Without its token what is left of the session is worth nothing, and the page says so by itself.
  if (readToken() === undefined) {
    clearSession();
    return { kind: 'signedOut' };
  }
  const body = {
    old_password: typed('old_password'),
    new_password: typed('new_password'),
    new_password_confirmation: typed('new_password_confirmation'),
  };
  if (body.new_password !== body.new_password_confirmation) return { kind: 'mismatch' };
  try {
    const { message } = await browserApi(language).changePassword({ body });
    return { kind: 'changed', message };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw redirectToLogIn(language, error.message, inLanguage(language, '/ChangePassword'));
    }
    const formErrors = toFormErrors(error, '');
    return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
  }
}
