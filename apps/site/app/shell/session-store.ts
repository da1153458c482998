import { endPush } from './device/end-push.ts';
import { forgetPasses } from './device/forget-passes.ts';
import { clearTab } from './device/tab-store.ts';

/** Who is signed in here, as the browser remembers it. role_id 0 is a vendor. */
export type SiteSession = { readonly name: string; readonly roleId: number };

/** What this browser knows: nobody, somebody, or data that nobody can read. */
export type SiteSessionState = { readonly session: SiteSession | undefined; readonly isCorrupt: boolean };

const signedOut: SiteSessionState = { session: undefined, isCorrupt: false };
let latest: { user: string | null; token: string | null; state: SiteSessionState } | undefined;

/** Calls back whenever somebody signs in or out, in this tab or another. */
export function subscribeToSession(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener('authChange', listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('authChange', listener);
  };
}

/** The state now; the same object until it changes. */
export function readSession(): SiteSessionState {
  const user = localStorage.getItem('user');
  const token = localStorage.getItem('token');
  if (latest?.user !== user || latest.token !== token) latest = { user, token, state: parse(user, token) };
  return latest.state;
}

/** The state before the browser was asked. */
export const signedOutState = (): SiteSessionState => signedOut;

/** The token of the session; undefined where nobody is signed in. */
export const readToken = (): string | undefined => localStorage.getItem('token') ?? undefined;

/** Remembers a session and tells everybody. What the device stored of a former one goes: it may be another account's. */
export function storeSession(user: { name: string; role_id: number }, token: string): void {
  if (readToken() !== token) leaveDevice();
  localStorage.setItem('user', JSON.stringify({ name: user.name, role_id: user.role_id }));
  localStorage.setItem('username', user.name);
  localStorage.setItem('token', token);
  dispatchEvent(new Event('authChange'));
}

/** Forgets the session with the passes of its bookings, and tells everybody. */
export function clearSession(): void {
  for (const name of ['user', 'username', 'token', 'newcomer']) localStorage.removeItem(name);
  clearTab();
  leaveDevice();
  dispatchEvent(new Event('authChange'));
}

function parse(user: string | null, token: string | null): SiteSessionState {
  if (user === null) return signedOut;
  try {
    const { name, role_id: roleId } = JSON.parse(user) as { name?: unknown; role_id?: unknown };
    if (typeof roleId !== 'number') throw new TypeError('no role');
    return token === null
      ? signedOut
      : { session: { name: typeof name === 'string' ? name : '', roleId }, isCorrupt: false };
  } catch {
    return { session: undefined, isCorrupt: true };
  }
}

/** What the device has of the account whose session ends. */
function leaveDevice(): void {
  forgetPasses();
  endPush();
}
