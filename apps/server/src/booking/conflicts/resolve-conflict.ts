import { listShortestTreatments } from '#app/catalog/catalog.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { lockHeldBookings, updateEmployee, updateRetained } from './conflict-queries.ts';
import { type ItemConflict, readRoster } from './find-conflicts.ts';
import { insertPlannedProposal, planProposal } from '../proposals/proposals.ts';
import type { RescheduleInput } from '../move/move-booking.ts';
import { lockForStep, recordStep, changeStatusIn, expireOverlapping } from '../lifecycle/change-status.ts';
import { announceBooking } from '../announce.ts';
import { listSubstitutes, dateAt } from '#app/availability/availability.ts';

/** What the venue does with a booking that its own change breaks. */
type ConflictResolution =
  | { readonly action: 'retain' }
  | { readonly action: 'cancel'; readonly reason: string }
  | ({ readonly action: 'propose' } & RescheduleInput)
  /** To an employee of the venue at the same time, whoever is free where nobody is named. */
  | { readonly action: 'reassign'; readonly employee_id?: number | null | undefined };

/** The broken treatments of one booking. */
export type BookingConflict = readonly [ItemConflict, ...ItemConflict[]];

/**
 * Locks broken bookings until the transaction ends and leaves out those that hold no time any more. The venue must be
 * locked before, so that none of them moves.
 */
export async function lockConflicts({ clock }: Deps, tx: Database, venueId: number, broken: readonly ItemConflict[]) {
  const bookingIds = [...new Set(broken.map(({ bookingId }) => bookingId))];
  const holding = await lockHeldBookings(tx, venueId, bookingIds, toDate(clock.now()));
  return broken.filter(({ bookingId }) => holding.has(bookingId));
}

/** A broken booking of a venue, which is locked. */
type LockedConflict = { readonly venueId: number; readonly broken: BookingConflict };

/**
 * Settles one broken booking as a part of the transaction that broke it; whoever leads that publishes what changed. Throws
 * not_possible, and invalid where the proposed time is not offered or nobody can stand in.
 */
export async function resolveConflict(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  breakage: LockedConflict,
  resolution: ConflictResolution,
): Promise<void> {
  const id = breakage.broken[0].bookingId;
  if (resolution.action === 'retain') return retainBooking(deps, tx, actor, breakage);
  if (resolution.action === 'reassign')
    return reassignItems(deps, tx, actor, breakage, resolution.employee_id ?? undefined);
  if (resolution.action === 'propose') {
    // What is offered is what the transaction has made of the schedule so far.
    const inside = { ...deps, db: tx };
    await insertPlannedProposal(deps, tx, actor, await planProposal(inside, actor, id, resolution));
    return;
  }
  await changeStatusIn(deps, tx, actor, { id, verb: 'cancel', reason: resolution.reason }, 'booking.cancelled');
}

async function retainBooking(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { venueId, broken }: LockedConflict,
): Promise<void> {
  const held = await lockForStep(deps, tx, actor, { id: broken[0].bookingId, verb: 'retain' });
  for (const { id, why } of broken) await updateRetained(tx, venueId, id, why);
  await recordStep(deps, tx, actor, held);
}

async function reassignItems(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { venueId, broken }: LockedConflict,
  input: number | undefined,
): Promise<void> {
  const held = await lockForStep(deps, tx, actor, { id: broken[0].bookingId, verb: 'reassign' });
  for (const row of broken) {
    const standIn = await findSubstitute(deps, tx, venueId, row, input);
    if (standIn === undefined) throw invalid({ employee_id: ['not_offered'] });
    const blocked = row.blocked.map(({ from, to }) => ({ from: dateAt(from), to: dateAt(to) }));
    await expireOverlapping(deps, tx, venueId, { employee_id: standIn, blocked });
    await updateEmployee(tx, venueId, row.id, standIn);
  }
  await recordStep(deps, tx, actor, held);
  await announceBooking(deps, tx, { kind: 'booking.reassigned', bookingId: held.first.id, by: held.step.who });
}

/** Who can take a treatment over: the one who is wanted, else whoever is free. */
async function findSubstitute(
  { clock }: Deps,
  tx: Database,
  venueId: number,
  row: ItemConflict,
  input: number | undefined,
) {
  const roster = await readRoster(tx, venueId, clock.now(), [row]);
  const [treatment] = await listShortestTreatments(tx, [row.serviceId]);
  const others = (treatment?.employeeIds ?? []).filter((id) => id === (input ?? id) && id !== row.employeeId);
  return roster && listSubstitutes(roster, row, others)[0];
}
