import type { Language } from '@tajmeelspot/language/languages.ts';
import { isDayFull, isDayLimited, type VenueCalendar } from '#app/availability/availability.ts';
import { type Database, retryOnConflict } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { problem } from '#app/http/problem.ts';
import { announceBooking, eventsOf } from '../announce.ts';
import { deleteHold } from '../holds/hold-queries.ts';
import { expireOverlapping } from '../lifecycle/change-status.ts';
import type { BookingRow } from '../read-model/booking-row-queries.ts';
import { maxOpen } from '../rules.ts';
import type { NewBookingItems } from './booking-rows.ts';
import * as queries from './placing-queries.ts';
import type { NewBookingItem, PlacingLockRow } from './placing-queries.ts';

/** The calendar and the version of the schedule that a booking was planned with. */
type HoldPlan = {
  readonly calendar: VenueCalendar;
  readonly version: number;
  /** A hold of the customer's whose time the booking takes. */
  readonly holdId?: number | undefined;
  /** How its customer reads. */
  readonly language: Language;
};

/**
 * Inserts a booking, which holds its time, and gives it, with its row where that is known. Undefined where the time is
 * taken or the day is full, 'outdated' where the schedule changed meanwhile. Throws in_progress, key_reused, too_many_open, coupon_invalid.
 */
export async function holdTime(deps: Deps, booking: NewBookingItems, planned: HoldPlan): Promise<HoldResult> {
  // The treatments are inserted one by one, so two selections can wait for each other in a deadlock.
  const hold = () =>
    retryOnConflict(() =>
      isSimple(booking, planned) ? placeAtOnce(deps, booking, planned) : holdInTransaction(deps, booking, planned),
    );
  const held = await hold();
  if (held !== undefined || !(await expireObstacles(deps, booking))) return held;
  return hold();
}

/** Expires requests in the way that were not answered in time; gives whether there was one. */
const expireObstacles = (deps: Deps, booking: NewBookingItems): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    let expired = 0;
    for (const row of booking) expired += await expireOverlapping(deps, tx, row.venue_id, row);
    return expired > 0;
  });

type HoldResult = { readonly id: number; readonly row?: BookingRow } | 'outdated' | undefined;

/** Whether a booking is one row, and nothing but its time and its customer's limits is asked about under the locks. */
const isSimple = (booking: NewBookingItems, { holdId, calendar }: HoldPlan): boolean =>
  booking.length === 1 &&
  holdId === undefined &&
  booking[0].coupon_code === null &&
  !isDayLimited({ venueId: booking[0].venue_id, items: booking }, calendar);

/** A booking whose every condition one statement can hold: a transaction of its own, in one round trip. */
async function placeAtOnce(deps: Deps, booking: NewBookingItems, planned: HoldPlan): Promise<HoldResult> {
  const [row] = booking;
  const { version, language } = planned;
  const events = await deps.outbox.insertionsFor(queries.placedId, eventsOf({ ...eventOf(row), bookingId: 0 }));
  const found = await queries.placeSingle(deps.db, { row, version, max: maxOpen, language, events });
  if (found.id !== null) return { id: found.id, row: found };
  const known = findOutcome(found, row, version);
  if (known !== 'free') return known;
  // Who misses often may have one open request, which is another row than the planned one.
  if (found.step >= 2) return holdInTransaction(deps, booking, planned);
  requireRoom(found, row);
  return undefined;
}

async function holdInTransaction(deps: Deps, booking: NewBookingItems, planned: HoldPlan): Promise<HoldResult> {
  const tx = await deps.db.startTransaction().execute();
  try {
    const held = await insertIfFree(deps, tx, booking, planned);
    await (typeof held === 'object' ? tx.commit() : tx.rollback()).execute();
    return held;
  } finally {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  }
}

async function insertIfFree(
  deps: Deps,
  tx: Database,
  given: NewBookingItems,
  { calendar, version, holdId }: HoldPlan,
): Promise<HoldResult> {
  const [{ venue_id: venueId, created_at: now }] = given;
  const locked = await queries.lockForBooking(tx, given[0]);
  const known = findOutcome(locked, given[0], version);
  if (known !== 'free') return known;
  const booking = locked.step < 2 ? given : toRequest(given);
  requireRoom(locked, booking[0]);
  if (holdId !== undefined) await deleteHold(tx, holdId);
  if (await isCouponUsed(tx, booking[0])) throw problem('coupon_invalid');
  if (await isDayFull(tx, { venueId, items: booking, now }, calendar)) return undefined;
  const id = await queries.insertBooking(tx, booking, { verb: 'place', actorId: booking[0].customer_id });
  if (id === undefined) return undefined;
  await announceBooking(deps, tx, { ...eventOf(booking[0]), bookingId: id });
  return { id };
}

/** What is already decided under the locks: another request is under way or has placed the booking, or the plan is old. */
function findOutcome(
  locked: PlacingLockRow,
  { request_hash: hash }: NewBookingItem,
  version: number,
): { readonly id: number } | 'outdated' | 'free' {
  if (!locked.is_free) throw problem('in_progress', { retryAfter: 1 });
  if (locked.twin !== null && !(hash && locked.twin_hash?.equals(hash))) throw problem('key_reused');
  if (locked.twin !== null) return { id: locked.twin };
  return locked.version === version ? 'free' : 'outdated';
}

/** Throws too_many_open where the customer may have no other booking open. */
function requireRoom({ step, pending, all_open: all }: PlacingLockRow, { status }: NewBookingItem): void {
  const max = step < 2 ? maxOpen : { pending: 1, all: 1 };
  if (all >= max.all || (status === 'pending' && pending >= max.pending)) {
    throw problem('too_many_open', { values: { ...max, why: step < 2 ? 'usual' : 'missed' } });
  }
}

const eventOf = ({ status, agreed_at: agreedAt }: NewBookingItem) =>
  ({
    kind: status === 'confirmed' ? 'booking.confirmed' : 'booking.requested',
    by: agreedAt ? 'system' : 'customer',
  }) as const;

/** A booking that its venue has to confirm, whatever it does with others. */
const toRequest = (items: NewBookingItems) =>
  items.map((item) => ({ ...item, status: 'pending' as const, agreed_at: null })) as unknown as NewBookingItems;

/** Asked under the lock of the customer: another booking may have used the coupon since the price was reckoned. */
const isCouponUsed = async (
  tx: Database,
  { customer_id: customerId, venue_id: venueId, coupon_code: code }: NewBookingItem,
) => code !== null && customerId !== null && queries.hasUsedCoupon(tx, { customerId, venueId, code, exceptKey: null });
