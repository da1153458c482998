import type { Language } from '@tajmeelspot/language/languages.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import { browserApi } from '../api.ts';
import { toFormErrors } from '../to-form-errors.ts';
import { storeSession } from '../session-store.ts';
import { readForm } from '../read-form.ts';

/** Whose login page it is. */
export type AccountKind = 'customer' | 'professional';

/** How a login ended. Words that the server did not say are left to the page. */
export type LogInOutcome =
  | { readonly kind: 'in'; readonly name: string }
  /** The login goes on with a code; errors are those of the last one. */
  | { readonly kind: 'code'; readonly loginToken: string; readonly formErrors: FormErrors | undefined }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'not-vendor' | 'failed' };

/** Logs in with what the form holds, or with the code of a login that has begun, and remembers the session. The professional door takes vendors only. */
export async function logIn(request: Request, language: Language, accountKind: AccountKind): Promise<LogInOutcome> {
  const typed = await readForm(request);
  const loginToken = typed('login_token');
  try {
    const api = browserApi(language);
    const { token, user } = await (loginToken === ''
      ? api.logIn({ body: { email: typed('email'), password: typed('password') } })
      : api.finishLogIn({ body: { token: loginToken, code: typed('code') } }));
    if (accountKind === 'professional' && user.role_id !== 0) {
      await browserApi(language, token).logOut();
      return { kind: 'not-vendor' };
    }
    storeSession(user, token);
    return { kind: 'in', name: user.name };
  } catch (error) {
    const begun = error instanceof ApiError ? error.body?.login_token : undefined;
    if (begun !== undefined) return { kind: 'code', loginToken: begun, formErrors: undefined };
    const formErrors = toFormErrors(error, '');
    if (loginToken !== '') return { kind: 'code', loginToken, formErrors };
    return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
  }
}
