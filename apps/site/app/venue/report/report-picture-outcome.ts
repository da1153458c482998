import type { FormErrors } from '../../forms/form-errors.ts';

/** What became of reporting a picture. */
export type ReportPictureOutcome =
  | { readonly kind: 'reported' | 'offline' }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors };
