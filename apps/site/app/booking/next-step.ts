import type { Booking } from '@tajmeelspot/contract/booking.ts';

/** The next step of a booking, and until when (ISO 8601); its text has the key `bookings.nextStep`. */
export type BookingNextStep =
  | { readonly kind: 'answer' | 'cancel' | 'proposal'; readonly until: string }
  | { readonly kind: 'fixed' | 'proposed' | 'attendance' | 'expired' | 'review' };

/** The next step of a booking, from what the server says can be done; undefined where there is none. */
export function nextStepOf(booking: Booking): BookingNextStep | undefined {
  const { status, can, proposal, answer_by: answerBy, change_by: changeBy } = booking;
  if (proposal?.by === 'venue') return { kind: 'proposed' };
  if (proposal) return { kind: 'proposal', until: proposal.expires_at };
  if (answerBy !== null) return { kind: 'answer', until: answerBy };
  if (status === 'confirmed' && can.cancel.is_allowed) return { kind: 'cancel', until: changeBy };
  if (booking.attendance_confirmed_at !== null && status === 'confirmed') return { kind: 'attendance' };
  if (can.cancel.code === 'too_late') return { kind: 'fixed' };
  if (status === 'expired') return { kind: 'expired' };
  return can.review.is_allowed ? { kind: 'review' } : undefined;
}
