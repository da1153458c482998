import { backoffice } from './backoffice.ts';
import { clients } from './clients.ts';
import type { Contract } from './contract.ts';
import { scheduling } from './scheduling.ts';
import { till } from './till.ts';
import { ownServices } from './venues/own-services.ts';
import { venues } from './venues/venues.ts';

/** What the dashboard calls of other slices. */
const single = [
  'logOut',
  'findUser',
  'findBooking',
  'lookAtContact',
  'listBookingDeliveries',
  // It says by which channels requests come, and no whole address.
  'findChannels',
  'addPushSubscription',
  'confirmBooking',
  'declineBooking',
  'cancelBooking',
  'completeBooking',
  'markNoShow',
  'undoNoShow',
  'correctBooking',
  'previewDelay',
  'delayBookings',
  'undoDelay',
  'moveBooking',
  'proposeTime',
  'acceptProposal',
  'declineProposal',
  'listVenueTreatments',
  'addWalkIn',
  'eraseWalkIn',
  'eraseClient',
  'checkIn',
  'undoCheckIn',
  'listVenueReviews',
  'replyToReview',
  'deleteReply',
  'reportReview',
] as const satisfies readonly (keyof Contract)[];

/**
 * The calls of members that a session of the dashboard opens; for all others it is none. Its token was on its way in an
 * address, so it can neither book, nor change the account, nor open more of it.
 */
export const dashboardCalls: ReadonlySet<string> = new Set([
  ...Object.keys({ ...venues, ...ownServices, ...clients, ...scheduling, ...till, ...backoffice }),
  ...single,
]);
