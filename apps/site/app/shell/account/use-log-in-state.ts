import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readResetLink, type ResetStart } from '../../identity/reset/reset-link.ts';
import { useHydrated } from '../use-hydrated.ts';

/** What a login knows from the step before it: the address of the account, and where the dialog for a new password begins. */
type Known = { readonly email?: string; readonly reset?: ResetStart | undefined };

/** What a login knows, and the way to make it know more. The link of the mail opens the dialog. */
export function useKnown(): [Known, (known: Known) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The server knew nothing of it.
  const isHydrated = useHydrated();
  const know = useCallback(
    (known: Known) => void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: known }),
    [navigate, pathname, search],
  );
  useEffect(() => {
    const reset = readResetLink(hash);
    if (!reset) return;
    // Whoever looks over a shoulder sees no code, however long the rest takes.
    history.replaceState(history.state, '', location.pathname + location.search);
    know({ reset });
  }, [hash, know]);
  return [isHydrated ? ((state as Known | null) ?? {}) : {}, know];
}
