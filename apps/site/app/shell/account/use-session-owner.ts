import { useState } from 'react';
import { useSession } from '../use-session.ts';
import { readToken } from '../session-store.ts';

/**
 * The token of the signed-in user, or of the user who was signed in when the page was opened: an answer to that user may
 * still be on its way, and may lead elsewhere. Undefined where nobody was. Another session is another owner.
 */
export function useSessionOwner(): string | undefined {
  const { session } = useSession();
  const token = session && readToken();
  const [owner, setOwner] = useState(token);
  if (token !== undefined && token !== owner) setOwner(token);
  return owner;
}
