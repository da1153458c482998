export { shell } from './shell.ts';
export { card } from './card.ts';
export { home } from './home.ts';
export { search } from './search.ts';
export { identity } from './identity.ts';
export { listing } from './listing.ts';
export { booking } from './booking.ts';
export { bookings } from './bookings.ts';
