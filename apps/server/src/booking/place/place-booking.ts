import { createHash } from 'node:crypto';
import type { Booking } from '@tajmeelspot/contract/booking/shape.ts';
import { listBookableTreatments, type BookableTreatment } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import { gatherReads } from '#app/database/statements.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { priceAt } from '../rules.ts';
import type { BookingRow } from '../read-model/booking-row-queries.ts';
import { findPlacedBooking, toPlacedBooking } from '../read-model/to-booking.ts';
import { type ItemPrices, toRows } from './booking-rows.ts';
import { holdTime } from './hold-time.ts';
import type { PlaceBookingInput, PlacingKey } from './placing-input.ts';
import * as queries from './placing-queries.ts';
import {
  type Assignment,
  type BookingPlan,
  dateAt,
  findNearSlots,
  type RequestedItem,
  maxPlans,
  minutesOf,
  planBooking,
  type PlanInput,
  type RequestedItems,
  requireOneVenue,
  requireEmployees,
  readItems,
} from '#app/availability/availability.ts';
import { findUsableHold } from '../holds/use-hold.ts';
import { isCustomerBusy } from '../lifecycle/booking-state-queries.ts';

/**
 * Places a booking, which holds its time, and gives its id. It is pending, or confirmed where the venue confirms
 * automatically. The price must be the one that the customer saw. The same key with the same request gives the same
 * booking. Throws not_found, invalid, price_changed, coupon_invalid, customer_busy, slot_taken (with the nearest
 * free slots), key_reused, in_progress, too_many_open, unavailable.
 */
export const placeBooking = async (
  deps: Deps,
  actor: MemberActor,
  input: PlaceBookingInput,
  key: string | undefined,
): Promise<number> => (await place(deps, actor, input, key)).id;

/** The same; gives the booking as its customer sees it. */
export async function placeShownBooking(
  deps: Deps,
  actor: MemberActor,
  input: PlaceBookingInput,
  key: string | undefined,
): Promise<Booking> {
  const { id, row } = await place(deps, actor, input, key);
  return row ? toPlacedBooking(deps, actor, row) : findPlacedBooking(deps, actor, id);
}

/** A booking that was placed, now or before; its row where it is known already. */
type Placement = { readonly id: number; readonly row?: BookingRow };

async function place(
  deps: Deps,
  actor: MemberActor,
  input: PlaceBookingInput,
  key: string | undefined,
): Promise<Placement> {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest();
  const request = { idempotency_key: key ?? null, request_hash: hash };
  for (let attempt = 1; attempt <= maxPlans; attempt++) {
    const placement = await planAndHold(deps, actor, input, request);
    if (placement !== 'outdated') return placement;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

/** Plans a booking with the present schedule and holds its time; 'outdated' where the schedule changed meanwhile. */
async function planAndHold(
  deps: Deps,
  actor: MemberActor,
  input: PlaceBookingInput,
  request: PlacingKey,
): Promise<Placement | 'outdated'> {
  const reads = { ...deps, db: gatherReads(deps.db) };
  const [replay, reading, holding] = await Promise.allSettled([
    findReplay(reads, actor, request),
    readRequestedItems(reads, input),
    findUsableHold(reads, actor, input),
  ]);
  // A request that comes again is answered with its booking, whatever its treatments have become.
  const replayed = valueOf(replay);
  if (replayed !== undefined) return { id: replayed };
  const items = valueOf(reading);
  requireAtHome(items, input);
  const hold = valueOf(holding);
  const booking = { ...toPlanInput(items, input), exceptBookingId: hold?.bookingId };
  const plan = await planBooking(deps, booking);
  const prices = await readPrices(deps, actor, items, input, request.idempotency_key);
  const rowsOf = toRows(deps, actor, { input, items, plan, prices, request });
  const { venueId, scheduleVersion: version } = items[0].treatment;
  const planned = { calendar: plan.calendar, version, holdId: hold?.id, language: actor.language };
  for (const candidate of withHeldFirst(plan.candidates, hold?.employees)) {
    const placement = await holdTime(deps, rowsOf(candidate), planned);
    if (placement === undefined) continue;
    if (placement !== 'outdated') deps.changes.publish([`times-${venueId}`]);
    return placement;
  }
  // The same request, sent twice, may have taken the time since its key was looked up.
  const other = await findReplay(deps, actor, request);
  if (other !== undefined) return { id: other };
  if (await isOwnTimeTaken(deps, actor, input, plan)) throw problem('customer_busy');
  throw problem('slot_taken', { body: { near: await findNearSlots(deps, booking, plan.minute) } });
}

/** What a promise gave. Throws what it threw. */
function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
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
  if (found && found.requestHash !== request.request_hash.toString('hex')) throw problem('key_reused');
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

/** The booking that a customer made under a key. */
export const findBookingByKey = async (deps: Deps, { member }: MemberActor, key: string): Promise<number | undefined> =>
  (await queries.findBookingByKey(deps.db, member.id, key))?.id;
