import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { Client } from '@tajmeelspot/contract/client.ts';
import type { Operation } from './operations.ts';
import * as stages from './stage.ts';
import type { Stage } from './stage.ts';
import * as model from './state.ts';

type Given = Extract<Operation, { kind: 'step' }>;
type Target = { startsAt: number; employee: number | null };

/** Takes a step of a booking with the server and with the model; `can` must have told how it ends. */
export async function takeStep(stage: Stage, asked: Given): Promise<void> {
  const { scene, state } = stage;
  const { step } = asked;
  const isMeant = meant[step];
  const booking = model.nthLast(state, asked.booking, isMeant && ((one) => isMeant(one, state)));
  const given = booking && { ...asked, side: sideOf(booking, asked) };
  const target = given && targetOf(state, booking, given);
  if (!target) return;
  const { side } = given;
  const { client } = side === 'vendor' ? booking.venue.owner : stages.nth(scene.customers, booking.customer);
  const { can } = (await client.findBooking({ params: { id: String(booking.id) } })).data;
  const may = model.mayStep(state, booking, step, side);
  if (can[step].is_allowed !== (may === 'done')) {
    throw new Error(`can.${step} of the ${side} of booking ${booking.id} is ${can[step].is_allowed}, but it is ${may}`);
  }
  const { expected, takers } = expectation(state, booking, given, target);
  const { verdict, answer } = await stages.outcomeOf(ask(client, booking, given, target));
  stages.expectOne(`${step} by the ${side} of booking ${booking.id}`, verdict, expected);
  if (!answer) return;
  settle(state, booking, given, { target, data: answer.data });
  if (takers && !takers.includes(stages.nth(booking.turns, 0).employee))
    throw new Error(`booking ${booking.id} went to a busy person`);
  stages.count(stage, step);
}

/** Proposals are mostly answered by whom they were made to. */
const sideOf = ({ proposal }: model.Booking, { step, side, booking }: Given): model.Side => {
  if (!proposal || booking % 4 === 0 || (step !== 'accept_proposal' && step !== 'decline_proposal')) return side;
  return proposal.by === 'vendor' ? 'customer' : 'vendor';
};

/** Which bookings a step is mostly tried with. */
const meant: Partial<Record<model.StepName, (booking: model.Booking, state: model.State) => boolean>> = {
  confirm: (booking, state) => model.seen(booking, state) === 'pending',
  decline: (booking, state) => model.seen(booking, state) === 'pending',
  complete: (booking, { now }) => booking.status === 'confirmed' && model.startOf(booking) <= now,
  no_show: (booking, { now }) => booking.status === 'confirmed' && model.startOf(booking) <= now,
  accept_proposal: (booking, state) => model.openProposal(booking, state) !== undefined,
  decline_proposal: (booking, state) => model.openProposal(booking, state) !== undefined,
};

/** Where a booking is to go; for a step that leads nowhere, where it is. Undefined: there is nothing to ask for. */
function targetOf(state: model.State, booking: model.Booking, { step, when, employee }: Given): Target | undefined {
  const [first] = booking.turns;
  if (!first || ((step === 'accept_proposal' || step === 'decline_proposal') && !booking.proposal)) return undefined;
  if (step === 'accept_proposal' && booking.proposal) return booking.proposal;
  if (step !== 'reschedule' && step !== 'move' && step !== 'propose') return first;
  const startsAt = stages.startAt(state, first.line, when);
  if (startsAt === undefined) return undefined;
  if (employee === undefined) return { startsAt, employee: first.employee };
  return { startsAt, employee: employee === null ? null : stages.nthEmployee(first.line, employee) };
}

/** How the step may end, and who can have the booking then. */
function expectation(
  state: model.State,
  booking: model.Booking,
  { step, side }: Given,
  target: Target,
): { expected: string[]; takers?: number[] } {
  const may = model.mayStep(state, booking, step, side);
  const [first, ...others] = booking.turns;
  const isMove = step === 'reschedule' || step === 'move' || step === 'accept_proposal';
  if (may !== 'done' || !first || (!isMove && step !== 'propose')) return { expected: [may] };
  // Where several fit in a row is the affair of another test.
  if (others.length > 0) return { expected: ['done', 'invalid', ...(isMove ? ['slot_taken'] : [])] };
  // Its own lead time does not bind a venue.
  const venue = step === 'move' ? { ...booking.venue, leadMs: 0 } : booking.venue;
  const { verdict, takers } = model.mayHold(state, { ...target, venue, line: first.line }, booking);
  if (isMove) return { expected: [verdict], takers };
  // A proposal holds nothing: the time must be offered, free or not.
  return { expected: [verdict === 'slot_taken' ? 'done' : verdict] };
}

function ask(client: Client, { id, proposal }: model.Booking, { step, side }: Given, { startsAt, employee }: Target) {
  const params = { id: String(id) };
  const answered = { id: String(proposal?.id) };
  const body = { ...stages.dateAndTime(startsAt), employee_id: employee };
  const calls: Record<model.StepName, () => Promise<{ data: BookingDetail }>> = {
    confirm: () => client.confirmBooking({ params }),
    decline: () => client.declineBooking({ params, body: { reason: 'Full that day' } }),
    cancel: () => client.cancelBooking({ params, body: { reason: side === 'vendor' ? 'Water pipe' : '' } }),
    complete: () => client.completeBooking({ params }),
    no_show: () => client.markNoShow({ params }),
    reschedule: () => client.rescheduleBooking({ params, body }),
    move: () => client.moveBooking({ params, body }),
    propose: () => client.proposeTime({ params, body }),
    accept_proposal: () => client.acceptProposal({ params: answered }),
    decline_proposal: () => client.declineProposal({ params: answered }),
  };
  return calls[step]();
}

const leadTo = {
  confirm: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
  complete: 'completed',
  no_show: 'no_show',
} as const;

type Taken = { target: Target; data: BookingDetail };

/** What the model becomes by a step. */
function settle(state: model.State, booking: model.Booking, { step, side }: Given, { target, data }: Taken): void {
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
    return model.change(booking, leadTo[step], now);
  const turns = stages.turnsOf(booking.venue, data);
  if (turns[0]?.startsAt !== target.startsAt) throw new Error(`booking ${booking.id} went to another time`);
  if (turns.some((turn) => !model.isFree(state, turn, booking)))
    throw new Error(`booking ${booking.id} holds what was held`);
  // Where it was already: nothing was done.
  if (step === 'move' && isSame(turns, booking.turns)) return;
  booking.answerBy = Date.parse(data.answer_by ?? data.starts_at);
  const asked = step === 'accept_proposal' || booking.venue.isAutomatic ? 'confirmed' : 'pending';
  model.move(booking, turns, step === 'move' ? booking.status : asked, state);
}

const isSame = (some: readonly model.Turn[], others: readonly model.Turn[]): boolean =>
  some.every(
    ({ employee, startsAt }, turn) => employee === others[turn]?.employee && startsAt === others[turn].startsAt,
  );
