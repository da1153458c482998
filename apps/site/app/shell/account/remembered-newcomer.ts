/** Who has booked on this device without a password: what the form is filled with the next time. */
export type RememberedNewcomer = { readonly name: string; readonly phone: string };

const key = 'newcomer';
const unknown: RememberedNewcomer = { name: '', phone: '' };

/** What the device remembers; empty where it remembers no one, or before hydration. */
export function readNewcomer(): RememberedNewcomer {
  if (typeof document === 'undefined') return unknown;
  try {
    const { name, phone } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<RememberedNewcomer>;
    return { name: name ?? '', phone: phone ?? '' };
  } catch {
    return unknown;
  }
}

/** Remembers a name and a phone until the device is to forget. */
export const storeNewcomer = (newcomer: RememberedNewcomer): void =>
  localStorage.setItem(key, JSON.stringify(newcomer));
