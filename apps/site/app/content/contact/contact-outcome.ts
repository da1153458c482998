import type { FormErrors } from '../../forms/form-errors.ts';

/** What became of a message. */
export type ContactOutcome =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'failed' };
