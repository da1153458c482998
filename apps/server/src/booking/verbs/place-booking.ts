import { createHash } from 'node:crypto';
import type { NearTime } from '@tajmeelspot/contract/problems.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listOffers, type Offer } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { answerDays, type Calendar, readCalendar, startsOf, toDate } from './calendar.ts';
import { minuteOf, minuteOfDay, todayAt } from '../days.ts';
import { expireUnanswered, findByKey, insertBooking, type NewBooking } from '../queries.ts';
import { answerBy } from '../rules.ts';
import { inOrder, nearestFree, type Start } from '../times.ts';

/** What a customer asks for, as the contract parsed it. */
export type Wanted = {
  service_id: number;
  pricing_item_id?: number | undefined;
  pricing_title?: string | undefined;
  employee_id?: number | null | undefined;
  customer_name: string;
  booking_date: string;
  time: string;
  duration: number;
  notes?: string | null | undefined;
  price: number;
};

/** Days after the wanted one in which the nearest free starts are looked for, and how many are named. */
const daysAround = 4;
const nearOnes = 3;

/**
 * Books a time as pending, which holds it, and gives the booking's id. The price must be the one the customer saw.
 * Throws not_found, invalid, price_changed, slot_taken (with the nearest free starts), key_reused.
 */
export async function placeBooking(deps: Deps, actor: MemberActor, wanted: Wanted, key: string | undefined) {
  const hash = createHash('sha256').update(JSON.stringify(wanted)).digest();
  const replayed = key === undefined ? undefined : await findReplay(deps, actor, key, hash);
  if (replayed !== undefined) return replayed;
  const now = deps.clock.now();
  const offer = chooseOffer(await listOffers(deps.db, wanted.service_id), wanted);
  const calendar = await readWanted(deps, offer, wanted, now);
  const start = findStart(calendar, offer, wanted, now);
  if (offer.finalPriceIqd !== wanted.price) throw problem('price_changed', { body: { price: offer.finalPriceIqd } });
  const booking = toBooking({ actor, wanted, offer, calendar, start, now, hash, key });
  const day = calendar.days.find(({ date }) => date === wanted.booking_date);
  for (const employeeId of day ? inOrder(start, calendar.busy, day) : []) {
    const id = await hold(deps, { ...booking, employee_id: employeeId });
    if (id !== undefined) {
      deps.changes.publish([`times-${offer.establishmentId}`]);
      return id;
    }
    const twin = key === undefined ? undefined : await findReplay(deps, actor, key, hash);
    if (twin !== undefined) return twin;
  }
  throw problem('slot_taken', { body: { near: await findNear(deps, offer, wanted, start.minute) } });
}

/** Same key and same request: the booking it made. Throws key_reused for another request. */
async function findReplay(deps: Deps, actor: MemberActor, key: string, hash: Buffer): Promise<number | undefined> {
  const found = await findByKey(deps.db, actor.member.id, key);
  if (found && !found.request_hash?.equals(hash)) throw problem('key_reused');
  return found?.id;
}

/** The line of the price list that is meant: by id, else by its title in any language, else the only one. */
function chooseOffer(offers: readonly Offer[], wanted: Wanted): Offer {
  const isMeant = (offer: Offer) =>
    wanted.pricing_item_id === undefined
      ? offers.length === 1 || Object.values(offer.title).includes(wanted.pricing_title ?? '')
      : offer.pricingItemId === wanted.pricing_item_id;
  const offer = offers.find(isMeant);
  if (!offer) throw invalid({ pricing_title: ['not_offered'] });
  if (offer.durationMinutes !== wanted.duration) throw invalid({ duration: ['duration_differs'] });
  if (wanted.employee_id && !offer.employeeIds.includes(wanted.employee_id)) {
    throw invalid({ employee_id: ['not_offered'] });
  }
  return offer;
}

async function readWanted(deps: Deps, offer: Offer, wanted: Wanted, now: Temporal.Instant): Promise<Calendar> {
  const date = Temporal.PlainDate.from(wanted.booking_date);
  if (Temporal.PlainDate.compare(date, todayAt(now)) < 0) throw invalid({ booking_date: ['past_date'] });
  const calendar = await readCalendar(deps.db, [offer.establishmentId], date, 1, now);
  const horizon = calendar.timetables.get(offer.establishmentId)?.horizonDays ?? 0;
  if (Temporal.PlainDate.compare(date, todayAt(now).add({ days: horizon })) > 0) {
    throw invalid({ booking_date: ['too_far'] });
  }
  return calendar;
}

/** The wanted start among those the house offers; whether it is still free is decided by the constraint alone. */
function findStart(calendar: Calendar, offer: Offer, wanted: Wanted, now: Temporal.Instant): Start {
  const starts = startsOf(calendar, offer, now, wanted.employee_id ?? undefined).get(wanted.booking_date) ?? [];
  const dayStart = calendar.days.find(({ date }) => date === wanted.booking_date)?.startMinute ?? 0;
  const minute = dayStart + minuteOfDay(wanted.time);
  const start = starts.find((offered) => offered.minute === minute);
  if (!start) throw invalid({ time: ['not_offered'] });
  return start;
}

type Parts = {
  actor: MemberActor;
  wanted: Wanted;
  offer: Offer;
  calendar: Calendar;
  start: Start;
  now: Temporal.Instant;
  hash: Buffer;
  key: string | undefined;
};

function toBooking({ actor, wanted, offer, calendar, start, now, hash, key }: Parts): Omit<NewBooking, 'employee_id'> {
  const timetable = calendar.timetables.get(offer.establishmentId);
  const end = start.minute + offer.durationMinutes;
  const deadline = timetable ? answerBy(timetable, answerDays(now), minuteOf(now), start.minute) : start.minute;
  return {
    establishment_id: offer.establishmentId,
    service_id: offer.serviceId,
    pricing_item_id: offer.pricingItemId,
    customer_id: actor.member.id,
    customer_name: wanted.customer_name,
    notes: wanted.notes ?? '',
    pricing_title: offer.title,
    duration_minutes: offer.durationMinutes,
    price_iqd: offer.finalPriceIqd,
    starts_at: toDate(start.minute),
    ends_at: toDate(end),
    blocked_until: toDate(end + offer.bufferMinutes),
    answer_by: toDate(deadline),
    idempotency_key: key ?? null,
    request_hash: hash,
    created_at: new Date(now.epochMilliseconds),
  };
}

/** Tries to hold the time of one employee; undefined where somebody else holds it. */
function hold(deps: Deps, booking: NewBooking): Promise<number | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const { establishment_id, employee_id, starts_at, blocked_until, created_at } = booking;
    await expireUnanswered(tx, establishment_id, employee_id, starts_at, blocked_until, created_at);
    return insertBooking(tx, booking);
  });
}

async function findNear(deps: Deps, offer: Offer, wanted: Wanted, minute: number): Promise<NearTime[]> {
  const now = deps.clock.now();
  const date = Temporal.PlainDate.from(wanted.booking_date);
  const before = Temporal.PlainDate.compare(date, todayAt(now)) > 0 ? date.subtract({ days: 1 }) : date;
  const calendar = await readCalendar(deps.db, [offer.establishmentId], before, daysAround, now);
  const starts = [...startsOf(calendar, offer, now, wanted.employee_id ?? undefined).values()].flat();
  return nearestFree(starts, minute, nearOnes).map((found) => inBaghdad(found * 60_000));
}
