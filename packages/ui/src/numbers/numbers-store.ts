import { useMemo, useSyncExternalStore } from 'react';

/** Digits and clock that a device has chosen, as language tags name them. */
export type ChosenNumbers = { readonly digits: 'latn' | 'arab'; readonly clock: 'h12' | 'h23' };

const key = 'numbers';
const changed = 'numbersChange';

/** The choice of this device, which all applications of the host share; Latin digits and twelve hours where it made none. */
export function readNumbersAndTime(): ChosenNumbers {
  return toChoice(read());
}

/** The same for a component. A page from the server is drawn with the default first, then again with the choice. */
export function useNumbersAndTime(): ChosenNumbers {
  const stored = useSyncExternalStore(subscribe, read, () => '');
  return useMemo(() => toChoice(stored), [stored]);
}

/** Stores the choice on the device; everything on screen follows it. */
export function chooseNumbersAndTime({ digits, clock }: ChosenNumbers): void {
  const choice = [digits === 'arab' ? digits : '', clock === 'h23' ? clock : ''].join(' ').trim();
  try {
    if (choice === '') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // A device without memory keeps the default.
  }
  dispatchEvent(new Event(changed));
}

const toChoice = (stored: string): ChosenNumbers => ({
  digits: stored.includes('arab') ? 'arab' : 'latn',
  clock: stored.includes('h23') ? 'h23' : 'h12',
});

function read(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
