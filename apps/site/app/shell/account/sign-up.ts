import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Refused } from '../../forms/form-errors.ts';
import { browserApi } from '../api.ts';
import { toRefused } from '../to-form-errors.ts';
import type { Door } from './log-in.ts';
import { readForm } from '../read-form.ts';

/** How a sign-up ended. */
export type SignUpResult =
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'mismatch' | 'failed' };

/** Makes an account from what the form holds. */
export async function signUp(request: Request, language: Language, door: Door): Promise<SignUpResult> {
  const typed = await readForm(request);
  if (typed('password') !== typed('password_confirmation')) return { kind: 'mismatch' };
  const body = {
    name: typed('name'),
    email: typed('email'),
    password: typed('password'),
    password_confirmation: typed('password_confirmation'),
    role_id: door === 'professional' ? 0 : 1,
  };
  try {
    const { user } = await browserApi(language).signUp({ body });
    return { kind: 'done', email: user.email };
  } catch (error) {
    const refused = toRefused(error, '');
    return refused.message === '' ? { kind: 'failed' } : { kind: 'refused', refused };
  }
}
