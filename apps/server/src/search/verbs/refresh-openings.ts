import { listStartsAhead, lookAhead } from '#app/booking/booking.ts';
import { letPeopleFirst } from '#app/http/let-people-first.ts';
import type { Deps } from '#app/deps.ts';
import { listPublished, markAging, replaceOpenings, takeStale } from '../opening-queries.ts';
import { rowsOf } from '../rules.ts';

/** Houses that are read at a time, and how many times in one go at most. */
const [atATime, mostTimes] = [50, 40];

/**
 * Reads anew when the listings of those houses can begin whose hours, people or bookings have changed, and of some that
 * were last read on another day. May be done by several processes at once.
 */
export async function refreshOpenings(deps: Deps): Promise<void> {
  const { until } = lookAhead(deps);
  await markAging(deps.db, until, atATime);
  for (let times = 0; times < mostTimes; times++) {
    if ((await refreshSome(deps, until)) === 0) return;
    await letPeopleFirst();
  }
}

/** Gives how many houses it were. */
function refreshSome(deps: Deps, until: string): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const houses = await takeStale(tx, until, atATime);
    if (houses.length === 0) return 0;
    const listings = await listStartsAhead(deps, tx, await listPublished(tx, houses));
    const rows = listings.flatMap(({ serviceId, starts, step, lead }) =>
      rowsOf(starts, step).map((row) => ({ serviceId, ...row, step, lead })),
    );
    await replaceOpenings(tx, houses, rows);
    return houses.length;
  });
}
