import type { ConflictReason } from '@tajmeelspot/contract/booking/affected.ts';
import { listShortestTreatments } from '#app/catalog/catalog.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { lockHeldBookings, updateEmployee, updateRetained } from './conflict-queries.ts';
import { replaceResources } from '../resources/booked-resource-queries.ts';
import { type ItemConflict, readRoster } from './find-conflicts.ts';
import { insertPlannedProposal, planProposal } from '../proposals/proposals.ts';
import type { RescheduleInput } from '../move/move-booking.ts';
import { lockForStep, recordStep, changeStatusIn, expireOverlapping } from '../lifecycle/change-status.ts';
import { announceBooking } from '../announce.ts';
import { listSubstitutes, dateAt } from '#app/availability/availability.ts';

/** What the venue does with a booking that its own change has brought into conflict. */
type ConflictResolution =
  | { readonly action: 'retain' }
  | { readonly action: 'cancel'; readonly reason: string }
  | ({ readonly action: 'propose' } & RescheduleInput)
  /** Another employee gives it at the same time: the named one, else any who is free; or another resource is there for it. */
  | { readonly action: 'reassign'; readonly employee_id?: number | null | undefined };

/** The treatments of one booking that are in conflict. */
export type BookingConflict = readonly [ItemConflict, ...ItemConflict[]];

/**
 * Locks the bookings of some conflicts until the transaction ends, and leaves out conflicts of bookings that no longer
 * hold time. The venue must be locked before, so that none of them moves.
 */
export async function lockConflicts({ clock }: Deps, tx: Database, venueId: number, items: readonly ItemConflict[]) {
  const bookingIds = [...new Set(items.map(({ bookingId }) => bookingId))];
  const held = await lockHeldBookings(tx, venueId, bookingIds, toDate(clock.now()));
  return items.filter(({ bookingId }) => held.has(bookingId));
}

/** The conflict of one booking, which is locked. */
type LockedConflict = { readonly venueId: number; readonly items: BookingConflict };

/**
 * Resolves the conflict of one booking within the transaction that caused it; its caller publishes the change. Throws
 * not_possible (also where a venue would retain what a law forbids), and invalid where the proposed time is not offered or no other employee can take over.
 */
export async function resolveConflict(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  conflict: LockedConflict,
  resolution: ConflictResolution,
): Promise<void> {
  const id = conflict.items[0].bookingId;
  if (resolution.action === 'retain') return retainBooking(deps, tx, actor, conflict);
  if (resolution.action === 'reassign')
    return reassignItems(deps, tx, actor, conflict, resolution.employee_id ?? undefined);
  if (resolution.action === 'propose') {
    // The proposal is planned with the schedule as this transaction has changed it.
    const inside = { ...deps, db: tx };
    await insertPlannedProposal(deps, tx, actor, await planProposal(inside, actor, id, resolution));
    return;
  }
  await changeStatusIn(deps, tx, actor, { id, verb: 'cancel', reason: resolution.reason }, 'booking.cancelled');
}

/** What no venue may decide. */
const laws: ReadonlySet<ConflictReason> = new Set(['licence_missing', 'no_woman', 'women_only']);

async function retainBooking(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { venueId, items }: LockedConflict,
): Promise<void> {
  if (items.some(({ why }) => laws.has(why))) throw problem('not_possible');
  const locked = await lockForStep(deps, tx, actor, { id: items[0].bookingId, verb: 'retain' });
  for (const { id, why } of items) await updateRetained(tx, venueId, id, why);
  await recordStep(deps, tx, actor, locked);
}

async function reassignItems(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { venueId, items }: LockedConflict,
  requestedId: number | undefined,
): Promise<void> {
  const ofEmployees = items.filter(({ why }) => why !== 'no_resource');
  for (const { id, why } of items) {
    const isReplaced = why !== 'no_resource' || (await replaceResources(tx, venueId, id));
    if (!isReplaced) throw invalid({ action: ['not_offered'] });
  }
  // Which room or device it is concerns the venue alone.
  if (ofEmployees.length === 0) return;
  const locked = await lockForStep(deps, tx, actor, { id: items[0].bookingId, verb: 'reassign' });
  for (const row of ofEmployees) {
    const substitute = await findSubstitute(deps, tx, venueId, row, requestedId);
    if (substitute === undefined) throw invalid({ employee_id: ['not_offered'] });
    const held = row.held.map(({ from, to }) => ({ from: dateAt(from), to: dateAt(to) }));
    await expireOverlapping(deps, tx, venueId, { employee_id: substitute, held });
    await updateEmployee(tx, venueId, row.id, substitute);
  }
  await recordStep(deps, tx, actor, locked);
  await announceBooking(deps, tx, { kind: 'booking.reassigned', bookingId: locked.first.id, by: locked.step.who });
}

/** The employee who can take over a treatment: the requested one, else any who is free. */
async function findSubstitute(
  { clock }: Deps,
  tx: Database,
  venueId: number,
  row: ItemConflict,
  requestedId: number | undefined,
) {
  const roster = await readRoster(tx, venueId, clock.now(), [row]);
  const [treatment] = await listShortestTreatments(tx, [row.serviceId]);
  const others = (treatment?.employeeIds ?? []).filter((id) => id === (requestedId ?? id) && id !== row.employeeId);
  return roster && listSubstitutes(roster, row, others)[0];
}
