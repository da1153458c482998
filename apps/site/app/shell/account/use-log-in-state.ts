import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readResetLink, type ResetLink } from '../../identity/reset/reset-link.ts';
import { useHydrated } from '../use-hydrated.ts';

/** What a login knows from the step before it: the address of the account, and where the dialog for a new password begins. */
type LogInState = { readonly email?: string; readonly reset?: ResetLink | undefined };

/** What a login knows, and the way to make it know more. The link of the mail opens the dialog. */
export function useLogInState(): [LogInState, (next: LogInState) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The server knew nothing of it.
  const isHydrated = useHydrated();
  const setLogInState = useCallback(
    (next: LogInState) => void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: next }),
    [navigate, pathname, search],
  );
  useEffect(() => {
    const reset = readResetLink(hash);
    if (!reset) return;
    // The code leaves the address at once, so that nobody reads it over a shoulder, however long the rest takes.
    history.replaceState(history.state, '', location.pathname + location.search);
    setLogInState({ reset });
  }, [hash, setLogInState]);
  return [isHydrated ? ((state as LogInState | null) ?? {}) : {}, setLogInState];
}
