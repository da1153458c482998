import type { Language } from '@tajmeelspot/language/languages.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { browserApi } from '../api.ts';
import { toFormErrors } from '../to-form-errors.ts';
import type { AccountKind } from './log-in.ts';
import { readForm } from '../read-form.ts';

/** How a sign-up ended. */
export type SignUpOutcome =
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'mismatch' | 'failed' };

/** Makes an account from what the form holds. */
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
    return { kind: 'done', email: user.email ?? body.email };
  } catch (error) {
    const formErrors = toFormErrors(error, '');
    return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
  }
}
