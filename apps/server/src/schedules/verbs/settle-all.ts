import type { AffectedBooking } from '@tajmeelspot/contract/booking/affected.ts';
import type { Resolution } from '@tajmeelspot/contract/schedules.ts';
import { type Broken, type BrokenVisit, listBroken, lockBroken, settleBroken } from '#app/booking/booking.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, Problem, problem } from '#app/http/problem.ts';
import { lockHouse } from '#app/venues/venues.ts';
import { listConflicts } from './show-schedule.ts';

/** Broken bookings of a house, and what is to become of some of them. */
type Settled = {
  readonly house: number;
  readonly broken: readonly Broken[];
  readonly resolutions: readonly Resolution[];
};

/**
 * Settles some of the bookings that do not fit the schedule as it is, and gives those that are left. Throws not_found,
 * invalid where one of them is none of these, and what settleAll throws.
 */
export async function resolveConflicts(
  deps: Deps,
  actor: MemberActor,
  house: number,
  resolutions: readonly Resolution[],
): Promise<AffectedBooking[]> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockHouse(tx, actor.member.id, house))) throw problem('not_found');
    const listed = await listBroken(deps, tx, actor.language, house);
    const broken = await lockBroken(deps, tx, house, listed);
    const known = new Set(broken.map(({ visit }) => visit));
    const strange = resolutions.flatMap(({ booking_id: id }, place) => (known.has(id) ? [] : [place]));
    if (strange.length > 0)
      throw invalid(Object.fromEntries(strange.map((place) => [idField(place), ['not_affected']])));
    await settleAll(deps, tx, actor, { house, broken, resolutions });
  });
  deps.changes.publish([`times-${house}`]);
  return listConflicts(deps, actor, house);
}

const idField = (place: number): string => `resolutions.${place}.booking_id`;

/**
 * Settles bookings that are locked, each as it is resolved, within a transaction; resolutions of others are passed over.
 * Throws invalid, with the place of the resolution in the name of the field, and not_possible.
 */
export async function settleAll(deps: Deps, tx: Database, actor: MemberActor, settled: Settled): Promise<void> {
  const { house, broken, resolutions } = settled;
  const visits = Map.groupBy(broken, ({ visit }) => visit);
  for (const [place, resolution] of resolutions.entries()) {
    const [first, ...others] = visits.get(resolution.booking_id) ?? [];
    if (!first) continue;
    const isTwice = resolutions.slice(0, place).some(({ booking_id: id }) => id === resolution.booking_id);
    if (isTwice) throw invalid({ [idField(place)]: ['not_together'] });
    const visit: BrokenVisit = [first, ...others];
    await named(place, settleBroken(deps, tx, actor, { house, broken: visit }, resolution));
  }
}

/** Of several resolutions it must be clear which one is refused. */
async function named(place: number, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid') throw error;
    const fields = Object.entries(error.details.fields ?? {});
    throw invalid(Object.fromEntries(fields.map(([field, rules]) => [`resolutions.${place}.${field}`, rules])));
  }
}
