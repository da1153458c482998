export { Portfolio } from './portfolio.tsx';
export { VenueSide } from './venue-side.tsx';
export { VenuePlace } from './venue-place.tsx';
export { VenueReviews } from './venue-reviews.tsx';
export { VenueTeam } from './venue-team.tsx';
