import { availability } from './availability.ts';
import { booking } from './booking.ts';
import { catalog } from './catalog.ts';
import { clients } from './clients.ts';
import { operator } from './operator/operator.ts';
import { content } from './content.ts';
import { favourites } from './favourites.ts';
import { identity } from './identity.ts';
import { messages } from './messages.ts';
import { privacy } from './privacy.ts';
import { reviews } from './reviews.ts';
import { scheduling } from './scheduling.ts';
import { search } from './search.ts';
import { searchMap } from './search-map.ts';
import { till } from './till.ts';
import { ownCourses } from './till/courses.ts';
import { trustLog } from './trust-log.ts';
import { venuePages } from './venue-pages.ts';
import { venues } from './venues/venues.ts';
import { waitlist } from './waitlist.ts';
import { backoffice } from './backoffice.ts';

/** Every call of the API by the name of its verb. */
export const contract = {
  ...identity,
  ...trustLog,
  ...venues,
  ...catalog,
  ...availability,
  ...booking,
  ...clients,
  ...scheduling,
  ...till,
  ...ownCourses,
  ...backoffice,
  ...waitlist,
  ...search,
  ...searchMap,
  ...reviews,
  ...venuePages,
  ...favourites,
  ...content,
  ...messages,
  ...privacy,
  ...operator,
};

/** The whole contract's type, for the client and the server's binding. */
export type Contract = typeof contract;
