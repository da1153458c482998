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
  const visit = model.nthLast(state, asked.visit, isMeant && ((one) => isMeant(one, state)));
  const given = visit && { ...asked, side: sideOf(visit, asked) };
  const target = given && targetOf(state, visit, given);
  if (!target) return;
  const { side } = given;
  const { client } = side === 'vendor' ? visit.house.owner : stages.nth(scene.customers, visit.customer);
  const { can } = (await client.findBooking({ params: { id: String(visit.id) } })).data;
  const may = model.mayStep(state, visit, step, side);
  if (can[step].is_allowed !== (may === 'done')) {
    throw new Error(`can.${step} of the ${side} of booking ${visit.id} is ${can[step].is_allowed}, but it is ${may}`);
  }
  const { expected, takers } = expectation(state, visit, given, target);
  const { verdict, answer } = await stages.outcomeOf(ask(client, visit, given, target));
  stages.expectOne(`${step} by the ${side} of booking ${visit.id}`, verdict, expected);
  if (!answer) return;
  settle(state, visit, given, { target, data: answer.data });
  if (takers && !takers.includes(stages.nth(visit.turns, 0).employee))
    throw new Error(`booking ${visit.id} went to a busy person`);
  stages.count(stage, step);
}

/** Proposals are mostly answered by whom they were made to. */
const sideOf = ({ proposal }: model.Visit, { step, side, visit }: Given): model.Side => {
  if (!proposal || visit % 4 === 0 || (step !== 'accept' && step !== 'refuse')) return side;
  return proposal.by === 'vendor' ? 'customer' : 'vendor';
};

/** Which bookings a step is mostly tried with. */
const meant: Partial<Record<model.StepName, (visit: model.Visit, state: model.State) => boolean>> = {
  confirm: (visit, state) => model.seen(visit, state) === 'pending',
  decline: (visit, state) => model.seen(visit, state) === 'pending',
  complete: (visit, { now }) => visit.status === 'confirmed' && model.startOf(visit) <= now,
  no_show: (visit, { now }) => visit.status === 'confirmed' && model.startOf(visit) <= now,
  accept: (visit, state) => model.openProposal(visit, state) !== undefined,
  refuse: (visit, state) => model.openProposal(visit, state) !== undefined,
};

/** Where a booking is to go; for a step that leads nowhere, where it is. Undefined: there is nothing to ask for. */
function targetOf(state: model.State, visit: model.Visit, { step, when, employee }: Given): Target | undefined {
  const [first] = visit.turns;
  if (!first || ((step === 'accept' || step === 'refuse') && !visit.proposal)) return undefined;
  if (step === 'accept' && visit.proposal) return visit.proposal;
  if (step !== 'reschedule' && step !== 'move' && step !== 'propose') return first;
  const startsAt = stages.startAt(state, first.line, when);
  if (startsAt === undefined) return undefined;
  if (employee === undefined) return { startsAt, employee: first.employee };
  return { startsAt, employee: employee === null ? null : stages.nthEmployee(first.line, employee) };
}

/** How the step may end, and who can have the booking then. */
function expectation(
  state: model.State,
  visit: model.Visit,
  { step, side }: Given,
  target: Target,
): { expected: string[]; takers?: number[] } {
  const may = model.mayStep(state, visit, step, side);
  const [first, ...others] = visit.turns;
  const isMove = step === 'reschedule' || step === 'move' || step === 'accept';
  if (may !== 'done' || !first || (!isMove && step !== 'propose')) return { expected: [may] };
  // Where several fit in a row is the affair of another test.
  if (others.length > 0) return { expected: ['done', 'invalid', ...(isMove ? ['slot_taken'] : [])] };
  // Its own lead time does not bind a house.
  const house = step === 'move' ? { ...visit.house, leadMs: 0 } : visit.house;
  const { verdict, takers } = model.mayHold(state, { ...target, house, line: first.line }, visit);
  if (isMove) return { expected: [verdict], takers };
  // A proposal holds nothing: the time must be offered, free or not.
  return { expected: [verdict === 'slot_taken' ? 'done' : verdict] };
}

function ask(client: Client, { id, proposal }: model.Visit, { step, side }: Given, { startsAt, employee }: Target) {
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
    accept: () => client.acceptProposal({ params: answered }),
    refuse: () => client.refuseProposal({ params: answered }),
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
function settle(state: model.State, visit: model.Visit, { step, side }: Given, { target, data }: Taken): void {
  const { now } = state;
  if (step === 'propose') {
    const expiresAt = Math.min(now + 48 * 3_600_000, model.startOf(visit), target.startsAt);
    visit.proposal = { ...target, id: data.proposal?.id ?? 0, by: side, expiresAt, isOpen: true };
    return;
  }
  if (step === 'refuse') {
    if (visit.proposal) visit.proposal.isOpen = false;
    return;
  }
  if (step !== 'reschedule' && step !== 'move' && step !== 'accept') return model.change(visit, leadTo[step], now);
  const turns = stages.turnsOf(visit.house, data);
  if (turns[0]?.startsAt !== target.startsAt) throw new Error(`booking ${visit.id} went to another time`);
  if (turns.some((turn) => !model.isFree(state, turn, visit)))
    throw new Error(`booking ${visit.id} holds what was held`);
  // Where it was already: nothing was done.
  if (step === 'move' && isSame(turns, visit.turns)) return;
  visit.answerBy = Date.parse(data.answer_by ?? data.starts_at);
  const asked = step === 'accept' || visit.house.isAutomatic ? 'confirmed' : 'pending';
  model.move(visit, turns, step === 'move' ? visit.status : asked, state);
}

const isSame = (some: readonly model.Turn[], others: readonly model.Turn[]): boolean =>
  some.every(
    ({ employee, startsAt }, turn) => employee === others[turn]?.employee && startsAt === others[turn].startsAt,
  );
