/** Who is signed in here, as the browser remembers it. role_id 0 is a vendor. */
export type Session = { readonly name: string; readonly roleId: number };

/** What this browser knows: nobody, somebody, or data that nobody can read. */
export type SessionState = { readonly session: Session | undefined; readonly isCorrupt: boolean };

const nobody: SessionState = { session: undefined, isCorrupt: false };
let last: { user: string | null; token: string | null; state: SessionState } | undefined;

/** Calls back whenever somebody signs in or out, in this tab or another. */
export function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener('authChange', listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('authChange', listener);
  };
}

/** The state now; the same object until it changes. */
export function readState(): SessionState {
  const user = localStorage.getItem('user');
  const token = localStorage.getItem('token');
  if (last?.user !== user || last.token !== token) last = { user, token, state: parse(user, token) };
  return last.state;
}

/** The state before the browser was asked. */
export const serverState = (): SessionState => nobody;

/** The token of the session; undefined where nobody is signed in. */
export const readToken = (): string | undefined => localStorage.getItem('token') ?? undefined;

/** Remembers a session and tells everybody. */
export function store(user: { name: string; role_id: number }, token: string): void {
  localStorage.setItem('user', JSON.stringify({ name: user.name, role_id: user.role_id }));
  localStorage.setItem('username', user.name);
  localStorage.setItem('token', token);
  dispatchEvent(new Event('authChange'));
}

/** Forgets the session and tells everybody. */
export function clear(): void {
  for (const name of ['user', 'username', 'token']) localStorage.removeItem(name);
  dispatchEvent(new Event('authChange'));
}

function parse(user: string | null, token: string | null): SessionState {
  if (user === null) return nobody;
  try {
    const { name, role_id: roleId } = JSON.parse(user) as { name?: unknown; role_id?: unknown };
    if (typeof roleId !== 'number') throw new TypeError('no role');
    return token === null
      ? nobody
      : { session: { name: typeof name === 'string' ? name : '', roleId }, isCorrupt: false };
  } catch {
    return { session: undefined, isCorrupt: true };
  }
}
