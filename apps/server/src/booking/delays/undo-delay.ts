import { type GivableResource, lockHeldTime } from '#app/availability/availability.ts';
import { type Database, retryOnConflict, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { announceMoveLater } from '../announce.ts';
import { insertBookingEvent } from '../lifecycle/booking-state-queries.ts';
import { readRoster } from '../conflicts/find-conflicts.ts';
import { listUnequipped } from './delay-resource-rules.ts';
import { placeAll, placeOfItems } from './delay-bookings.ts';
import { dayOfDelay, isAnnounced, requireDelayedEmployee } from './delay-plan.ts';
import * as queries from './delay-queries.ts';

/** How long a delay can be taken back, minutes; the table of delays holds it too. */
const undoMinutes = 10;

/**
 * Takes a delay back: what is still where it was put moves to its former time, as far as that is free. Throws not_found,
 * not_possible.
 */
export async function undoDelay(deps: Deps, actor: MemberActor, id: string) {
  const undone = await retryOnConflict(() => deps.db.transaction().execute((tx) => undoIn(deps, tx, actor, id)));
  if (!undone) throw problem('not_possible');
  deps.changes.publish([`times-${undone.venueId}`]);
  return { restored: undone.restored, left: undone.left };
}

async function undoIn(deps: Deps, tx: Database, actor: MemberActor, id: string) {
  const known = await queries.findDelay(tx, id);
  if (!known) throw problem('not_found');
  const { venue_id: venueId, employee_id: employeeId } = known;
  await requireDelayedEmployee(deps, actor, venueId, employeeId);
  await lockHeldTime(tx, venueId);
  const delay = await queries.lockDelay(tx, id);
  const now = deps.clock.now();
  const isLate = !delay || now.epochMilliseconds > delay.made_at.getTime() + undoMinutes * 60_000;
  if (isLate || delay.undone_at !== null) throw problem('not_possible');
  await queries.lockDayItems(tx, venueId, dayOfDelay(deps));
  const items = await queries.listDayItems(tx, venueId, dayOfDelay(deps));
  const ends = items.map(({ endsAt }) => ({ to: endsAt / 60_000 }));
  const roster = items.length > 0 ? await readRoster(tx, venueId, now, ends) : undefined;
  const restored = listRestorable(delay.moves, items, roster?.resources ?? [], now.epochMilliseconds);
  if (restored.length > 0) await restore(deps, tx, actor, venueId, { restored, items });
  await queries.markUndone(tx, id, toDate(now));
  return { venueId, restored: restored.length, left: delay.moves.length - restored.length };
}

type RestoreInput = { readonly restored: readonly queries.DelayMove[]; readonly items: readonly queries.DayItemRow[] };

async function restore(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  venueId: number,
  { restored, items }: RestoreInput,
) {
  await placeAll(
    deps,
    tx,
    venueId,
    restored.map(({ before }) => before),
  );
  for (const { bookingId, before, after } of restored) {
    const first = items.find((item) => item.id === bookingId);
    if (!first) continue;
    const event = { venue_id: venueId, booking_id: bookingId, verb: 'undo_delay', status: first.status };
    await insertBookingEvent(tx, { ...event, actor_id: actor.member.id, created_at: toDate(deps.clock.now()) });
    await announceMoveLater(deps, tx, {
      booking: { venue_id: venueId, id: bookingId },
      by: 'vendor',
      from: placeOfItems(after),
      to: placeOfItems(before),
      isSilent: !isAnnounced(first),
    });
  }
}

/** The moves of a delay that can be taken back: nobody has changed them since, and nothing stands in their former place. */
function listRestorable(
  moves: readonly queries.DelayMove[],
  items: readonly queries.DayItemRow[],
  resources: readonly GivableResource[],
  now: number,
): queries.DelayMove[] {
  const isUnchanged = ({ after }: queries.DelayMove) =>
    after.every((placed) => {
      const item = items.find(({ id }) => id === placed.id);
      const isSame = item?.startsAt === placed.startsAt && item.employeeId === placed.employeeId;
      return isSame && item.endsAt === placed.endsAt && item.startsAt > now;
    });
  let possible = moves.filter(isUnchanged);
  for (;;) {
    const movable = new Set(possible.map(({ bookingId }) => bookingId));
    const staying = items.filter(({ bookingId }) => !movable.has(bookingId));
    const places = possible.map(({ bookingId, before }) => ({ bookingId, places: before }));
    const lacking = listUnequipped(items, places, resources);
    const free = possible.filter(
      ({ bookingId, before }) =>
        !lacking.has(bookingId) && !before.some((placed) => staying.some((item) => overlaps(placed, item))),
    );
    if (free.length === possible.length) return free;
    possible = free;
  }
}

const overlaps = (one: queries.PlacedItem, other: queries.PlacedItem): boolean =>
  one.employeeId === other.employeeId &&
  one.held.some((part) => other.held.some(({ from, to }) => from < part.to && part.from < to));
