export {
  findCalendarEntry,
  findCalendarFeed,
  findFeedSince,
  createCalendarFeed,
  removeCalendarFeed,
} from './calendar-feed/calendar-feed.ts';
export { disputeNoShow, findAttendance } from './attendance/attendance.ts';
export { lookAtContact } from './contact/look-at-contact.ts';
export { addWalkIn, listVenueTreatments } from './walk-ins/add-walk-in.ts';
export { type ItemConflict, listItemConflicts } from './conflicts/find-conflicts.ts';
export {
  clearAttendanceAsked,
  confirmAttendance,
  issueAttendanceToken,
  recordAttendanceAsked,
} from './reminders/confirm-attendance.ts';
export { clearVenueAsked, recordVenueAsked } from './lifecycle/unanswered.ts';
export { isReminderDue } from './reminders/service-clock-rules.ts';
export { quoteBooking } from './place/quote-booking.ts';
export { findBookingMessage, listDaySummary } from './read-model/booking-message.ts';
export { claimAnnouncement } from './move/claim-announcement.ts';
export { moveBooking, rescheduleBooking } from './move/move-booking.ts';
export { holdSlot, releaseHold } from './holds/hold-slot.ts';
export { findBookingByKey, placeBooking, placeShownBooking } from './place/place-booking.ts';
export {
  cancelBooking,
  checkIn,
  completeBooking,
  confirmBooking,
  declineBooking,
  markNoShow,
  undoCheckIn,
  undoNoShow,
} from './lifecycle/steps.ts';
export { assignResource } from './resources/assign-resource.ts';
export { delayBookings, previewDelay } from './delays/delay-bookings.ts';
export { cancelSeries } from './repeats/cancel-series.ts';
export { previewRepeat, repeatBooking } from './repeats/repeat-booking.ts';
export { undoDelay } from './delays/undo-delay.ts';
export { correctBooking } from './lifecycle/correct-booking.ts';
export { changeStatusIn } from './lifecycle/change-status.ts';
export { cancelAllOf } from './lifecycle/cancel-all.ts';
export { acceptProposal, proposeTime, declineProposal } from './proposals/proposals.ts';
export { type BookingConflict, lockConflicts, resolveConflict } from './conflicts/resolve-conflict.ts';
export { bookingVersions } from './read-model/booking-version-queries.ts';
export { findBooking, listBookings, readReliability } from './read-model/to-booking.ts';
export {
  searchBookingsOfVenue,
  listRequests,
  listItemsOfVenue,
  writeBookingsOfVenue,
} from './read-model/venue-bookings.ts';
export { maintainBookings } from './reminders/maintain-bookings.ts';
