import type { AffectedBooking } from '@tajmeelspot/contract/booking/affected.ts';
import type { Resolution } from '@tajmeelspot/contract/scheduling.ts';
import {
  type ItemConflict,
  type BookingConflict,
  listItemConflicts,
  lockConflicts,
  resolveConflict,
} from '#app/booking/booking.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, Problem, problem } from '#app/http/problem.ts';
import { lockVenue } from '#app/venues/venues.ts';
import { listConflicts } from '../schedule/find-schedule.ts';

/** Conflicts of a venue, and the resolutions of some of them. */
type ConflictResolutions = {
  readonly venueId: number;
  readonly conflicts: readonly ItemConflict[];
  readonly resolutions: readonly Resolution[];
};

/**
 * Resolves some of a venue's present conflicts, and gives those that remain. Throws not_found, invalid where a
 * resolution names a booking without a conflict, and what applyResolutions throws.
 */
export async function resolveConflicts(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  resolutions: readonly Resolution[],
): Promise<AffectedBooking[]> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockVenue(tx, actor.member.id, venueId))) throw problem('not_found');
    const listed = await listItemConflicts(deps, tx, actor.language, venueId);
    const conflicts = await lockConflicts(deps, tx, venueId, listed);
    const known = new Set(conflicts.map(({ bookingId }) => bookingId));
    const unknown = resolutions.flatMap(({ booking_id: id }, index) => (known.has(id) ? [] : [index]));
    if (unknown.length > 0)
      throw invalid(Object.fromEntries(unknown.map((index) => [idField(index), ['not_affected']])));
    await applyResolutions(deps, tx, actor, { venueId, conflicts, resolutions });
  });
  deps.changes.publish([`times-${venueId}`]);
  return listConflicts(deps, actor, venueId);
}

const idField = (index: number): string => `resolutions.${index}.booking_id`;

/**
 * Applies resolutions to conflicts of locked bookings within a transaction; resolutions of other bookings are ignored.
 * Throws invalid, with the index of the resolution in the name of the field, and not_possible.
 */
export async function applyResolutions(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  input: ConflictResolutions,
): Promise<void> {
  const { venueId, conflicts, resolutions } = input;
  const bookings = Map.groupBy(conflicts, ({ bookingId }) => bookingId);
  for (const [index, resolution] of resolutions.entries()) {
    const [first, ...others] = bookings.get(resolution.booking_id) ?? [];
    if (!first) continue;
    const isTwice = resolutions.slice(0, index).some(({ booking_id: id }) => id === resolution.booking_id);
    if (isTwice) throw invalid({ [idField(index)]: ['not_together'] });
    const booking: BookingConflict = [first, ...others];
    await withResolutionIndex(index, resolveConflict(deps, tx, actor, { venueId, items: booking }, resolution));
  }
}

/** Puts the index of the resolution before the fields of an `invalid`, so that the page can show it there. */
async function withResolutionIndex(index: number, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid') throw error;
    const fields = Object.entries(error.details.fields ?? {});
    throw invalid(Object.fromEntries(fields.map(([field, rules]) => [`resolutions.${index}.${field}`, rules])));
  }
}
