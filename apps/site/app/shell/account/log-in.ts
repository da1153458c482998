import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Refused } from '../../forms/form-errors.ts';
import { browserApi } from '../api.ts';
import { toRefused } from '../to-form-errors.ts';
import { store } from '../session-store.ts';
import { readForm } from '../read-form.ts';

/** Whose login page it is. */
export type Door = 'customer' | 'professional';

/** How a login ended. Words that the server did not say are left to the page. */
export type LogInResult =
  | { readonly kind: 'in'; readonly name: string }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'not-vendor' | 'failed' };

/** Logs in with what the form holds and remembers the session. The professional door takes vendors only. */
export async function logIn(request: Request, language: Language, door: Door): Promise<LogInResult> {
  const typed = await readForm(request);
  try {
    const { token, user } = await browserApi(language).logIn({
      body: { email: typed('email'), password: typed('password') },
    });
    if (door === 'professional' && user.role_id !== 0) {
      await browserApi(language, token).logOut();
      return { kind: 'not-vendor' };
    }
    store(user, token);
    return { kind: 'in', name: user.name };
  } catch (error) {
    const refused = toRefused(error, '');
    return refused.message === '' ? { kind: 'failed' } : { kind: 'refused', refused };
  }
}
