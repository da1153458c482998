import { forgetPages } from './offline-pages.ts';

/** Where this device stores passes. */
export const passesKey = 'passes';
/** The event that says that passes, or the choice to store them, changed in this tab. */
export const passesChange = 'passesChange';

/** Removes every pass from this device, and the pages that show them. */
export function forgetPasses(): void {
  localStorage.removeItem(passesKey);
  forgetPages();
  dispatchEvent(new Event(passesChange));
}
