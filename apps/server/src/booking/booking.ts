import { formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listOffers, listOffersByItem } from '#app/catalog/catalog.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { findByKey } from './queries.ts';
import { type Guest, listFreeStarts, peopleFor, readCalendar, startsByDay } from './verbs/calendar.ts';
import { priceAt } from './verbs/place-booking.ts';
import { dayFrom, daysFrom, minuteOf, todayAt } from './days.ts';

export {
  findCalendarEntry,
  findCalendarFeed,
  findFeedSince,
  makeCalendarFeed,
  endCalendarFeed,
} from './verbs/calendar-feed.ts';
export { addWalkIn, listHouseOffers } from './verbs/add-walk-in.ts';
export { type Broken, listBroken } from './verbs/broken-bookings.ts';
export { confirmComing, issueComing } from './verbs/confirm-coming.ts';
export { listBasketTimes, quoteBooking } from './verbs/list-basket-times.ts';
export { findNews, listDayNews } from './verbs/news.ts';
export { moveBooking, rescheduleBooking } from './verbs/move-visit.ts';
export { placeBooking } from './verbs/place-booking.ts';
export {
  cancelBooking,
  checkIn,
  completeBooking,
  confirmBooking,
  declineBooking,
  markNoShow,
  undoCheckIn,
} from './verbs/plain-steps.ts';
export { acceptProposal, proposeTime, refuseProposal } from './verbs/propose-time.ts';
export { type BrokenVisit, lockBroken, settleBroken } from './verbs/settle-broken.ts';
export { findBooking, listBookings, showPlaced, weigh } from './verbs/show-booking.ts';
export {
  findBookingsOfHouse,
  listBookingsOfHouse,
  listRequests,
  listTreatmentsOfHouse,
} from './verbs/show-to-house.ts';
export { tendBookings } from './verbs/tend-bookings.ts';
export { todayAt, zone } from './days.ts';

type FreeTimesInput = {
  serviceId: number;
  pricing_item_id: number;
  employee_id?: number | undefined;
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  from?: string | undefined;
  days: number;
};

/** Every start of a listing over some days for one line of its price list. Throws not_found, or invalid. */
export async function listFreeTimes(deps: Deps, _actor: Actor, input: FreeTimesInput) {
  const offer = (await listOffers(deps.db, input.serviceId)).find((o) => o.pricingItemId === input.pricing_item_id);
  if (!offer) throw invalid({ pricing_item_id: ['not_offered'] });
  if (input.employee_id !== undefined && !offer.employeeIds.includes(input.employee_id)) {
    throw invalid({ employee_id: ['not_offered'] });
  }
  const now = deps.clock.now();
  const first = dayFrom(input.from, now);
  const calendar = await readCalendar(deps.db, [offer.establishmentId], first, input.days, now);
  const guest = { employeeId: input.employee_id, isForWoman: input.for_woman, needsFemaleStaff: input.female_staff };
  return { offer, days: startsByDay(peopleFor(calendar, offer, guest)) };
}

/** How many days ahead the next free time of a listing is looked for. */
const daysAhead = 7;

/** The first free starts of each listing, at most three of one day; listings without any are left out. */
export async function listNextTimes(deps: Deps, _actor: Actor, serviceIds: readonly number[], from?: string) {
  const now = deps.clock.now();
  const found = await listFreeStarts(deps.db, serviceIds, dayFrom(from, now), daysAhead, now);
  return found.flatMap(({ days, ...listing }) => {
    const next = [...days].find(([, minutes]) => minutes.length > 0);
    return next ? [{ ...listing, date: next[0], minutes: next[1].slice(0, 3) }] : [];
  });
}

/** Every free start of some listings in the days that are looked ahead, with the grid of their house; minutes since 1970. */
export async function listStartsAhead({ clock }: Deps, db: Database, serviceIds: readonly number[]) {
  const now = clock.now();
  const found = await listFreeStarts(db, serviceIds, todayAt(now), daysAhead, now);
  return found.map(({ serviceId, days, step, lead }) => ({ serviceId, starts: [...days.values()].flat(), step, lead }));
}

/** The days that are looked ahead, or one of them, in minutes since 1970 (undefined for another day), and the day after them. */
export function lookAhead({ clock }: Deps, date?: string) {
  const now = clock.now();
  const ahead = daysFrom(todayAt(now), daysAhead);
  const days = ahead.filter((day) => date === undefined || day.date === date);
  const [first, last] = [days[0], days.at(-1)];
  const until = todayAt(now).add({ days: daysAhead }).toString();
  const span = first && last && { now: minuteOf(now), from: first.startMinute, before: last.endMinute };
  return { until, span };
}

/** Which of some listings still have a free start on a day (YYYY-MM-DD). */
export async function listFreeOn(deps: Deps, serviceIds: readonly number[], date: string): Promise<Set<number>> {
  const now = deps.clock.now();
  const found = await listFreeStarts(deps.db, serviceIds, Temporal.PlainDate.from(date), 1, now);
  return new Set(found.filter(({ days }) => (days.get(date)?.length ?? 0) > 0).map(({ serviceId }) => serviceId));
}

/** What somebody would like of a house, and whom it is for. */
type Wish = { readonly pricingItemId: number; readonly guest: Guest };

/**
 * The free starts of one house for several wishes over some days, in order and in the order of the wishes, with the price
 * of each in dinars. Reads the house's time once. A wish for what is no longer offered has no starts.
 */
export async function listStartsFor(
  deps: Deps,
  establishmentId: number,
  wishes: readonly Wish[],
  first: Temporal.PlainDate,
  count: number,
) {
  const now = deps.clock.now();
  const items = [...new Set(wishes.map(({ pricingItemId }) => pricingItemId))];
  const [offers, calendar] = await Promise.all([
    listOffersByItem(deps.db, items),
    readCalendar(deps.db, [establishmentId], first, count, now),
  ]);
  const { leadMinutes = 0, horizonDays = 0 } = calendar.timetables.get(establishmentId) ?? {};
  const openings = wishes.map(({ pricingItemId, guest }) => {
    const offer = offers.find((one) => one.pricingItemId === pricingItemId);
    if (!offer) return { starts: [], price: 0 };
    const starts = [...startsByDay(peopleFor(calendar, offer, guest)).values()].flat();
    const price = priceAt(deps, [{ offer, employeeId: undefined }], undefined)?.[0]?.price ?? 0;
    return { starts: starts.filter(({ isFree }) => isFree).map(({ minute }) => minute), price };
  });
  return { leadMinutes, horizonDays, openings };
}

/** The booking that a customer made under a key. */
export const findPlaced = async (deps: Deps, { member }: MemberActor, key: string): Promise<number | undefined> =>
  (await findByKey(deps.db, member.id, key))?.id;

/** Until when the house answers, in words: the time alone on the same day. */
export function answerWords(answerBy: string, { language }: Actor, now: Temporal.Instant): string {
  const { date, time } = inBaghdad(answerBy);
  const words = formatTime(language, time);
  return date === todayAt(now).toString() ? words : `${formatDay(language, date, 'weekday')} ${words}`;
}
