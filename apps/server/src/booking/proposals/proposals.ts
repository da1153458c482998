import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { listBookingStates } from '../lifecycle/booking-state-queries.ts';
import { closeProposal, findBookingOfProposal, findOpenProposal, insertProposal } from './proposal-queries.ts';
import { proposalHours } from '../rules.ts';
import { relocateBooking } from '../move/move-booking.ts';
import { planInputAt, targetAt } from '../move/move-target.ts';
import type { RescheduleInput } from '../move/move-booking.ts';
import { lockForStep, authorizeStep, recordStep } from '../lifecycle/change-status.ts';
import { publishBookingChange, announceBooking } from '../announce.ts';
import { dateAt, planBooking } from '#app/availability/availability.ts';

/**
 * Proposes another time, which must be one that the venue offers, in place of an own former proposal. It holds nothing.
 * Throws not_found, not_possible (also while a proposal of the other side is open), invalid.
 */
export async function proposeTime(deps: Deps, actor: MemberActor, id: number, input: RescheduleInput): Promise<void> {
  const offered = await planProposal(deps, actor, id, input);
  const venueId = await deps.db.transaction().execute((tx) => insertPlannedProposal(deps, tx, actor, offered));
  publishBookingChange(deps, venueId);
}

type PlannedProposal = { id: number; startsAt: Date; employeeId: number | undefined };

/** Finds the proposed start among those that the venue offers. Throws as proposeTime does. */
export async function planProposal(
  deps: Deps,
  actor: MemberActor,
  id: number,
  input: RescheduleInput,
): Promise<PlannedProposal> {
  const known = await listBookingStates(deps.db, actor.language, actor.member.id, id);
  await authorizeStep(deps, deps.db, actor, known, 'propose');
  const employeeId = input.employee_id === undefined ? known[0]?.employee_id : input.employee_id;
  const booking = await planInputAt(deps, known, { date: input.booking_date, time: input.time, employeeId });
  return { id, startsAt: dateAt((await planBooking(deps, booking)).minute), employeeId: employeeId ?? undefined };
}

/** Inserts a planned proposal within a transaction and announces it; gives the venue. Throws as proposeTime does. */
export async function insertPlannedProposal(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  offered: PlannedProposal,
): Promise<number> {
  const { startsAt, employeeId } = offered;
  const locked = await lockForStep(deps, tx, actor, { id: offered.id, verb: 'propose' });
  const { first, proposal, step } = locked;
  await closeProposal(tx, first.id, proposal ? 'replaced' : 'lapsed');
  const now = deps.clock.now();
  const latest = toDate(now.add({ hours: proposalHours }));
  const expiresAt = [latest, first.starts_at, startsAt].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? latest;
  await insertProposal(tx, {
    venue_id: first.venue_id,
    booking_id: first.id,
    by_vendor: step.who === 'vendor',
    starts_at: startsAt,
    employee_id: employeeId ?? null,
    expires_at: expiresAt,
    created_at: toDate(now),
  });
  await recordStep(deps, tx, actor, locked);
  await announceBooking(deps, tx, { kind: 'booking.proposed', bookingId: first.id, by: step.who });
  return first.venue_id;
}

/** The other side accepts: the booking moves there and is confirmed. Throws not_found, not_possible, slot_taken. */
export async function acceptProposal(deps: Deps, actor: MemberActor, proposalId: number): Promise<number> {
  const { id, proposal } = await findOwnProposal(deps, actor, proposalId);
  const known = await listBookingStates(deps.db, actor.language, actor.member.id, id);
  const { step } = await authorizeStep(deps, deps.db, actor, known, 'accept_proposal');
  if (proposal?.id !== proposalId) throw problem('not_possible', { body: { status: step.from } });
  await relocateBooking(
    deps,
    actor,
    { id, verb: 'accept_proposal', proposalId },
    targetAt(proposal.starts_at, proposal.employee_id),
  );
  return id;
}

/** The other side declines: the booking stays as it is. Throws not_found, not_possible. */
export async function declineProposal(deps: Deps, actor: MemberActor, proposalId: number): Promise<number> {
  const { id } = await findOwnProposal(deps, actor, proposalId);
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockForStep(deps, tx, actor, { id, verb: 'decline_proposal' });
    if (locked.proposal?.id !== proposalId) throw problem('not_possible', { body: { status: locked.step.from } });
    await closeProposal(tx, id, 'declined');
    await recordStep(deps, tx, actor, locked);
    await announceBooking(deps, tx, { kind: 'booking.proposal_declined', bookingId: id, by: locked.step.who });
    return locked.first.venue_id;
  });
  publishBookingChange(deps, venueId);
  return id;
}

async function findOwnProposal(deps: Deps, actor: MemberActor, proposalId: number) {
  const id = await findBookingOfProposal(deps.db, actor.member.id, proposalId);
  if (id === undefined) throw problem('not_found');
  return { id, proposal: await findOpenProposal(deps.db, id, toDate(deps.clock.now())) };
}
