import type { FormErrors } from '../forms/form-errors.ts';
import type { ReadReviews } from './review-store.ts';

/** The reviews of a service read so far, or that the next ones did not come. */
export type ReviewsAnswer = ({ readonly kind: 'read' } & ReadReviews) | { readonly kind: 'failed' };

/** What became of writing, deleting or reporting a review. */
export type ReviewOutcome =
  | { readonly kind: 'review' | 'reported' | 'offline' }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors };
