import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { SlotTime } from '../slots/slots.ts';

/** A booking, `now` being when it was loaded (milliseconds), or why it is missing. */
export type BookingAnswer =
  | { readonly kind: 'booking'; readonly booking: BookingDetail; readonly now: number }
  | { readonly kind: 'missing' | 'failed' | 'offline' };

/** A change of a booking that its customer asks for. */
export type BookingChange =
  | { readonly verb: 'cancel'; readonly reason: string }
  | {
      readonly verb: 'reschedule' | 'propose';
      readonly slot: SlotTime;
      /** Null for any employee. */
      readonly employeeId: number | null;
    }
  | { readonly verb: 'accept_proposal' | 'decline_proposal'; readonly proposalId: number };

/** The outcome of a change. Messages are the server's; undefined where it gave none. */
export type ChangeBookingOutcome =
  | { readonly kind: 'changed'; readonly message: string }
  /** The booking is no longer what the page showed. */
  | { readonly kind: 'rejected'; readonly message: string }
  | {
      readonly kind: 'taken';
      readonly message: string;
      readonly slot: SlotTime | undefined;
      readonly nearest: readonly SlotTime[];
    }
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly isOffline: boolean };

/** Sends changes of a booking: the outcome of the last one, and the one that is being sent. */
export type BookingChanges = {
  readonly outcome: ChangeBookingOutcome | undefined;
  readonly busy: BookingChange['verb'] | undefined;
  readonly send: (change: BookingChange) => void;
};
