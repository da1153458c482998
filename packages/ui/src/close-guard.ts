import { createContext } from 'react';

/**
 * Closes what holds an element, or asks first and closes when that is wanted; true: it asks. Where an application gives
 * none, it closes.
 */
export type CloseGuard = (inside: Element | null, close: () => void) => boolean;

/** What stands between a dialog and its end. */
export const CloseGuardContext = createContext<CloseGuard>((_inside, close) => {
  close();
  return false;
});
