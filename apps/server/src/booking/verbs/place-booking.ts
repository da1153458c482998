import { createHash } from 'node:crypto';
import { listOffers, listOffersByItem, type Offer } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { Turn } from '../availability/basket.ts';
import { minuteOf, todayAt } from '../days.ts';
import { priceLines } from '../pricing.ts';
import { findByKey, hasUsedCoupon, type NewBooking } from '../queries.ts';
import { answerBy } from '../rules.ts';
import { answerDays, dateAt } from './calendar.ts';
import { holdTime, type NewVisit } from './hold-time.ts';
import { findNear, type Line, mostPlans, type Plan, placeOf, planVisit, type WantedVisit } from './plan-visit.ts';

/** What a customer asks for, as the contract parsed it. */
export type Wanted = {
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
 * Books a time, which holds it, and gives the booking's id: as pending, or confirmed where the house needs not be asked.
 * The price must be the one the customer saw. Throws not_found, invalid, price_changed, coupon_invalid, slot_taken (with
 * the nearest free starts), key_reused, in_progress, too_many_open.
 */
export async function placeBooking(deps: Deps, actor: MemberActor, wanted: Wanted, key: string | undefined) {
  const hash = createHash('sha256').update(JSON.stringify(wanted)).digest();
  const replayed = key === undefined ? undefined : await findReplay(deps, actor, key, hash);
  if (replayed !== undefined) return replayed;
  const request = { idempotency_key: key ?? null, request_hash: hash };
  for (let tries = 1; tries <= mostPlans; tries++) {
    const id = await planAndHold(deps, actor, wanted, request);
    if (id !== 'outdated') return id;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

type Request = Pick<NewBooking, 'idempotency_key' | 'request_hash'>;

/** Books a time with the schedule as it is; 'outdated' where the house has changed it in the meantime. */
async function planAndHold(deps: Deps, actor: MemberActor, wanted: Wanted, request: Request) {
  const lines = await readLines(deps, wanted);
  const visit = toVisit(lines, wanted);
  const plan = await planVisit(deps, visit);
  const prices = await readPrices(deps, actor, lines, wanted);
  const rowsOf = toRows(deps, actor, { wanted, lines, plan, prices, request });
  const { establishmentId, scheduleVersion: version } = lines[0].offer;
  for (const way of plan.ways) {
    const id = await holdTime(deps, rowsOf(way), { calendar: plan.calendar, version });
    if (id === undefined) continue;
    if (id !== 'outdated') deps.changes.publish([`times-${establishmentId}`]);
    return id;
  }
  throw problem('slot_taken', { body: { near: await findNear(deps, visit, plan.minute) } });
}

/** Same key and same request: the booking it made. Throws key_reused for another request. */
async function findReplay(deps: Deps, actor: MemberActor, key: string, hash: Buffer): Promise<number | undefined> {
  const found = await findByKey(deps.db, actor.member.id, key);
  if (found && !found.request_hash?.equals(hash)) throw problem('key_reused');
  return found?.id;
}

type Lines = readonly [Line, ...Line[]];

async function readLines(deps: Deps, wanted: Wanted): Promise<Lines> {
  const lines = ofOneHouse(wanted.items ? await readItems(deps, wanted.items) : [await readItem(deps, wanted)]);
  if (lines.reduce((sum, { offer }) => sum + offer.durationMinutes, 0) !== wanted.duration) {
    throw invalid({ duration: ['duration_differs'] });
  }
  demandPeople(lines);
  return lines;
}

/** Treatments of one visit are given in one house. Throws invalid. */
export function ofOneHouse([first, ...others]: readonly Line[]): Lines {
  if (!first || others.some(({ offer }) => offer.establishmentId !== first.offer.establishmentId)) {
    throw invalid({ items: ['not_offered'] });
  }
  return [first, ...others];
}

/** Whoever was chosen must give the treatment. Throws invalid. */
export function demandPeople(lines: readonly Line[]): void {
  for (const { offer, employeeId } of lines) {
    if (employeeId !== undefined && !offer.employeeIds.includes(employeeId)) {
      throw invalid({ employee_id: ['not_offered'] });
    }
  }
}

/** The line of the price list that is meant: by id, else by its title in any language, else the only one. */
async function readItem(deps: Deps, wanted: Wanted): Promise<Line> {
  const offers = await listOffers(deps.db, wanted.service_id);
  const isMeant = (offer: Offer) =>
    wanted.pricing_item_id === undefined
      ? offers.length === 1 || Object.values(offer.title).includes(wanted.pricing_title ?? '')
      : offer.pricingItemId === wanted.pricing_item_id;
  const offer = offers.find(isMeant);
  if (!offer) throw invalid({ pricing_title: ['not_offered'] });
  return { offer, employeeId: wanted.employee_id ?? undefined };
}

/** Some lines of price lists in the order given. Throws invalid where one of them is not offered. */
export async function readItems(deps: Deps, items: NonNullable<Wanted['items']>): Promise<Line[]> {
  const offers = await listOffersByItem(
    deps.db,
    items.map((item) => item.pricing_item_id),
  );
  return items.map(({ pricing_item_id: id, employee_id: employeeId }) => {
    const offer = offers.find(({ pricingItemId }) => pricingItemId === id);
    if (!offer) throw invalid({ items: ['not_offered'] });
    return { offer, employeeId: employeeId ?? undefined };
  });
}

const toVisit = (lines: Lines, wanted: Wanted): WantedVisit => ({
  lines,
  guest: { isForWoman: wanted.for_woman, needsFemaleStaff: wanted.female_staff },
  date: wanted.booking_date,
  time: wanted.time,
});

type Prices = NonNullable<ReturnType<typeof priceLines>>;

/** What the lines cost. Throws coupon_invalid, and price_changed where the customer saw another price. */
async function readPrices(deps: Deps, actor: MemberActor, lines: Lines, wanted: Wanted): Promise<Prices> {
  const coupon = wanted.coupon_code || undefined;
  const prices = priceAt(deps, lines, coupon);
  const house = lines[0].offer.establishmentId;
  const isUsed = coupon !== undefined && (await hasUsedCoupon(deps.db, actor.member.id, house, coupon));
  if (!prices || isUsed) throw problem('coupon_invalid');
  const price = prices.reduce((sum, line) => sum + line.price, 0);
  if (price !== wanted.price) throw problem('price_changed', { body: { price } });
  return prices;
}

/** What some lines cost today; undefined where the coupon is not theirs. */
export const priceAt = ({ clock }: Deps, lines: readonly Line[], coupon: string | undefined) =>
  priceLines(
    lines.map(({ offer }) => offer),
    coupon,
    todayAt(clock.now()).toString(),
  );

type Parts = {
  wanted: Wanted;
  lines: Lines;
  plan: Plan;
  prices: Prices;
  request: Request;
};

/** What is written of a booking for each way to have it. */
function toRows(deps: Deps, actor: MemberActor, { wanted, lines, plan, prices, request }: Parts) {
  const now = deps.clock.now();
  const [{ offer }] = lines;
  const timetable = plan.calendar.timetables.get(offer.establishmentId);
  const isAutomatic = timetable?.confirmsItself ?? false;
  const { minute } = plan;
  const deadline = timetable ? answerBy(timetable, answerDays(now), minuteOf(now), minute) : minute;
  const created_at = toDate(now);
  const toRow = (line: Line, turn: number, taken: Turn): NewBooking => ({
    ...placeOf(line, taken),
    establishment_id: line.offer.establishmentId,
    service_id: line.offer.serviceId,
    pricing_item_id: line.offer.pricingItemId,
    customer_id: actor.member.id,
    origin: 'site',
    customer_phone: null,
    customer_name: wanted.customer_name,
    notes: wanted.notes ?? '',
    pricing_title: line.offer.title,
    price_iqd: prices[turn]?.price ?? 0,
    price_trail: prices[turn]?.trail ?? { list_price: 0, discount_percent: 0, coupon_percent: 0, rounding: 0 },
    coupon_code: wanted.coupon_code || null,
    for_woman: wanted.for_woman ?? false,
    female_staff: wanted.female_staff ?? false,
    status: isAutomatic ? 'confirmed' : 'pending',
    answer_by: dateAt(deadline),
    settled_at: isAutomatic ? created_at : null,
    ...(turn === 0 ? request : { idempotency_key: null, request_hash: null }),
    created_at,
  });
  return (way: readonly Turn[]) =>
    way.flatMap((taken, turn) => {
      const line = lines[turn];
      return line ? [toRow(line, turn, taken)] : [];
    }) as unknown as NewVisit;
}
