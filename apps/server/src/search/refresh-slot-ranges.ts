import { yieldToRequests } from '#app/http/yield-to-requests.ts';
import type { Deps } from '#app/deps.ts';
import { listPublished, markEndingSlots, replaceSlotRanges, takeStaleVenues } from './slot-range-queries.ts';
import { toSlotRanges } from './slot-range-rules.ts';
import { listSlotsAhead, lookAhead } from '#app/availability/availability.ts';

/** Venues that are read at a time, and how many times in one go at most. */
const [atATime, maxTimes] = [50, 40];

/**
 * Reads anew when the services of those venues can begin whose hours, people or bookings have changed, and of some that
 * were last read on another day. May be done by several processes at once.
 */
export async function refreshSlotRanges(deps: Deps): Promise<void> {
  const { until } = lookAhead(deps);
  await markEndingSlots(deps.db, until, atATime);
  for (let times = 0; times < maxTimes; times++) {
    if ((await refreshSome(deps, until)) === 0) return;
    await yieldToRequests();
  }
}

/** Gives how many venues it were. */
function refreshSome(deps: Deps, until: string): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const venueIds = await takeStaleVenues(tx, until, atATime);
    if (venueIds.length === 0) return 0;
    const services = await listSlotsAhead(deps, tx, await listPublished(tx, venueIds));
    const rows = services.flatMap(({ serviceId, slots: starts, step, lead }) =>
      toSlotRanges(starts, step).map((row) => ({ serviceId, ...row, step, lead })),
    );
    await replaceSlotRanges(tx, venueIds, rows);
    return venueIds.length;
  });
}
