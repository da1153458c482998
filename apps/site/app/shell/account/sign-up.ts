import type { Language } from '@tajmeelspot/language/languages.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { browserApi } from '../api.ts';
import { toFormErrors } from '../to-form-errors.ts';
import type { AccountKind } from './log-in.ts';
import { readForm } from '../read-form.ts';
import { storeSession } from '../session-store.ts';

/** How a sign-up ended. */
export type SignUpOutcome =
  /** Professionals log in by hand next, and whoever the line left between the two calls. */
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'in'; readonly name: string }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'mismatch' | 'failed' };

/** Makes an account from what the form holds, and opens it for a customer. */
export async function signUp(request: Request, language: Language, accountKind: AccountKind): Promise<SignUpOutcome> {
  const typed = await readForm(request);
  if (typed('password') !== typed('password_confirmation')) return { kind: 'mismatch' };
  const body = {
    name: typed('name'),
    email: typed('email'),
    password: typed('password'),
    password_confirmation: typed('password_confirmation'),
    role_id: accountKind === 'professional' ? 0 : 1,
  };
  try {
    const { user } = await browserApi(language).signUp({ body });
    const name = accountKind === 'customer' ? await logInAfter(language, body) : undefined;
    return name === undefined ? { kind: 'done', email: user.email ?? body.email } : { kind: 'in', name };
  } catch (error) {
    const formErrors = toFormErrors(error, '');
    return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
  }
}

/** Logs in with what was just chosen; undefined where that fails: the account is there, and the login asks for it. */
async function logInAfter(language: Language, { email, password }: { email: string; password: string }) {
  try {
    const { token, user } = await browserApi(language).logIn({ body: { email, password } });
    storeSession(user, token);
    return user.name;
  } catch {
    return undefined;
  }
}
