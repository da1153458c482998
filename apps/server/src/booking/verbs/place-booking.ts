import { createHash } from 'node:crypto';
import type { NearTime } from '@tajmeelspot/contract/problems.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listOffers, type Offer } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { inOrder } from '../availability/anyone.ts';
import { nearestFree } from '../availability/slots.ts';
import { blocks } from '../availability/treatment.ts';
import { answerDays, type Calendar, type Guest, peopleFor, readCalendar, startsByDay, toDate } from './calendar.ts';
import { holdTime } from './hold-time.ts';
import { isShown, minuteAt, minuteOf, minuteOfDay, todayAt } from '../days.ts';
import { findByKey, type NewBooking } from '../queries.ts';
import { answerBy } from '../rules.ts';

/** What a customer asks for, as the contract parsed it. */
export type Wanted = {
  service_id: number;
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
  const { minute, employeeIds } = findStart(calendar, offer, wanted);
  if (offer.finalPriceIqd !== wanted.price) throw problem('price_changed', { body: { price: offer.finalPriceIqd } });
  const booking = toBooking({ actor, wanted, offer, calendar, minute, now, hash, key });
  for (const employeeId of employeeIds) {
    const id = await holdTime(deps, { ...booking, employee_id: employeeId }, calendar);
    if (id !== undefined) {
      deps.changes.publish([`times-${offer.establishmentId}`]);
      return id;
    }
    const twin = key === undefined ? undefined : await findReplay(deps, actor, key, hash);
    if (twin !== undefined) return twin;
  }
  throw problem('slot_taken', { body: { near: await findNear(deps, offer, wanted, minute) } });
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

/** The wanted start, and who can take it in the order to try; whether it is still free is decided by the constraint alone. */
function findStart(calendar: Calendar, offer: Offer, wanted: Wanted): { minute: number; employeeIds: number[] } {
  const found = peopleFor(calendar, offer, guestOf(wanted));
  const day = calendar.days.find(({ date }) => date === wanted.booking_date);
  const time = minuteOfDay(wanted.time);
  const minute = day && isShown(day, time) ? minuteAt(day, time) : 0;
  const starts = startsByDay(found).get(wanted.booking_date) ?? [];
  if (!found || !starts.some((offered) => offered.minute === minute)) throw invalid({ time: ['not_offered'] });
  return { minute, employeeIds: inOrder(found.roster, found.people, minute) };
}

const guestOf = ({ employee_id, for_woman, female_staff }: Wanted): Guest => ({
  employeeId: employee_id ?? undefined,
  isForWoman: for_woman,
  needsFemaleStaff: female_staff,
});

type Parts = {
  actor: MemberActor;
  wanted: Wanted;
  offer: Offer;
  calendar: Calendar;
  minute: number;
  now: Temporal.Instant;
  hash: Buffer;
  key: string | undefined;
};

function toBooking({ actor, wanted, offer, calendar, minute, now, hash, key }: Parts): Omit<NewBooking, 'employee_id'> {
  const timetable = calendar.timetables.get(offer.establishmentId);
  const deadline = timetable ? answerBy(timetable, answerDays(now), minuteOf(now), minute) : minute;
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
    starts_at: toDate(minute),
    ends_at: toDate(minute + offer.durationMinutes),
    blocked: blocks(offer).map(({ from, to }) => ({ from: toDate(minute + from), to: toDate(minute + to) })),
    answer_by: toDate(deadline),
    idempotency_key: key ?? null,
    request_hash: hash,
    created_at: new Date(now.epochMilliseconds),
  };
}

async function findNear(deps: Deps, offer: Offer, wanted: Wanted, minute: number): Promise<NearTime[]> {
  const now = deps.clock.now();
  const date = Temporal.PlainDate.from(wanted.booking_date);
  const before = Temporal.PlainDate.compare(date, todayAt(now)) > 0 ? date.subtract({ days: 1 }) : date;
  const calendar = await readCalendar(deps.db, [offer.establishmentId], before, daysAround, now);
  const starts = [...startsByDay(peopleFor(calendar, offer, guestOf(wanted))).values()].flat();
  return nearestFree(starts, minute, nearOnes).map((found) => inBaghdad(found * 60_000));
}
