import { clearSession } from '../session-store.ts';

/** What this device remembers that says nothing of anybody. */
const impersonal = new Set(['theme', 'numbers', 'storesPasses']);

/** Ends the session in this browser and removes everything it knows of anybody; look, digits and the choices of the device stay. */
export function forgetDevice(): void {
  for (const key of Object.keys(localStorage)) if (!impersonal.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  clearSession();
}
