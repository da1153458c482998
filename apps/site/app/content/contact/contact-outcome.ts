import type { Refused } from '../../forms/form-errors.ts';

/** What became of a message. */
export type ContactOutcome =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'failed' };
