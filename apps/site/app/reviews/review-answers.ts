import type { Refused } from '../identity/refused.ts';
import type { ReviewsRead } from './kept-reviews.ts';

/** The reviews of a service read so far, or that the next ones did not come. */
export type ReviewsAnswer = ({ readonly kind: 'read' } & ReviewsRead) | { readonly kind: 'failed' };

/** What became of writing, deleting or reporting a review. */
export type ReviewOutcome =
  | { readonly kind: 'review' | 'reported' | 'offline' }
  | { readonly kind: 'refused'; readonly refused: Refused };
