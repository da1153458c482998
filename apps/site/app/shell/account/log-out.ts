import type { Language } from '@tajmeelspot/language/languages.ts';
import { loginOf } from '../navigation.ts';
import { clear, readToken } from '../session-store.ts';

/** How a logout went, what the server said where it refused, and where it leads. */
type Leaving = {
  readonly outcome: 'ended' | 'none' | 'expired' | 'failed';
  readonly message?: string;
  readonly path: string;
};

/** Ends the session on the server and always in this browser. The API's client is loaded only now. */
export async function logOut(language: Language, roleId: number): Promise<Leaving> {
  if (readToken() === undefined) {
    clear();
    return { outcome: 'none', path: loginOf(roleId) };
  }
  try {
    const { browserApi } = await import('../api.ts');
    await browserApi(language).logOut();
    return { outcome: 'ended', path: '/' };
  } catch (error) {
    return judge(error as Refused, roleId);
  } finally {
    clear();
  }
}

type Refused = { readonly status?: number; readonly body?: { readonly message: string } | null };

function judge({ status, body }: Refused, roleId: number): Leaving {
  if (status === 401) return { outcome: 'expired', path: loginOf(roleId) };
  return { outcome: 'failed', path: '/', ...(body ? { message: body.message } : {}) };
}
