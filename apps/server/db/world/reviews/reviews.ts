import { baghdadReviews } from './baghdad.ts';
import { northReviews } from './north.ts';
import type { Reviews } from './review-rows.ts';
import { southAndWestReviews } from './south-and-west.ts';

/** What guests wrote; a listing that is missing here is new. */
export const reviews: Reviews = { ...baghdadReviews, ...southAndWestReviews, ...northReviews };
