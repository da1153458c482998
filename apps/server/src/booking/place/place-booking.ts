import { createHash } from 'node:crypto';
import { listBookableTreatments, type BookableTreatment } from '#app/catalog/catalog.ts';
import { toDate, type Database, retryOnConflict } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { maxOpen, priceAt } from '../rules.ts';
import { announceBooking } from '../announce.ts';
import { type ItemPrices, type NewBookingItems, toRows } from './booking-rows.ts';
import type { PlaceBookingInput, PlacingKey } from './placing-input.ts';
import * as queries from './placing-queries.ts';
import type { NewBookingItem } from './placing-queries.ts';
import {
  type Assignment,
  type BookingPlan,
  dateAt,
  type VenueCalendar,
  findNearSlots,
  type RequestedItem,
  maxPlans,
  minutesOf,
  planBooking,
  type PlanInput,
  isDayFull,
  type RequestedItems,
  requireOneVenue,
  requireEmployees,
  readItems,
} from '#app/availability/availability.ts';
import { deleteHold } from '../holds/hold-queries.ts';
import { findUsableHold } from '../holds/use-hold.ts';
import { isCustomerBusy } from '../lifecycle/booking-state-queries.ts';
import { expireOverlapping } from '../lifecycle/change-status.ts';

/**
 * Places a booking, which holds its time, and gives its id. It is pending, or confirmed where the venue confirms
 * automatically. The price must be the one that the customer saw. The same key with the same request gives the same
 * booking. Throws not_found, invalid, price_changed, coupon_invalid, customer_busy, slot_taken (with the nearest
 * free slots), key_reused, in_progress, too_many_open, unavailable.
 */
export async function placeBooking(deps: Deps, actor: MemberActor, input: PlaceBookingInput, key: string | undefined) {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest();
  const request = { idempotency_key: key ?? null, request_hash: hash };
  const replayed = await findReplay(deps, actor, request);
  if (replayed !== undefined) return replayed;
  for (let attempt = 1; attempt <= maxPlans; attempt++) {
    const id = await planAndHold(deps, actor, input, request);
    if (id !== 'outdated') return id;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

/** Plans a booking with the present schedule and holds its time; 'outdated' where the schedule changed meanwhile. */
async function planAndHold(deps: Deps, actor: MemberActor, input: PlaceBookingInput, request: PlacingKey) {
  const items = await readRequestedItems(deps, input);
  requireAtHome(items, input);
  const hold = await findUsableHold(deps, actor, input);
  const booking = { ...toPlanInput(items, input), exceptBookingId: hold?.bookingId };
  const plan = await planBooking(deps, booking);
  const prices = await readPrices(deps, actor, items, input, request.idempotency_key);
  const rowsOf = toRows(deps, actor, { input, items, plan, prices, request });
  const { venueId, scheduleVersion: version } = items[0].treatment;
  const planned = { calendar: plan.calendar, version, holdId: hold?.id };
  for (const candidate of withHeldFirst(plan.candidates, hold?.employees)) {
    const id = await holdTime(deps, rowsOf(candidate), planned);
    if (id === undefined) continue;
    if (id !== 'outdated') deps.changes.publish([`times-${venueId}`]);
    return id;
  }
  // The same request, sent twice, may have taken the time since its key was looked up.
  const replayed = await findReplay(deps, actor, request);
  if (replayed !== undefined) return replayed;
  if (await isOwnTimeTaken(deps, actor, input, plan)) throw problem('customer_busy');
  throw problem('slot_taken', { body: { near: await findNearSlots(deps, booking, plan.minute) } });
}

/** Throws invalid where the venue is to come with a treatment that it gives at its own place alone. */
function requireAtHome(items: RequestedItems, { home_address: address }: PlaceBookingInput): void {
  if (address?.trim() && !items.every(({ treatment }) => treatment.isAtHome)) {
    throw invalid({ home_address: ['not_offered'] });
  }
}

/** Whether the customer has another booking at that time, which is for the same person. */
async function isOwnTimeTaken(
  deps: Deps,
  { member }: MemberActor,
  { for_other: isForOther = false, duration }: PlaceBookingInput,
  { minute, candidates: [candidate] }: BookingPlan,
): Promise<boolean> {
  if (isForOther) return false;
  // The last treatment of several can begin after a pause; where nobody is free, there is no candidate.
  const last = candidate?.at(-1)?.minute ?? minute;
  const time = { from: dateAt(minute), to: dateAt(Math.max(last + 1, minute + duration)) };
  return isCustomerBusy(deps.db, { customerId: member.id, ...time, now: toDate(deps.clock.now()) });
}

/** The booking that the same request has placed under its key. Throws key_reused where another request used the key. */
async function findReplay(deps: Deps, actor: MemberActor, request: PlacingKey): Promise<number | undefined> {
  if (request.idempotency_key === null) return undefined;
  const found = await queries.findBookingByKey(deps.db, actor.member.id, request.idempotency_key);
  if (found && !found.request_hash?.equals(request.request_hash)) throw problem('key_reused');
  return found?.id;
}

/** Whose time is held already is tried first. */
const withHeldFirst = (candidates: readonly Assignment[][], held: readonly number[] = []): Assignment[][] => {
  const isHeld = (candidate: Assignment[]) => candidate.every(({ employeeId }, index) => employeeId === held[index]);
  return candidates.toSorted((one, other) => Number(isHeld(other)) - Number(isHeld(one)));
};

type SelectionInput = Omit<PlaceBookingInput, 'customer_name' | 'notes' | 'home_address' | 'hold'>;

/** The treatments that are asked for. Throws not_found, invalid. */
export async function readRequestedItems(deps: Deps, input: SelectionInput): Promise<RequestedItems> {
  const items = requireOneVenue(
    input.items ? await readItems(deps, input.items.map(toItem)) : [await readNamedItem(deps, input)],
  );
  if (minutesOf(items, input.together) !== input.duration) {
    throw invalid({ duration: ['duration_differs'] });
  }
  requireEmployees(items);
  return items;
}

/** The treatment of the service: by id, else the only one, else by its title in any language. */
async function readNamedItem(deps: Deps, input: SelectionInput): Promise<RequestedItem> {
  const treatments = await listBookableTreatments(deps.db, input.service_id);
  if (treatments.length === 0) throw problem('not_found');
  const isMeant = (treatment: BookableTreatment) =>
    input.pricing_item_id === undefined
      ? treatments.length === 1 || Object.values(treatment.title).includes(input.pricing_title ?? '')
      : treatment.treatmentId === input.pricing_item_id;
  const treatment = treatments.find(isMeant);
  if (!treatment) throw invalid({ pricing_title: ['not_offered'] });
  return { treatment, employeeId: input.employee_id ?? undefined };
}

const toItem = ({
  pricing_item_id: treatmentId,
  employee_id: employeeId,
}: NonNullable<PlaceBookingInput['items']>[number]) => ({
  treatmentId,
  employeeId,
});

/** What is asked for, to plan with. */
export const toPlanInput = (items: RequestedItems, input: SelectionInput): PlanInput => ({
  items,
  isTogether: input.together,
  preferences: { isForWoman: input.for_woman, needsFemaleStaff: input.female_staff },
  date: input.booking_date,
  time: input.time,
});

/** The price of each treatment. Throws coupon_invalid, and price_changed where the customer saw another sum. */
async function readPrices(
  deps: Deps,
  actor: MemberActor,
  items: RequestedItems,
  input: PlaceBookingInput,
  key: string | null,
): Promise<ItemPrices> {
  const coupon = input.coupon_code || undefined;
  const prices = priceAt(items, coupon, deps.clock.now());
  const venueId = items[0].treatment.venueId;
  const use = { customerId: actor.member.id, venueId, exceptKey: key };
  const isUsed = coupon !== undefined && (await queries.hasUsedCoupon(deps.db, { ...use, code: coupon }));
  if (!prices || isUsed) throw problem('coupon_invalid');
  const price = prices.reduce((sum, item) => sum + item.price, 0);
  if (price !== input.price) throw problem('price_changed', { body: { price } });
  return prices;
}

/** The calendar and the version of the schedule that a booking was planned with. */
type HoldPlan = {
  readonly calendar: VenueCalendar;
  readonly version: number;
  /** A hold of the customer's whose time the booking takes. */
  readonly holdId?: number | undefined;
};

/**
 * Inserts a booking, which holds its time, and gives its id. Undefined where the time is taken or the day is full,
 * 'outdated' where the schedule changed meanwhile. Throws in_progress, key_reused, too_many_open, coupon_invalid.
 */
export async function holdTime(deps: Deps, booking: NewBookingItems, planned: HoldPlan): Promise<HoldResult> {
  // The treatments are inserted one by one, so two selections can wait for each other in a deadlock.
  const hold = () => retryOnConflict(() => holdInTransaction(deps, booking, planned));
  const id = await hold();
  if (id !== undefined || !(await expireObstacles(deps, booking))) return id;
  return hold();
}

/** Expires requests in the way that were not answered in time; gives whether there was one. */
const expireObstacles = (deps: Deps, booking: NewBookingItems): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    let expired = 0;
    for (const row of booking) expired += await expireOverlapping(deps, tx, row.venue_id, row);
    return expired > 0;
  });

type HoldResult = number | 'outdated' | undefined;

async function holdInTransaction(deps: Deps, booking: NewBookingItems, planned: HoldPlan): Promise<HoldResult> {
  const tx = await deps.db.startTransaction().execute();
  try {
    const id = await insertIfFree(deps, tx, booking, planned);
    await (typeof id === 'number' ? tx.commit() : tx.rollback()).execute();
    return id;
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
  const [{ venue_id: venueId, request_hash: hash, created_at: now }] = given;
  const locked = await queries.lockForBooking(tx, given[0]);
  if (!locked.is_free) throw problem('in_progress', { retryAfter: 1 });
  if (locked.twin !== null && !(hash && locked.twin_hash?.equals(hash))) throw problem('key_reused');
  if (locked.twin !== null) return locked.twin;
  if (locked.version !== version) return 'outdated';
  const booking = locked.step < 2 ? given : toRequest(given);
  const [{ status, agreed_at: agreedAt }] = booking;
  const max = locked.step < 2 ? maxOpen : { pending: 1, all: 1 };
  if (locked.all_open >= max.all || (status === 'pending' && locked.pending >= max.pending)) {
    throw problem('too_many_open', { values: { ...max, why: locked.step < 2 ? 'usual' : 'missed' } });
  }
  if (holdId !== undefined) await deleteHold(tx, holdId);
  if (await isCouponUsed(tx, booking[0])) throw problem('coupon_invalid');
  if (await isDayFull(tx, { venueId, items: booking, now }, calendar)) return undefined;
  const id = await queries.insertBooking(tx, booking, { verb: 'place', actorId: booking[0].customer_id });
  if (id === undefined) return undefined;
  const kind = status === 'confirmed' ? 'booking.confirmed' : 'booking.requested';
  await announceBooking(deps, tx, { kind, bookingId: id, by: agreedAt ? 'system' : 'customer' });
  return id;
}

/** A booking that its venue has to confirm, whatever it does with others. */
const toRequest = (items: NewBookingItems) =>
  items.map((item) => ({ ...item, status: 'pending' as const, agreed_at: null })) as unknown as NewBookingItems;

/** Asked under the lock of the customer: another booking may have used the coupon since the price was reckoned. */
const isCouponUsed = async (
  tx: Database,
  { customer_id: customerId, venue_id: venueId, coupon_code: code }: NewBookingItem,
) => code !== null && customerId !== null && queries.hasUsedCoupon(tx, { customerId, venueId, code, exceptKey: null });

/** The booking that a customer made under a key. */
export const findBookingByKey = async (deps: Deps, { member }: MemberActor, key: string): Promise<number | undefined> =>
  (await queries.findBookingByKey(deps.db, member.id, key))?.id;
