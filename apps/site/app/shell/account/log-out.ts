import type { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { logInPathOf } from '../navigation.ts';
import { clearSession, readToken } from '../session-store.ts';

/** How a logout ended, the server's message where there is one, and the path that follows. */
type LogOutOutcome = {
  readonly outcome: 'ended' | 'none' | 'expired' | 'failed';
  readonly message?: string;
  readonly path: string;
};

/** Ends the session on the server, and in this browser in any case. The API client loads only on the call. */
export async function logOut(language: Language, roleId: number): Promise<LogOutOutcome> {
  if (readToken() === undefined) {
    clearSession();
    return { outcome: 'none', path: logInPathOf(roleId) };
  }
  try {
    const { browserApi } = await import('../api.ts');
    await browserApi(language).logOut();
    return { outcome: 'ended', path: '/' };
  } catch (error) {
    return toOutcome(error as Partial<ApiError>, roleId);
  } finally {
    clearSession();
  }
}

function toOutcome({ status, body }: Partial<ApiError>, roleId: number): LogOutOutcome {
  if (status === 401) return { outcome: 'expired', path: logInPathOf(roleId) };
  return { outcome: 'failed', path: '/', ...(body ? { message: body.message } : {}) };
}
