import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { BookingStepInput, BookingTimeInput } from '../shell/booking/booking-steps.ts';

/** A step that wants to know more first: a reason, or another time. */
export type BookingQuestion = 'decline' | 'cancel' | 'correct' | 'propose' | 'move';

/** Where parts hand over what is to be done with a booking. */
export type BookingActions = {
  /** Shows a booking with everything about it. */
  readonly open: (booking: Booking) => void;
  /** Asks what a step wants to know. */
  readonly ask: (question: BookingQuestion, booking: Booking) => void;
  readonly take: (step: BookingStepInput) => void;
  /** Moves a booking that was dragged; where that is refused it springs back, and why is said. */
  readonly drag: (booking: Booking, time: BookingTimeInput, springBack: () => void) => void;
  readonly isBusy: (booking: Booking, verb: BookingStepInput['verb']) => boolean;
  /** Why the last step did not work, as a sentence. */
  readonly errorMessageOf: (booking: Booking) => string | undefined;
  /** Steps that were taken without a connection and wait to be sent. */
  readonly queuedStepsOf: (booking: Booking) => readonly BookingStepInput['verb'][];
};
