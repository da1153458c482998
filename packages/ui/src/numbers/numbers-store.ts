import { useSyncExternalStore } from 'react';

/** Digits and clock that a device has chosen, as language tags name them. */
export type ChosenNumbers = { readonly digits: 'latn' | 'arab'; readonly clock: 'h12' | 'h23' };

/** Where the device stores the choice, and the event that tells of a new one. */
export const numbersKey = 'numbers';
export const numbersChange = 'numbersChange';

/** The choice of this device, which all applications of the host share; Latin digits and twelve hours where it made none. */
export const readNumbersAndTime = (): ChosenNumbers => toChoice(read());

/** The same for a component. A page from the server is drawn with the default first, then again with the choice. */
export const useNumbersAndTime = (): ChosenNumbers => toChoice(useSyncExternalStore(subscribe, read, () => ''));

const toChoice = (stored: string): ChosenNumbers => ({
  digits: stored.includes('arab') ? 'arab' : 'latn',
  clock: stored.includes('h23') ? 'h23' : 'h12',
});

function read(): string {
  try {
    return localStorage.getItem(numbersKey) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(numbersChange, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(numbersChange, listener);
    removeEventListener('storage', listener);
  };
}
