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

/** Broken bookings of a venue, and what is to become of some of them. */
type ConflictResolutions = {
  readonly venueId: number;
  readonly broken: readonly ItemConflict[];
  readonly resolutions: readonly Resolution[];
};

/**
 * Settles some of the bookings that do not fit the schedule as it is, and gives those that are left. Throws not_found,
 * invalid where one of them is none of these, and what applyResolutions throws.
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
    const broken = await lockConflicts(deps, tx, venueId, listed);
    const known = new Set(broken.map(({ bookingId }) => bookingId));
    const strange = resolutions.flatMap(({ booking_id: id }, index) => (known.has(id) ? [] : [index]));
    if (strange.length > 0)
      throw invalid(Object.fromEntries(strange.map((index) => [idField(index), ['not_affected']])));
    await applyResolutions(deps, tx, actor, { venueId, broken, resolutions });
  });
  deps.changes.publish([`times-${venueId}`]);
  return listConflicts(deps, actor, venueId);
}

const idField = (index: number): string => `resolutions.${index}.booking_id`;

/**
 * Settles bookings that are locked, each as it is resolved, within a transaction; resolutions of others are passed over.
 * Throws invalid, with the place of the resolution in the name of the field, and not_possible.
 */
export async function applyResolutions(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  conflicts: ConflictResolutions,
): Promise<void> {
  const { venueId, broken, resolutions } = conflicts;
  const bookings = Map.groupBy(broken, ({ bookingId }) => bookingId);
  for (const [index, resolution] of resolutions.entries()) {
    const [first, ...others] = bookings.get(resolution.booking_id) ?? [];
    if (!first) continue;
    const isTwice = resolutions.slice(0, index).some(({ booking_id: id }) => id === resolution.booking_id);
    if (isTwice) throw invalid({ [idField(index)]: ['not_together'] });
    const booking: BookingConflict = [first, ...others];
    await withResolutionIndex(index, resolveConflict(deps, tx, actor, { venueId, broken: booking }, resolution));
  }
}

/** Of several resolutions it must be clear which one is refused. */
async function withResolutionIndex(index: number, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid') throw error;
    const fields = Object.entries(error.details.fields ?? {});
    throw invalid(Object.fromEntries(fields.map(([field, rules]) => [`resolutions.${index}.${field}`, rules])));
  }
}
