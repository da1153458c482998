import { useState } from 'react';
import { useSession } from '../use-session.ts';
import { readToken } from '../session-store.ts';

/**
 * The token of whoever is signed in, or was when the page was opened: what was asked for in their name may be on its
 * way still, and its answer may lead elsewhere. Undefined where nobody was. Another session is another owner.
 */
export function useSessionOwner(): string | undefined {
  const { session } = useSession();
  const token = session && readToken();
  const [owner, setOwner] = useState(token);
  if (token !== undefined && token !== owner) setOwner(token);
  return owner;
}
