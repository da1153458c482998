import { RatingBadge } from './rating-badge.tsx';
import type { ServiceCardView } from './service-card-view.ts';

/** What visitors thought of a service, or that it has no review yet. */
export const ServiceRating = ({ rating }: Pick<ServiceCardView, 'rating'>) => (
  <RatingBadge rating={rating?.mean ?? null} count={rating?.count ?? 0} />
);
