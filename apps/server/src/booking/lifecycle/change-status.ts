import { deleteExpiredHolds } from '../holds/hold-queries.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import type { BookingEvent } from '#app/database/outbox/events.ts';
import { expireLate, postponeIfUnanswerable } from './unanswered.ts';
import {
  type BookingStateRow,
  insertBookingEvent,
  listUnanswered,
  lockBooking,
  updateStatus,
} from './booking-state-queries.ts';
import { closeProposal, findOpenProposal, type ProposalRow } from '../proposals/proposal-queries.ts';
import { stepFactsOf, heldStatuses, statusAt, stepFor, type Transition, type BookingStepName } from '../rules.ts';
import { venueTextValues } from '../read-model/to-booking.ts';
import { announceBooking, announceFreedTime } from '../announce.ts';

/** A locked booking and the step that may be taken. */
export type LockedBooking = {
  rows: BookingStateRow[];
  first: BookingStateRow;
  proposal: ProposalRow | undefined;
  step: Transition;
};

type StepInput = { id: number; verb: BookingStepName; reason?: string };

/**
 * Takes a step that changes the state of a booking and nothing else, and announces it in the same transaction. Throws
 * not_found for an actor who may never take it, not_possible (with the present state), too_late, too_early.
 */
export async function changeStatus(
  deps: Deps,
  actor: MemberActor,
  input: StepInput,
  message?: BookingEvent['kind'],
): Promise<void> {
  const venueId = await deps.db.transaction().execute((tx) => changeStatusIn(deps, tx, actor, input, message));
  deps.changes.publish([`times-${venueId}`]);
}

/** The same within a transaction; its caller publishes the change after the commit. Gives the venue. */
export async function changeStatusIn(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  input: StepInput,
  message?: BookingEvent['kind'],
): Promise<number> {
  const locked = await lockForStep(deps, tx, actor, input);
  const { rows, first, step } = locked;
  const now = toDate(deps.clock.now());
  const isDone = await updateStatus(tx, first, { from: [step.from], to: step.to, now });
  if (!isDone) throw problem('not_possible', { body: { status: statusAt(first, deps.clock.now()) } });
  await closeProposal(tx, first.id, 'lapsed');
  await recordStep(deps, tx, actor, locked, input.reason);
  if (message) await announceBooking(deps, tx, { kind: message, bookingId: first.id, by: step.who });
  if (!heldStatuses.includes(step.to)) await announceFreedTime(deps, tx, rows);
  return first.venue_id;
}

/** Locks a booking for a step of its customer or of its venue. */
export async function lockForStep(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  input: StepInput,
): Promise<LockedBooking> {
  const lock = () => lockBooking(tx, actor.language, actor.member.id, input.id);
  const rows = await lock();
  // Back from an outage, before the next round: the venue still has the time that it was asked without.
  const hasMoreTime = hasExpired(deps, rows[0]) && (await postponeIfUnanswerable(deps, tx, rows[0]));
  return authorizeStep(deps, tx, actor, hasMoreTime ? await lock() : rows, input.verb);
}

const hasExpired = (deps: Deps, first: BookingStateRow | undefined): first is BookingStateRow =>
  first?.status === 'pending' && statusAt(first, deps.clock.now()) === 'expired';

/** The step that an actor may take with a booking in its present state. Throws what `changeStatus` throws. */
export async function authorizeStep(
  deps: Deps,
  db: Database,
  actor: MemberActor,
  rows: BookingStateRow[],
  verb: BookingStepName,
): Promise<LockedBooking> {
  const [first] = rows;
  if (!first) throw problem('not_found');
  const now = deps.clock.now();
  const proposal = await findOpenProposal(db, first.id, toDate(now));
  const facts = stepFactsOf(first, proposal, now);
  const roles = [
    ...(first.customer_id === actor.member.id ? (['customer'] as const) : []),
    ...(first.is_venue ? (['vendor'] as const) : []),
  ];
  // An actor who books at an own venue has both roles; either may allow the step.
  const verdicts = roles.map((who) => stepFor(verb, who, facts, now.epochMilliseconds));
  const step = verdicts.find((verdict) => typeof verdict !== 'string');
  if (step && typeof step !== 'string') return { rows, first, proposal, step };
  throw stepProblem(verdicts, first, facts.status, actor);
}

function stepProblem(
  verdicts: (string | Transition)[],
  first: BookingStateRow,
  status: BookingStateRow['status'],
  actor: MemberActor,
) {
  const relevant = verdicts.filter((verdict) => verdict !== 'venue_only' && verdict !== 'customer_only');
  if (relevant.length === 0) return problem('not_found');
  if (relevant.includes('too_late')) return problem('too_late', { values: venueTextValues(actor.locale, first) });
  if (relevant.includes('correction_over')) return problem('correction_over');
  if (relevant.includes('too_early') || relevant.includes('not_yet')) return problem('too_early');
  return problem('not_possible', { body: { status: status as ReturnType<typeof statusAt> } });
}

/** Records a step in the history. */
export const recordStep = (
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { first, step }: LockedBooking,
  reason?: string,
  overrode?: string[],
) =>
  insertBookingEvent(tx, {
    venue_id: first.venue_id,
    booking_id: first.id,
    verb: step.verb === 'reschedule' ? 'move' : step.verb,
    status: step.to,
    actor_id: actor.member.id,
    reason: reason || null,
    overrode: overrode ?? null,
    created_at: toDate(deps.clock.now()),
  });

/** The time of an employee that a booking row holds, in order. */
type EmployeeTime = {
  employee_id: number;
  held: readonly { from: Date; to: Date }[];
  /** Whose own requests are in the way, too. */
  customer_id?: number | null;
};

/** Expires requests that were not answered in time, and holds that are over, in the way of a booking; gives how many. */
export async function expireOverlapping(
  deps: Deps,
  tx: Database,
  venueId: number,
  { employee_id, held, customer_id: customerId = null }: EmployeeTime,
) {
  const now = toDate(deps.clock.now());
  const from = held[0]?.from ?? now;
  const to = held.at(-1)?.to ?? from;
  const time = { venueId, employeeId: employee_id, from, to, customerId };
  const holds = await deleteExpiredHolds(tx, now, time);
  const late = await listUnanswered(tx, now, time);
  return holds.length + (late.length === 0 ? 0 : (await expireLate(deps, tx, late)).length);
}
