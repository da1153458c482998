import type { Language } from '@tajmeelspot/language/languages.ts';
import { clearSession, readSession, readToken } from '../session-store.ts';

/** What became of opening the dashboard: the browser is leaving, there is no right to it, or nobody answered. */
export type OpenDashboardOutcome = 'leaving' | 'denied' | 'failed';

/**
 * Trades the session for a hand-off and leaves for the vendor dashboard, which lies outside of the site. Without the
 * role or a session that the server knows, what is left of the session is forgotten.
 */
export async function openDashboard(
  language: Language,
  leave: (address: string) => void,
): Promise<OpenDashboardOutcome> {
  if (readSession().session?.roleId !== 0 || readToken() === undefined) return deny();
  try {
    const { browserApi } = await import('../api.ts');
    const { token, path } = await browserApi(language).handOff({ body: { audience: 'vendor_dashboard' } });
    leave(`${path}?${new URLSearchParams({ token, language })}`);
    return 'leaving';
  } catch (error) {
    const { status } = error as { readonly status?: number };
    return status === 401 || status === 403 ? deny() : 'failed';
  }
}

function deny(): OpenDashboardOutcome {
  clearSession();
  return 'denied';
}
