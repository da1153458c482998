import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { Start } from '../slots/slots.ts';

/** One booking and when it was asked for (milliseconds), or why it is not here. */
export type BookingAnswer =
  | { readonly kind: 'visit'; readonly booking: BookingDetail; readonly now: number }
  | { readonly kind: 'missing' | 'failed' | 'offline' };

/** What somebody wants to become of a booking. */
export type Change =
  | { readonly verb: 'cancel'; readonly reason: string }
  | {
      readonly verb: 'move' | 'propose';
      readonly start: Start;
      /** null: whoever is free. */ readonly personId: number | null;
    }
  | { readonly verb: 'accept_proposal' | 'decline_proposal'; readonly proposalId: number };

/** How that ended. Sentences are the server's own; where it said none, the page has one. */
export type ChangeAnswer =
  | { readonly kind: 'changed'; readonly message: string }
  /** The booking is no longer what the page showed. */
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'taken';
      readonly message: string;
      readonly start: Start | undefined;
      readonly near: readonly Start[];
    }
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly isOffline: boolean };

/** What changes a booking: the sending, what is under way, how the last one ended. */
export type Changing = {
  readonly answer: ChangeAnswer | undefined;
  readonly busy: Change['verb'] | undefined;
  readonly send: (change: Change) => void;
};
