import type { BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import type { BookingAction } from '@tajmeelspot/contract/booking/actions.ts';

/** Who takes a step. */
export type BookingParty = 'customer' | 'vendor' | 'system';

/** A step in the life of a booking that leads from one state to the next, or leaves it. */
export type BookingStepName =
  | Exclude<BookingAction, 'book_again' | 'review'>
  | 'expire'
  | 'release'
  | 'confirm_attendance'
  | 'retain'
  | 'reassign'
  | 'delay'
  | 'undo_delay';

/** What must hold besides the state; `hindranceOf` says when each does. */
type StepCondition =
  | 'in_time'
  | 'begun'
  | 'ahead'
  | 'unasked'
  | 'theirs'
  | 'unanswered'
  | 'unconfirmed'
  | 'near'
  | 'just_arrived'
  | 'just_missed'
  | 'correctable'
  | 'movable';

/** One step from a state to the next, who takes it, and on which condition. */
export type Transition = {
  readonly from: BookingStatus;
  readonly verb: BookingStepName;
  readonly to: BookingStatus;
  readonly who: BookingParty;
  readonly when?: StepCondition;
};

/**
 * Every step of a booking; any other is refused. A customer's move needs the answer of the venue again, unless the
 * venue confirms automatically.
 */
export const transitions: readonly Transition[] = [
  { from: 'pending', verb: 'confirm', to: 'confirmed', who: 'vendor' },
  { from: 'pending', verb: 'decline', to: 'declined', who: 'vendor' },
  { from: 'pending', verb: 'expire', to: 'expired', who: 'system', when: 'unanswered' },
  // A request that is not answered binds neither side, so its customer can cancel it at any time.
  { from: 'pending', verb: 'cancel', to: 'cancelled', who: 'customer' },
  { from: 'pending', verb: 'cancel', to: 'cancelled', who: 'vendor' },
  { from: 'pending', verb: 'reschedule', to: 'pending', who: 'customer' },
  { from: 'confirmed', verb: 'cancel', to: 'cancelled', who: 'customer', when: 'in_time' },
  { from: 'confirmed', verb: 'cancel', to: 'cancelled', who: 'vendor' },
  { from: 'confirmed', verb: 'reschedule', to: 'pending', who: 'customer', when: 'in_time' },
  { from: 'confirmed', verb: 'complete', to: 'completed', who: 'vendor', when: 'begun' },
  { from: 'confirmed', verb: 'no_show', to: 'no_show', who: 'vendor', when: 'begun' },
  { from: 'no_show', verb: 'undo_no_show', to: 'confirmed', who: 'vendor', when: 'just_missed' },
  { from: 'completed', verb: 'correct', to: 'no_show', who: 'vendor', when: 'correctable' },
  { from: 'no_show', verb: 'correct', to: 'completed', who: 'vendor', when: 'correctable' },
  // A check-in leaves the state as it is; the venue completes the booking afterwards.
  { from: 'confirmed', verb: 'check_in', to: 'confirmed', who: 'vendor', when: 'near' },
  { from: 'confirmed', verb: 'undo_check_in', to: 'confirmed', who: 'vendor', when: 'just_arrived' },
  { from: 'confirmed', verb: 'confirm_attendance', to: 'confirmed', who: 'customer', when: 'ahead' },
  { from: 'confirmed', verb: 'release', to: 'cancelled', who: 'system', when: 'unconfirmed' },
  ...proposalSteps('pending'),
  ...proposalSteps('confirmed'),
  ...venueSteps('pending'),
  ...venueSteps('confirmed'),
];

/** The venue moves a booking. Where its own change causes a conflict, it retains the booking or reassigns it. */
function venueSteps(from: BookingStatus): Transition[] {
  return (['move', 'retain', 'reassign', 'delay', 'undo_delay'] as const).map((verb) => ({
    from,
    verb,
    to: from,
    who: 'vendor',
    // A booking under way is lengthened, moved in the rest of the day, or given to somebody else.
    when: verb === 'move' && from === 'confirmed' ? 'movable' : 'ahead',
  }));
}

/** Both sides can propose; the side that has received a proposal accepts or declines it before it proposes another. */
function proposalSteps(from: BookingStatus): Transition[] {
  return (['customer', 'vendor'] as const).flatMap((who) => [
    { from, verb: 'propose', to: from, who, when: 'unasked' },
    { from, verb: 'accept_proposal', to: 'confirmed', who, when: 'theirs' },
    { from, verb: 'decline_proposal', to: from, who, when: 'theirs' },
  ]);
}

/** The states that a booking can change to from each state. */
export const statusesAfter: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: listStatusesAfter('pending'),
  confirmed: listStatusesAfter('confirmed'),
  declined: listStatusesAfter('declined'),
  expired: listStatusesAfter('expired'),
  cancelled: listStatusesAfter('cancelled'),
  completed: listStatusesAfter('completed'),
  no_show: listStatusesAfter('no_show'),
};

function listStatusesAfter(status: BookingStatus): BookingStatus[] {
  const next = transitions.filter(({ from, to }) => from === status && to !== status).map(({ to }) => to);
  return [...new Set(next)];
}
