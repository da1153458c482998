import type { Refused } from '../../identity/refused.ts';

/** What became of a message. */
export type ContactOutcome =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'failed' };
