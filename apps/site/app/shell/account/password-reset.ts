import type { Language } from '@tajmeelspot/language/languages.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import { browserApi } from '../api.ts';
import { toFormErrors } from '../to-form-errors.ts';
import { readForm } from '../read-form.ts';

/** What became of asking for a link to choose a new password. */
export type RequestResetOutcome =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'failed' };

/** What became of choosing a new password with the code of the mail. */
export type ResetPasswordOutcome =
  | { readonly kind: 'done'; readonly message: string; readonly email: string }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'mismatch' | 'failed' };

/** Asks for the mail with the link. */
export async function requestPasswordReset(request: Request, language: Language): Promise<RequestResetOutcome> {
  const typed = await readForm(request);
  try {
    const { message } = await browserApi(language).forgotPassword({ body: { email: typed('email') } });
    return { kind: 'sent', message };
  } catch (error) {
    return toOutcome(error);
  }
}

/** Sets the new password. */
export async function resetPassword(request: Request, language: Language): Promise<ResetPasswordOutcome> {
  const typed = await readForm(request);
  const [password, confirmation] = [typed('password'), typed('password_confirmation')];
  if (password !== confirmation) return { kind: 'mismatch' };
  const body = { email: typed('email'), token: typed('token'), password, password_confirmation: confirmation };
  try {
    const { message } = await browserApi(language).resetPassword({ body });
    return { kind: 'done', message, email: body.email };
  } catch (error) {
    return toOutcome(error);
  }
}

function toOutcome(error: unknown): { kind: 'rejected'; formErrors: FormErrors } | { kind: 'failed' } {
  const formErrors = toFormErrors(error, '');
  return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
}
