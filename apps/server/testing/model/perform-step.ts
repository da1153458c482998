import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { Client } from '@tajmeelspot/contract/client.ts';
import type { ModelOperation } from './operations.ts';
import {
  assignmentsOf,
  countGranted,
  dateAndTime,
  expectOutcome,
  nth,
  nthEmployee,
  outcomeOf,
  type PlayContext,
  startAt,
} from './play-context.ts';
import * as model from './state.ts';

type StepOperation = Extract<ModelOperation, { kind: 'step' }>;
type StepTarget = { startsAt: number; employee: number | null };

/** Applies a step to a booking of the server and of the model; rejects where `can` or the outcome differs. */
export async function performStep(context: PlayContext, requested: StepOperation): Promise<void> {
  const { setup, state } = context;
  const { step } = requested;
  const isPreferred = preferredBookings[step];
  const booking = model.nthLast(state, requested.booking, isPreferred && ((one) => isPreferred(one, state)));
  const operation = booking && { ...requested, side: sideOf(booking, requested) };
  const target = operation && targetOf(state, booking, operation);
  if (!target) return;
  const { side } = operation;
  const { client } = side === 'vendor' ? booking.venue.owner : nth(setup.customers, booking.customer);
  const { can } = (await client.findBooking({ params: { id: String(booking.id) } })).data;
  const allowed = model.stepVerdict(state, booking, step, side);
  if (can[step].is_allowed !== (allowed === 'done')) {
    throw new Error(
      `can.${step} of the ${side} of booking ${booking.id} is ${can[step].is_allowed}, but it is ${allowed}`,
    );
  }
  const { expected, candidates } = expectedOutcome(state, booking, operation, target);
  const { verdict, answer } = await outcomeOf(callServer(client, booking, operation, target));
  expectOutcome(`${step} by the ${side} of booking ${booking.id}`, verdict, expected);
  if (!answer) return;
  applyStep(state, booking, operation, { target, data: answer.data });
  if (candidates && !candidates.includes(nth(booking.assignments, 0).employee))
    throw new Error(`booking ${booking.id} went to a busy person`);
  countGranted(context, step);
}

/** The side that acts; a proposal is mostly answered by the other side. */
const sideOf = ({ proposal }: model.ModelBooking, { step, side, booking }: StepOperation): model.ModelSide => {
  if (!proposal || booking % 4 === 0 || (step !== 'accept_proposal' && step !== 'decline_proposal')) return side;
  return proposal.by === 'vendor' ? 'customer' : 'vendor';
};

/** The bookings that a step is mostly tried with. */
const preferredBookings: Partial<
  Record<model.ModelStep, (booking: model.ModelBooking, state: model.ModelState) => boolean>
> = {
  confirm: (booking, state) => model.visibleStatus(booking, state) === 'pending',
  decline: (booking, state) => model.visibleStatus(booking, state) === 'pending',
  complete: (booking, { now }) => booking.status === 'confirmed' && model.startOf(booking) <= now,
  no_show: (booking, { now }) => booking.status === 'confirmed' && model.startOf(booking) <= now,
  undo_no_show: (booking) => booking.status === 'no_show',
  accept_proposal: (booking, state) => model.openProposal(booking, state) !== undefined,
  decline_proposal: (booking, state) => model.openProposal(booking, state) !== undefined,
};

/** The new time of a booking, or its present one for a step that moves nothing; undefined where the step has no target. */
function targetOf(
  state: model.ModelState,
  booking: model.ModelBooking,
  { step, time, employee }: StepOperation,
): StepTarget | undefined {
  const [first] = booking.assignments;
  if (!first || ((step === 'accept_proposal' || step === 'decline_proposal') && !booking.proposal)) return undefined;
  if (step === 'accept_proposal' && booking.proposal) return booking.proposal;
  if (step !== 'reschedule' && step !== 'move' && step !== 'propose') return first;
  const startsAt = startAt(state, first.treatment, time);
  if (startsAt === undefined) return undefined;
  if (employee === undefined) return { startsAt, employee: first.employee };
  return { startsAt, employee: employee === null ? null : nthEmployee(first.treatment, employee) };
}

/** The verdicts that a step may end with, and the employees who may have the booking afterwards. */
function expectedOutcome(
  state: model.ModelState,
  booking: model.ModelBooking,
  { step, side }: StepOperation,
  target: StepTarget,
): { expected: string[]; candidates?: number[] } {
  const allowed = model.stepVerdict(state, booking, step, side);
  const [first, ...others] = booking.assignments;
  const isMove = step === 'reschedule' || step === 'move' || step === 'accept_proposal';
  if (allowed === 'done' && step === 'undo_no_show') {
    const isBusy = booking.assignments.some(({ startsAt, treatment: { minutes } }) =>
      model.isCustomerBusy(state, booking.customer, { startsAt, minutes }, booking),
    );
    const isFree = !isBusy && booking.assignments.every((assignment) => model.isFree(state, assignment, booking));
    return { expected: [isFree ? 'done' : 'slot_taken'] };
  }
  if (allowed !== 'done' || !first || (!isMove && step !== 'propose')) return { expected: [allowed] };
  // Other tests check where several treatments fit.
  if (others.length > 0)
    return { expected: ['done', 'invalid', 'override_needed', ...(isMove ? ['slot_taken', 'customer_busy'] : [])] };
  // The lead time does not bind the venue itself.
  const hasBegun = model.startOf(booking) <= state.now;
  const venue = step === 'move' ? { ...booking.venue, leadMs: hasBegun ? -86_400_000 : 0 } : booking.venue;
  const { verdict, candidates } = model.holdVerdict(state, { ...target, venue, treatment: first.treatment }, booking);
  const { minutes } = first.treatment;
  const isBusy = model.isCustomerBusy(state, booking.customer, { startsAt: target.startsAt, minutes }, booking);
  // A venue hears only that the time is taken: where else its customers go is theirs alone.
  const refused = side === 'customer' ? 'customer_busy' : 'slot_taken';
  // Its owner is warned where a booking could stand outside the hours.
  const warned = step === 'move' && verdict === 'invalid' ? ['override_needed'] : [];
  if (isMove) return { expected: [isBusy && verdict !== 'invalid' ? refused : verdict, ...warned], candidates };
  // A proposal holds no time: the slot must be offered, free or taken.
  return { expected: [verdict === 'slot_taken' ? 'done' : verdict] };
}

function callServer(
  client: Client,
  { id, proposal }: model.ModelBooking,
  { step, side }: StepOperation,
  { startsAt, employee }: StepTarget,
) {
  const params = { id: String(id) };
  const proposalParams = { id: String(proposal?.id) };
  const body = { ...dateAndTime(startsAt), employee_id: employee };
  const calls: Record<model.ModelStep, () => Promise<{ data: BookingDetail }>> = {
    confirm: () => client.confirmBooking({ params }),
    decline: () => client.declineBooking({ params, body: { reason: 'Full that day' } }),
    cancel: () => client.cancelBooking({ params, body: { reason: side === 'vendor' ? 'Water pipe' : '' } }),
    complete: () => client.completeBooking({ params }),
    no_show: () => client.markNoShow({ params }),
    undo_no_show: () => client.undoNoShow({ params }),
    reschedule: () => client.rescheduleBooking({ params, body }),
    move: () => client.moveBooking({ params, body }),
    propose: () => client.proposeTime({ params, body }),
    accept_proposal: () => client.acceptProposal({ params: proposalParams }),
    decline_proposal: () => client.declineProposal({ params: proposalParams }),
  };
  return calls[step]();
}

const statusAfter = {
  confirm: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
  complete: 'completed',
  no_show: 'no_show',
  undo_no_show: 'confirmed',
} as const;

type StepResult = { target: StepTarget; data: BookingDetail };

/** Applies a step to the model. */
function applyStep(
  state: model.ModelState,
  booking: model.ModelBooking,
  { step, side }: StepOperation,
  { target, data }: StepResult,
): void {
  const { now } = state;
  if (step === 'propose') {
    const expiresAt = Math.min(now + 48 * 3_600_000, model.startOf(booking), target.startsAt);
    booking.proposal = { ...target, id: data.proposal?.id ?? 0, by: side, expiresAt, isOpen: true };
    return;
  }
  if (step === 'decline_proposal') {
    if (booking.proposal) booking.proposal.isOpen = false;
    return;
  }
  if (step !== 'reschedule' && step !== 'move' && step !== 'accept_proposal')
    return model.changeStatus(booking, statusAfter[step], now);
  const assignments = assignmentsOf(booking.venue, data);
  if (assignments[0]?.startsAt !== target.startsAt) throw new Error(`booking ${booking.id} went to another time`);
  if (assignments.some((assignment) => !model.isFree(state, assignment, booking)))
    throw new Error(`booking ${booking.id} holds time that another booking holds`);
  // A move to the present time changes nothing.
  if (step === 'move' && areSame(assignments, booking.assignments)) return;
  booking.answerBy = Date.parse(data.answer_by ?? data.starts_at);
  const status = step === 'accept_proposal' || booking.venue.isAutomatic ? 'confirmed' : 'pending';
  model.moveBooking(booking, assignments, step === 'move' ? booking.status : status, state);
}

const areSame = (some: readonly model.ModelAssignment[], others: readonly model.ModelAssignment[]): boolean =>
  some.every(
    ({ employee, startsAt }, index) => employee === others[index]?.employee && startsAt === others[index].startsAt,
  );
