import { createHash } from 'node:crypto';
import { listOffersByItem } from '#app/catalog/catalog.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import { patiently } from '#app/database/patiently.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { toE164 } from '#app/identity/identity.ts';
import { demandMember } from '#app/venues/venues.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { minuteOf } from '../days.ts';
import { listOffersOfHouse } from '../house-queries.ts';
import { findWalkIn, holdSchedule, insertVisit, type NewBooking, takeKey } from '../queries.ts';
import { dateAt } from './calendar.ts';
import { demandPeople, priceAt } from './place-booking.ts';
import { findNear, type Line, mostPlans, type Plan, placeOf, planVisit, type WantedVisit } from './plan-visit.ts';
import { expireWhere } from './tend-bookings.ts';

/** A guest who stands before the desk, as the contract parsed it. */
type WalkIn = {
  pricing_item_id: number;
  employee_id?: number | null | undefined;
  customer_name: string;
  customer_phone?: string | null | undefined;
  booking_date?: string | undefined;
  time?: string | undefined;
  notes?: string | null | undefined;
};

/** What a house entered without a line comes later than it happened: so many days ago at most. */
const daysBack = 1;

/** Every line that an own house offers, for staff what they give themselves. Throws not_found. */
export async function listHouseOffers(deps: Deps, actor: MemberActor, house: number) {
  const { employeeId } = await demandMember(deps, actor, house);
  return listOffersOfHouse(deps.db, actor.language, house, employeeId);
}

/**
 * Enters a visit of a guest without an account and gives its id: confirmed, at the price of the list, in the house's hours
 * and nobody else's time. What binds those who book on the site alone (lead time, horizon, grid, limits a day) does not
 * bind the house. Throws not_found, invalid, slot_taken (with the nearest free starts), key_reused, in_progress.
 */
export async function addWalkIn(
  deps: Deps,
  actor: MemberActor,
  house: number,
  wanted: WalkIn,
  key: string | undefined,
) {
  const { employeeId: own } = await demandMember(deps, actor, house);
  // Staff have a calendar of their own alone.
  if (own !== null && (wanted.employee_id ?? own) !== own) throw invalid({ employee_id: ['not_offered'] });
  const person = own ?? wanted.employee_id;
  const request = {
    idempotency_key: key ?? null,
    request_hash: createHash('sha256').update(JSON.stringify(wanted)).digest(),
  };
  // First of all: what was entered stays entered, also where its treatment is not offered any more.
  const twin = await findTwin(deps.db, house, request);
  if (twin !== undefined) return twin;
  const phone = readPhone(wanted.customer_phone);
  for (let tries = 1; tries <= mostPlans; tries++) {
    const id = await planAndEnter(
      deps,
      actor,
      house,
      { ...wanted, employee_id: person },
      { ...request, customer_phone: phone },
    );
    if (id !== 'outdated') return id;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

type Request = Pick<NewBooking, 'idempotency_key' | 'request_hash'>;

/** What the key has made already. Throws key_reused where that was something else. */
async function findTwin(db: Database, house: number, { idempotency_key: key, request_hash: hash }: Request) {
  const found = key === null ? undefined : await findWalkIn(db, house, key);
  if (found && !(hash && found.request_hash?.equals(hash))) throw problem('key_reused');
  return found?.id;
}

function readPhone(written: string | null | undefined): string | null {
  if (!written) return null;
  const phone = toE164(written);
  if (phone === undefined) throw invalid({ customer_phone: ['invalid_phone'] });
  return phone;
}

type Given = Request & Pick<NewBooking, 'customer_phone'>;

async function planAndEnter(deps: Deps, actor: MemberActor, house: number, wanted: WalkIn, given: Given) {
  const line = await readLine(deps, house, wanted);
  const visit: WantedVisit = { lines: [line], guest: {}, ...whenOf(deps, wanted), isByHouse: true, daysBack };
  const plan = await planVisit(deps, visit);
  for (const [turn] of plan.ways) {
    if (!turn) continue;
    const row = toRow(deps, { wanted, line, plan, given }, turn.employeeId);
    const id = await patiently(() => tryToEnter(deps, actor, row, line.offer.scheduleVersion));
    if (id !== undefined) return id;
  }
  throw problem('slot_taken', { body: { near: await findNear(deps, visit, plan.minute) } });
}

/** The line of the house's own price list. Throws invalid. */
async function readLine(
  { db }: Deps,
  house: number,
  { pricing_item_id: id, employee_id: person }: WalkIn,
): Promise<Line> {
  const [offer] = await listOffersByItem(db, [id]);
  if (!offer || offer.establishmentId !== house) throw invalid({ pricing_item_id: ['not_offered'] });
  const line = { offer, employeeId: person ?? undefined };
  demandPeople([line]);
  return line;
}

/** Now, in whole fives of minutes, unless somebody says when. Throws invalid where half of that is missing. */
function whenOf({ clock }: Deps, { booking_date: date, time }: WalkIn): { date: string; time: string } {
  if (date !== undefined && time !== undefined) return { date, time };
  if (date !== undefined || time !== undefined)
    throw invalid({ [date === undefined ? 'booking_date' : 'time']: ['required'] });
  return inBaghdad(Math.floor(clock.now().epochMilliseconds / 300_000) * 300_000);
}

type Parts = { wanted: WalkIn; line: Line; plan: Plan; given: Given };

function toRow(deps: Deps, { wanted, line, plan, given }: Parts, employeeId: number): NewBooking {
  const now = toDate(deps.clock.now());
  const [price] = priceAt(deps, [line], undefined) ?? [];
  return {
    ...placeOf(line, { employeeId, minute: plan.minute }),
    ...given,
    establishment_id: line.offer.establishmentId,
    service_id: line.offer.serviceId,
    pricing_item_id: line.offer.pricingItemId,
    customer_id: null,
    origin: 'house',
    customer_name: wanted.customer_name,
    notes: wanted.notes ?? '',
    pricing_title: line.offer.title,
    price_iqd: price?.price ?? 0,
    price_trail: price?.trail ?? { list_price: 0, discount_percent: 0, coupon_percent: 0, rounding: 0 },
    coupon_code: null,
    for_woman: false,
    female_staff: false,
    status: 'confirmed',
    answer_by: dateAt(Math.max(plan.minute, minuteOf(deps.clock.now()))),
    settled_at: now,
    created_at: now,
  };
}

/** Enters it with the schedule as it was planned with; undefined where somebody else holds the time. */
async function tryToEnter(deps: Deps, actor: MemberActor, row: NewBooking, version: number) {
  const { establishment_id: house, idempotency_key: key } = row;
  return deps.db.transaction().execute(async (tx): Promise<number | 'outdated' | undefined> => {
    if ((await holdSchedule(tx, house)) !== version) return 'outdated';
    if (key !== null && !(await takeKey(tx, house, key))) throw problem('in_progress', { retryAfter: 1 });
    const twin = await findTwin(tx, house, row);
    if (twin !== undefined) return twin;
    await expireWhere(deps, tx, house, row);
    const id = await insertVisit(tx, [row], { verb: 'walk_in', actorId: actor.member.id });
    if (id !== undefined) deps.changes.publish([`times-${house}`]);
    return id;
  });
}
