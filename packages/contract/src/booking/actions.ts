/** What can be done with a booking, by its customer or by its venue. */
export const bookingActions = [
  'confirm',
  'decline',
  'cancel',
  'reschedule',
  'move',
  'complete',
  'no_show',
  'undo_no_show',
  'correct',
  'check_in',
  'undo_check_in',
  'propose',
  'accept_proposal',
  'decline_proposal',
  'book_again',
  'review',
] as const;

/** Something that can be done with a booking. */
export type BookingAction = (typeof bookingActions)[number];

/** Why something cannot be done with a booking. */
export const hindrances = [
  'not_possible',
  'too_late',
  'too_early',
  'venue_only',
  'customer_only',
  'no_proposal',
  'own_proposal',
  'not_offered',
  'not_completed',
  'not_yet',
  'no_account',
  'correction_over',
] as const;

/** Why something cannot be done with a booking. */
export type Hindrance = (typeof hindrances)[number];
