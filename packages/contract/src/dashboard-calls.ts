import { backoffice } from './backoffice.ts';
import { clients } from './clients.ts';
import type { Contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
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
  'assignResource',
  'correctBooking',
  'previewDelay',
  'delayBookings',
  'undoDelay',
  'previewRepeat',
  'repeatBooking',
  'cancelSeries',
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

/** Texts that a venue keeps sealed, files with everything in them, and what a browser of the owner alone asks for. */
const unseen: ReadonlySet<string> = new Set([
  'findClient',
  'findClientNote',
  'findClientAllergies',
  'exportClients',
  'exportClientsSheet',
  'exportVenueBookings',
  'exportVenueBookingsSheet',
  'findLicenceDocument',
  'findChannels',
]);

const groups: Readonly<Record<string, Endpoint>> = {
  ...venues,
  ...ownServices,
  ...clients,
  ...scheduling,
  ...backoffice,
};

/**
 * The calls by which an operator reads the dashboard of a venue as the venue sees it: those that change nothing, and the
 * one that ends it.
 */
export const viewCalls: ReadonlySet<string> = new Set([
  ...Object.entries(groups).flatMap(([verb, { path }]) => (path.startsWith('GET ') && !unseen.has(verb) ? [verb] : [])),
  'findUser',
  'findBooking',
  'listBookingDeliveries',
  'listVenueTreatments',
  'listVenueReviews',
  'logOut',
]);
