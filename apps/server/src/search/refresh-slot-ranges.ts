import { yieldToRequests } from '#app/http/yield-to-requests.ts';
import type { Deps } from '#app/deps.ts';
import { listPublished, markEndingSlots, replaceSlotRanges, takeStaleVenues } from './slot-range-queries.ts';
import { toSlotRanges } from './slot-range-rules.ts';
import { listSlotsAhead, lookAhead } from '#app/availability/availability.ts';

/** How many venues a round reads, and how many rounds one call makes. */
const [venuesPerRound, maxRounds] = [50, 40];

/**
 * Recalculates the slot ranges of venues whose hours, employees or bookings have changed, and of some that were last
 * calculated on another day. Several processes may run it at once.
 */
export async function refreshSlotRanges(deps: Deps): Promise<void> {
  const { until } = lookAhead(deps);
  await markEndingSlots(deps.db, until, venuesPerRound);
  for (let round = 0; round < maxRounds; round++) {
    if ((await refreshRound(deps, until)) === 0) return;
    await yieldToRequests();
  }
}

/** Recalculates one round of venues; gives how many they were. */
function refreshRound(deps: Deps, until: string): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const venueIds = await takeStaleVenues(tx, until, venuesPerRound);
    if (venueIds.length === 0) return 0;
    const services = await listSlotsAhead(deps, tx, await listPublished(tx, venueIds));
    const rows = services.flatMap(({ serviceId, slots, step, lead }) =>
      toSlotRanges(slots, step).map((row) => ({ serviceId, ...row, step, lead })),
    );
    await replaceSlotRanges(tx, venueIds, rows);
    return venueIds.length;
  });
}
