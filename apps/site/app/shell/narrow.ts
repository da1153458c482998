import { createBrowserValue } from './browser-value.ts';

/** Ends once the window has room for the panel. */
export const whenWide = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isNarrow()) return;
      narrow().removeEventListener('change', look);
      resolve();
    };
    narrow().addEventListener('change', look);
    look();
  });

function subscribe(listener: () => void): () => void {
  narrow().addEventListener('change', listener);
  return () => narrow().removeEventListener('change', listener);
}

/** Whether the window is too narrow for something beside the page. */
export const isNarrow = (): boolean => narrow().matches;

const narrow = (): MediaQueryList => matchMedia('(max-width: 1199px)');

/** Whether the window is too narrow for the panel beside the page; false until the browser has taken the page over. */
export const useIsNarrow = createBrowserValue(subscribe, isNarrow, false);
