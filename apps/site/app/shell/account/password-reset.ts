import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Refused } from '../../forms/form-errors.ts';
import { browserApi } from '../api.ts';
import { toRefused } from '../to-form-errors.ts';
import { readForm } from '../read-form.ts';

/** What became of asking for a link to choose a new password. */
export type Asked =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'failed' };

/** What became of choosing a new password with the code of the mail. */
export type Chosen =
  | { readonly kind: 'done'; readonly message: string; readonly email: string }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'mismatch' | 'failed' };

/** Asks for the mail with the link. */
export async function askForLink(request: Request, language: Language): Promise<Asked> {
  const typed = await readForm(request);
  try {
    const { message } = await browserApi(language).forgotPassword({ body: { email: typed('email') } });
    return { kind: 'sent', message };
  } catch (error) {
    return toResult(error);
  }
}

/** Sets the new password. */
export async function choosePassword(request: Request, language: Language): Promise<Chosen> {
  const typed = await readForm(request);
  const [password, confirmation] = [typed('password'), typed('password_confirmation')];
  if (password !== confirmation) return { kind: 'mismatch' };
  const body = { email: typed('email'), token: typed('token'), password, password_confirmation: confirmation };
  try {
    const { message } = await browserApi(language).resetPassword({ body });
    return { kind: 'done', message, email: body.email };
  } catch (error) {
    return toResult(error);
  }
}

function toResult(error: unknown): { kind: 'refused'; refused: Refused } | { kind: 'failed' } {
  const refused = toRefused(error, '');
  return refused.message === '' ? { kind: 'failed' } : { kind: 'refused', refused };
}
