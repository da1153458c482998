import { baghdadReviews } from './baghdad.ts';
import { newKindsReviews } from './new-kinds.ts';
import { northReviews } from './north.ts';
import type { ReviewsByService } from './review-rows.ts';
import { southAndWestReviews } from './south-and-west.ts';

/** The reviews of every service; a service without any is new. */
export const reviews: ReviewsByService = {
  ...baghdadReviews,
  ...southAndWestReviews,
  ...northReviews,
  ...newKindsReviews,
};
