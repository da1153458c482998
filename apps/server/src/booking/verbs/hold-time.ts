import type { Database } from '#app/database/connection.ts';
import { retryOnConflict } from '#app/database/patiently.ts';
import type { Deps } from '#app/deps.ts';
import { problem } from '#app/http/problem.ts';
import type { Timetable } from '#app/venues/venues.ts';
import { countHeld, insertBooking, lockForBooking, lockVenue, type NewBookingItem } from '../queries.ts';
import { maxOpen } from '../rules.ts';
import { type VenueCalendar, dateAt } from './calendar.ts';
import { expireOverlapping } from './tend-bookings.ts';
import { announceBooking } from './tell.ts';

/** The treatments of a new booking, in their order. */
export type NewBookingItems = readonly [NewBookingItem, ...NewBookingItem[]];

/** What a booking was planned with: the venue's time, and the version of its schedule. */
type HoldPlan = { readonly calendar: VenueCalendar; readonly version: number };

/**
 * Tries to hold the time of a booking; undefined where somebody else holds it, or where the day is full, 'outdated' where
 * the venue has changed its schedule in the meantime. Throws in_progress, key_reused, too_many_open.
 */
export async function holdTime(deps: Deps, booking: NewBookingItems, planned: HoldPlan): Promise<HoldResult> {
  // Several treatments are entered one after the other: rivals can come to wait for each other's.
  const hold = () => retryOnConflict(() => tryOnce(deps, booking, planned));
  const id = await hold();
  if (id !== undefined || !(await expireObstacles(deps, booking))) return id;
  return hold();
}

/** Lets go of requests that nobody answered in time; whether one was in the way. */
const expireObstacles = (deps: Deps, booking: NewBookingItems): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    let expired = 0;
    for (const row of booking) expired += await expireOverlapping(deps, tx, row.venue_id, row);
    return expired > 0;
  });

type HoldResult = number | 'outdated' | undefined;

async function tryOnce(deps: Deps, booking: NewBookingItems, planned: HoldPlan): Promise<HoldResult> {
  const tx = await deps.db.startTransaction().execute();
  try {
    const id = await tryToHold(deps, tx, booking, planned);
    await (typeof id === 'number' ? tx.commit() : tx.rollback()).execute();
    return id;
  } finally {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  }
}

async function tryToHold(
  deps: Deps,
  tx: Database,
  booking: NewBookingItems,
  { calendar, version }: HoldPlan,
): Promise<HoldResult> {
  const [{ venue_id: venueId, request_hash: hash, created_at: now, status, agreed_at: agreedAt }] = booking;
  const locked = await lockForBooking(tx, booking[0]);
  if (!locked.is_free) throw problem('in_progress', { retryAfter: 1 });
  if (locked.twin !== null && !(hash && locked.twin_hash?.equals(hash))) throw problem('key_reused');
  if (locked.twin !== null) return locked.twin;
  if (locked.version !== version) return 'outdated';
  if (locked.all_open >= maxOpen.all || (status === 'pending' && locked.pending >= maxOpen.pending)) {
    throw problem('too_many_open', { values: maxOpen });
  }
  if (await isFull(tx, { venueId, places: booking, now }, calendar)) return undefined;
  const id = await insertBooking(tx, booking, { verb: 'place', actorId: booking[0].customer_id });
  if (id === undefined) return undefined;
  const kind = status === 'confirmed' ? 'booking.confirmed' : 'booking.requested';
  await announceBooking(deps, tx, { kind, bookingId: id, by: agreedAt ? 'system' : 'customer' });
  return id;
}

type DayCapQuery = {
  readonly venueId: number;
  readonly places: readonly { readonly employee_id: number; readonly starts_at: Date }[];
  readonly now: Date;
  /** Bookings that are to be moved and do not count. */
  readonly except?: readonly number[];
};

/**
 * Whether a venue or a person has as many bookings on the day as they take. No constraint counts bookings: where a day
 * has a limit, rivals wait for each other.
 */
export async function isFull(tx: Database, input: DayCapQuery, calendar: VenueCalendar): Promise<boolean> {
  const { venueId, places } = input;
  const timetable = calendar.timetables.get(venueId);
  const caps = places.map(({ employee_id: id }) => capsOf(timetable, id));
  if (caps.every((cap) => cap === undefined)) return false;
  await lockVenue(tx, venueId);
  for (const [index, place] of places.entries()) {
    const day = calendar.days.find(({ endMinute }) => place.starts_at < dateAt(endMinute));
    const cap = caps[index];
    if (!day || !cap) continue;
    const { now, except = [] } = input;
    const counted = { venue_id: venueId, employee_id: place.employee_id, now, except };
    const held = await countHeld(tx, counted, dateAt(day.startMinute), dateAt(day.endMinute));
    const before = places.slice(0, index);
    const own = held.own + before.filter((one) => one.employee_id === place.employee_id).length;
    if (held.ofVenue + before.length >= cap.ofVenue || own >= cap.own) return true;
  }
  return false;
}

type DayCaps = { readonly ofVenue: number; readonly own: number };

function capsOf(timetable: Timetable | undefined, employeeId: number): DayCaps | undefined {
  const ofVenue = timetable?.dailyCap ?? null;
  const own = timetable?.employees.find((employee) => employee.employeeId === employeeId)?.dailyCap ?? null;
  return ofVenue === null && own === null ? undefined : { ofVenue: ofVenue ?? Infinity, own: own ?? Infinity };
}
