import { type ChosenNumbers, numbersChange, numbersKey } from './numbers-store.ts';

/** Stores the choice on the device; everything on screen follows it. */
export function chooseNumbersAndTime({ digits, clock }: ChosenNumbers): void {
  const choice = [digits === 'arab' ? digits : '', clock === 'h23' ? clock : ''].join(' ').trim();
  try {
    if (choice === '') localStorage.removeItem(numbersKey);
    else localStorage.setItem(numbersKey, choice);
  } catch {
    // A device without memory keeps the default.
  }
  dispatchEvent(new Event(numbersChange));
}
