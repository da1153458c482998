/** A request whose answer is not known: sent again under its key it cannot book twice. */
export type BookingAttempt = { readonly request: string; readonly key: string };

/** The attempt for a request: the previous one where the request is the same, else one with a new key. */
export const attemptFor = (request: string, previous: BookingAttempt | undefined): BookingAttempt =>
  previous?.request === request ? previous : { request, key: newKey() };

// crypto.randomUUID exists on secure origins alone.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
