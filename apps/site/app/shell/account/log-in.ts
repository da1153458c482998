import type { Language } from '@tajmeelspot/language/languages.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { browserApi } from '../api.ts';
import { toFormErrors } from '../to-form-errors.ts';
import { storeSession } from '../session-store.ts';
import { readForm } from '../read-form.ts';

/** Whose login page it is. */
export type AccountKind = 'customer' | 'professional';

/** How a login ended. Words that the server did not say are left to the page. */
export type LogInOutcome =
  | { readonly kind: 'in'; readonly name: string }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'not-vendor' | 'failed' };

/** Logs in with what the form holds and remembers the session. The professional door takes vendors only. */
export async function logIn(request: Request, language: Language, accountKind: AccountKind): Promise<LogInOutcome> {
  const typed = await readForm(request);
  try {
    const { token, user } = await browserApi(language).logIn({
      body: { email: typed('email'), password: typed('password') },
    });
    if (accountKind === 'professional' && user.role_id !== 0) {
      await browserApi(language, token).logOut();
      return { kind: 'not-vendor' };
    }
    storeSession(user, token);
    return { kind: 'in', name: user.name };
  } catch (error) {
    const formErrors = toFormErrors(error, '');
    return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
  }
}
