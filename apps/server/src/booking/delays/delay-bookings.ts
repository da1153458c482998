import { createHash } from 'node:crypto';
import type { DelayPlan } from '@tajmeelspot/contract/booking/delays.ts';
import { lockHeldTime } from '#app/availability/availability.ts';
import { type Database, retryOnConflict, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { announceMoveLater } from '../announce.ts';
import { expireOverlapping } from '../lifecycle/change-status.ts';
import { insertBookingEvent } from '../lifecycle/booking-state-queries.ts';
import { stepAside } from '../move/move-queries.ts';
import {
  dayOfDelay,
  type DelayDayInput,
  isAnnounced,
  planDelay,
  type PlannedDelay,
  requireDelayedEmployee,
  toDelayPlan,
} from './delay-plan.ts';
import * as queries from './delay-queries.ts';

/** Which bookings of an employee would begin later today. Throws not_found, invalid. */
export async function previewDelay(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: DelayDayInput,
): Promise<DelayPlan> {
  const { employee } = await requireDelayedEmployee(deps, actor, venueId, input.employee_id);
  return toDelayPlan(employee, await planDelay(deps, deps.db, venueId, input));
}

type DelayBookingsInput = DelayDayInput & { is_over_hours?: boolean | undefined };

/**
 * Moves the rest of an employee's day in one transaction under the venue's lock and tells the customers who have not
 * arrived. Throws not_found, invalid, slot_taken, override_needed, key_reused, unavailable.
 */
export async function delayBookings(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: DelayBookingsInput,
  key: string | undefined,
) {
  const { employee, mayOverride } = await requireDelayedEmployee(deps, actor, venueId, input.employee_id);
  const hash = createHash('sha256').update(JSON.stringify(input)).digest();
  const made = await retryOnConflict(() =>
    deps.db.transaction().execute(async (tx) => {
      await lockHeldTime(tx, venueId);
      const twin = key === undefined ? undefined : await queries.findDelayByKey(tx, venueId, key);
      if (twin) return repeat(twin, hash);
      await queries.lockDayItems(tx, venueId, dayOfDelay(deps));
      const planned = await planDelay(deps, tx, venueId, input);
      requirePlaces(planned, mayOverride, input.is_over_hours ?? false);
      const moves = await applyDelay(deps, tx, actor, venueId, planned);
      const id = crypto.randomUUID();
      const stored = { id, venue_id: venueId, employee_id: employee.id, actor_id: actor.member.id, moves };
      const asked = { minutes: input.minutes, idempotency_key: key ?? null, request_hash: hash };
      await queries.insertDelay(tx, { ...stored, ...asked, made_at: toDate(deps.clock.now()) });
      return { delay_id: id, plan: toDelayPlan(employee, planned) };
    }),
  );
  if (!made) throw problem('slot_taken', { body: { near: [] } });
  deps.changes.publish([`times-${venueId}`]);
  return { delay_id: made.delay_id, ...(made.plan ?? { employee, bookings: [] }) };
}

/** The same request again: its delay stands. */
function repeat({ id, request_hash: stored }: queries.DelayRow, hash: Buffer) {
  if (!stored?.equals(hash)) throw problem('key_reused');
  return { delay_id: id, plan: undefined };
}

/** Nothing goes over another booking; past the hours goes what owner or manager say. */
function requirePlaces(planned: readonly PlannedDelay[], mayOverride: boolean, isOverHours: boolean): void {
  if (planned.some(({ collides }) => collides === 'booking')) throw problem('slot_taken', { body: { near: [] } });
  const broken = [...new Set(planned.flatMap(({ overrode }) => overrode))];
  if (broken.length > 0 && !(mayOverride && isOverHours)) throw problem('override_needed', { body: { broken } });
}

async function applyDelay(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  venueId: number,
  planned: readonly PlannedDelay[],
): Promise<queries.DelayMove[]> {
  const moved = planned.filter(({ minutes }) => minutes > 0);
  if (moved.length === 0) return [];
  const moves = moved.map(toMove);
  await placeAll(
    deps,
    tx,
    venueId,
    moves.map(({ after }) => after),
  );
  for (const [index, { items, overrode }] of moved.entries()) {
    const { before = [], after = [] } = moves[index] ?? {};
    const [first] = items;
    const event = { venue_id: venueId, booking_id: first.bookingId, verb: 'delay', status: first.status };
    const details = { overrode: overrode.length > 0 ? overrode : null, created_at: toDate(deps.clock.now()) };
    await insertBookingEvent(tx, { ...event, ...details, actor_id: actor.member.id });
    await announceMoveLater(deps, tx, {
      booking: { venue_id: venueId, id: first.bookingId },
      by: 'vendor',
      from: placeOfItems(before),
      to: placeOfItems(after),
      isSilent: !isAnnounced(first),
      kind: 'booking.delayed',
    });
  }
  return moves;
}

/** Gives treatments their new places at once: each could stand in the place of another. */
export async function placeAll(
  deps: Deps,
  tx: Database,
  venueId: number,
  places: readonly (readonly queries.PlacedItem[])[],
): Promise<void> {
  const items = places.flat();
  await stepAside(tx, venueId, items);
  for (const { employeeId, held } of items) {
    const parts = held.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
    await expireOverlapping(deps, tx, venueId, { employee_id: employeeId, held: parts });
  }
  await queries.placeItems(tx, venueId, items);
}

function toMove({ items, minutes, overrode }: PlannedDelay): queries.DelayMove {
  const later = minutes * 60_000;
  const before = items.map(({ id, employeeId, startsAt, endsAt, held }) => ({
    id,
    employeeId,
    startsAt,
    endsAt,
    held,
  }));
  const after = before.map((item) => ({
    ...item,
    startsAt: item.startsAt + later,
    endsAt: item.endsAt + later,
    held: item.held.map(({ from, to }) => ({ from: from + later, to: to + later })),
    ...(overrode.length > 0 ? { overrode } : {}),
  }));
  return { bookingId: items[0].bookingId, before, after };
}

/** Where a booking is, as its customer is told of it. */
export const placeOfItems = (placed: readonly queries.PlacedItem[]) =>
  placed
    .toSorted((one, other) => one.id - other.id)
    .map(({ startsAt, endsAt, employeeId }) => ({
      starts_at: startsAt,
      employee_id: employeeId,
      duration: Math.round((endsAt - startsAt) / 60_000),
    }));
