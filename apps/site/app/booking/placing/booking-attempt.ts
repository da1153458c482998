/** A booking that was asked for without a known answer: asking again under its key cannot book twice. */
export type Attempt = { readonly wish: string; readonly key: string };

/** The attempt for a wish: the former one if it was the same wish, else a new one. */
export const attemptFor = (wish: string, former: Attempt | undefined): Attempt =>
  former?.wish === wish ? former : { wish, key: newKey() };

// crypto.randomUUID exists only on secure origins.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
