import type { Refused } from '../forms/form-errors.ts';
import type { ReviewsRead } from './review-store.ts';

/** The reviews of a service read so far, or that the next ones did not come. */
export type ReviewsAnswer = ({ readonly kind: 'read' } & ReviewsRead) | { readonly kind: 'failed' };

/** What became of writing, deleting or reporting a review. */
export type ReviewOutcome =
  | { readonly kind: 'review' | 'reported' | 'offline' }
  | { readonly kind: 'refused'; readonly refused: Refused };
