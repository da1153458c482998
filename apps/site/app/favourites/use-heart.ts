import { useState } from 'react';
import { useKeeping } from '../shell/marks/use-keeping.ts';
import { useMark } from '../shell/marks/use-mark.ts';
import { readToken } from '../shell/session-store.ts';
import { useSession } from '../shell/session.ts';

/** The heart of a service: whether it is full, what a press does, and whether a visitor is asked to log in. */
export function useHeart(serviceId: number) {
  const { session } = useSession();
  const isKept = useMark(serviceId)?.isKept ?? false;
  const keep = useKeeping();
  const [isAsking, setAsking] = useState(false);
  return {
    isKept,
    // A press may come before the page has been drawn for whoever is logged in.
    press: () => (readToken() ? void keep(serviceId, !isKept) : setAsking(true)),
    isAsking: isAsking && !session,
    stopAsking: () => setAsking(false),
  };
}
