import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Step, Wanted } from '../shell/steps.ts';

/** A step that wants to know more first: a reason, or another time. */
export type Question = 'decline' | 'cancel' | 'propose' | 'move';

/** Where parts hand over what is to be done with a booking. */
export type Desk = {
  /** Shows a booking with everything about it. */
  readonly open: (booking: Booking) => void;
  /** Asks what a step wants to know. */
  readonly ask: (question: Question, booking: Booking) => void;
  readonly take: (step: Step) => void;
  /** Moves a booking that was dragged; where that is refused it springs back, and why is said. */
  readonly drag: (booking: Booking, wanted: Wanted, springBack: () => void) => void;
  readonly isBusy: (booking: Booking, verb: Step['verb']) => boolean;
  /** Why the last step did not work, as a sentence. */
  readonly errorMessageOf: (booking: Booking) => string | undefined;
  /** Steps that were taken without a connection and wait to be sent. */
  readonly waitingOf: (booking: Booking) => readonly Step['verb'][];
};
