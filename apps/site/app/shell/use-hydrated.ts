import { createBrowserValue } from './browser-value.ts';

/** Whether the browser has taken the page over; false on the server and in the first rendering after it. */
export const useHydrated = createBrowserValue(
  () => () => {},
  () => true,
  false,
);
