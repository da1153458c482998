import { createHash } from 'node:crypto';
import { listBookableTreatments, findBookableTreatments, type BookableTreatment } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { Assignment } from '../availability/basket.ts';
import { minuteOf, todayAt } from '../days.ts';
import { priceItems } from '../pricing.ts';
import { findBookingByKey, hasUsedCoupon, type NewBookingItem } from '../queries.ts';
import { answerBy } from '../rules.ts';
import { answerDays, dateAt } from './calendar.ts';
import { holdTime, type NewBookingItems } from './hold-time.ts';
import {
  findNearSlots,
  type RequestedItem,
  maxPlans,
  type BookingPlan,
  itemTimeOf,
  planBooking,
  type PlanInput,
} from './plan-visit.ts';

/** What a customer asks for, as the contract parsed it. */
export type PlaceBookingInput = {
  service_id: number;
  items?: readonly { pricing_item_id: number; employee_id?: number | null | undefined }[] | undefined;
  pricing_item_id?: number | undefined;
  pricing_title?: string | undefined;
  employee_id?: number | null | undefined;
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  customer_name: string;
  booking_date: string;
  time: string;
  duration: number;
  notes?: string | null | undefined;
  price: number;
  coupon_code?: string | null | undefined;
};

/**
 * Books a time, which holds it, and gives the booking's id: as pending, or confirmed where the venue needs not be asked.
 * The price must be the one the customer saw. Throws not_found, invalid, price_changed, coupon_invalid, slot_taken (with
 * the nearest free starts), key_reused, in_progress, too_many_open.
 */
export async function placeBooking(deps: Deps, actor: MemberActor, input: PlaceBookingInput, key: string | undefined) {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest();
  const replayed = key === undefined ? undefined : await findReplay(deps, actor, key, hash);
  if (replayed !== undefined) return replayed;
  const request = { idempotency_key: key ?? null, request_hash: hash };
  for (let tries = 1; tries <= maxPlans; tries++) {
    const id = await planAndHold(deps, actor, input, request);
    if (id !== 'outdated') return id;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

type PlacingKey = Pick<NewBookingItem, 'idempotency_key' | 'request_hash'>;

/** Books a time with the schedule as it is; 'outdated' where the venue has changed it in the meantime. */
async function planAndHold(deps: Deps, actor: MemberActor, input: PlaceBookingInput, request: PlacingKey) {
  const items = await readRequestedItems(deps, input);
  const booking = toPlanInput(items, input);
  const plan = await planBooking(deps, booking);
  const prices = await readPrices(deps, actor, items, input);
  const rowsOf = toRows(deps, actor, { input, items, plan, prices, request });
  const { venueId, scheduleVersion: version } = items[0].treatment;
  for (const candidate of plan.candidates) {
    const id = await holdTime(deps, rowsOf(candidate), { calendar: plan.calendar, version });
    if (id === undefined) continue;
    if (id !== 'outdated') deps.changes.publish([`times-${venueId}`]);
    return id;
  }
  throw problem('slot_taken', { body: { near: await findNearSlots(deps, booking, plan.minute) } });
}

/** Same key and same request: the booking it made. Throws key_reused for another request. */
async function findReplay(deps: Deps, actor: MemberActor, key: string, hash: Buffer): Promise<number | undefined> {
  const found = await findBookingByKey(deps.db, actor.member.id, key);
  if (found && !found.request_hash?.equals(hash)) throw problem('key_reused');
  return found?.id;
}

type RequestedItems = readonly [RequestedItem, ...RequestedItem[]];

async function readRequestedItems(deps: Deps, input: PlaceBookingInput): Promise<RequestedItems> {
  const items = requireOneVenue(
    input.items ? await readItems(deps, input.items.map(toItem)) : [await readNamedItem(deps, input)],
  );
  if (items.reduce((sum, { treatment }) => sum + treatment.durationMinutes, 0) !== input.duration) {
    throw invalid({ duration: ['duration_differs'] });
  }
  requireEmployees(items);
  return items;
}

/** Treatments of one visit are given in one venue. Throws invalid. */
export function requireOneVenue([first, ...others]: readonly RequestedItem[]): RequestedItems {
  if (!first || others.some(({ treatment }) => treatment.venueId !== first.treatment.venueId)) {
    throw invalid({ items: ['not_offered'] });
  }
  return [first, ...others];
}

/** Whoever was chosen must give the treatment. Throws invalid. */
export function requireEmployees(items: readonly RequestedItem[]): void {
  for (const { treatment, employeeId } of items) {
    if (employeeId !== undefined && !treatment.employeeIds.includes(employeeId)) {
      throw invalid({ employee_id: ['not_offered'] });
    }
  }
}

/** The line of the price list that is meant: by id, else by its title in any language, else the only one. */
async function readNamedItem(deps: Deps, input: PlaceBookingInput): Promise<RequestedItem> {
  const treatments = await listBookableTreatments(deps.db, input.service_id);
  const isMeant = (treatment: BookableTreatment) =>
    input.pricing_item_id === undefined
      ? treatments.length === 1 || Object.values(treatment.title).includes(input.pricing_title ?? '')
      : treatment.treatmentId === input.pricing_item_id;
  const treatment = treatments.find(isMeant);
  if (!treatment) throw invalid({ pricing_title: ['not_offered'] });
  return { treatment, employeeId: input.employee_id ?? undefined };
}

type ItemInput = { readonly treatmentId: number; readonly employeeId?: number | null | undefined };

const toItem = ({
  pricing_item_id: treatmentId,
  employee_id: employeeId,
}: NonNullable<PlaceBookingInput['items']>[number]) => ({
  treatmentId,
  employeeId,
});

/** Some lines of price lists in the order given. Throws invalid where one of them is not offered. */
export async function readItems(deps: Deps, items: readonly ItemInput[]): Promise<RequestedItem[]> {
  const treatments = await findBookableTreatments(
    deps.db,
    items.map(({ treatmentId }) => treatmentId),
  );
  return items.map(({ treatmentId, employeeId }) => {
    const treatment = treatments.find((one) => one.treatmentId === treatmentId);
    if (!treatment) throw invalid({ items: ['not_offered'] });
    return { treatment, employeeId: employeeId ?? undefined };
  });
}

const toPlanInput = (items: RequestedItems, input: PlaceBookingInput): PlanInput => ({
  items,
  preferences: { isForWoman: input.for_woman, needsFemaleStaff: input.female_staff },
  date: input.booking_date,
  time: input.time,
});

type ItemPrices = NonNullable<ReturnType<typeof priceItems>>;

/** What the lines cost. Throws coupon_invalid, and price_changed where the customer saw another price. */
async function readPrices(
  deps: Deps,
  actor: MemberActor,
  items: RequestedItems,
  input: PlaceBookingInput,
): Promise<ItemPrices> {
  const coupon = input.coupon_code || undefined;
  const prices = priceAt(deps, items, coupon);
  const venueId = items[0].treatment.venueId;
  const isUsed = coupon !== undefined && (await hasUsedCoupon(deps.db, actor.member.id, venueId, coupon));
  if (!prices || isUsed) throw problem('coupon_invalid');
  const price = prices.reduce((sum, item) => sum + item.price, 0);
  if (price !== input.price) throw problem('price_changed', { body: { price } });
  return prices;
}

/** What some lines cost today; undefined where the coupon is not theirs. */
export const priceAt = ({ clock }: Deps, items: readonly RequestedItem[], coupon: string | undefined) =>
  priceItems(
    items.map(({ treatment }) => treatment),
    coupon,
    todayAt(clock.now()).toString(),
  );

type BookingParts = {
  input: PlaceBookingInput;
  items: RequestedItems;
  plan: BookingPlan;
  prices: ItemPrices;
  request: PlacingKey;
};

/** What is written of a booking for each way to have it. */
function toRows(deps: Deps, actor: MemberActor, { input, items, plan, prices, request }: BookingParts) {
  const now = deps.clock.now();
  const [{ treatment }] = items;
  const timetable = plan.calendar.timetables.get(treatment.venueId);
  const isAutomatic = timetable?.confirmsItself ?? false;
  const { minute } = plan;
  const deadline = timetable ? answerBy(timetable, answerDays(now), minuteOf(now), minute) : minute;
  const created_at = toDate(now);
  const toRow = (item: RequestedItem, index: number, taken: Assignment): NewBookingItem => ({
    ...itemTimeOf(item, taken),
    venue_id: item.treatment.venueId,
    service_id: item.treatment.serviceId,
    treatment_id: item.treatment.treatmentId,
    customer_id: actor.member.id,
    origin: 'site',
    customer_phone: null,
    customer_name: input.customer_name,
    notes: input.notes ?? '',
    treatment_title: item.treatment.title,
    price_iqd: prices[index]?.price ?? 0,
    price_trail: prices[index]?.trail ?? { list_price: 0, discount_percent: 0, coupon_percent: 0, rounding: 0 },
    coupon_code: input.coupon_code || null,
    for_woman: input.for_woman ?? false,
    female_staff: input.female_staff ?? false,
    status: isAutomatic ? 'confirmed' : 'pending',
    answer_by: dateAt(deadline),
    agreed_at: isAutomatic ? created_at : null,
    ...(index === 0 ? request : { idempotency_key: null, request_hash: null }),
    created_at,
  });
  return (candidate: readonly Assignment[]) =>
    candidate.flatMap((taken, index) => {
      const item = items[index];
      return item ? [toRow(item, index, taken)] : [];
    }) as unknown as NewBookingItems;
}
