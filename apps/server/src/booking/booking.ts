import { formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listOffers } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { listFreeStarts, peopleFor, readCalendar, startsByDay } from './verbs/calendar.ts';
import { todayAt } from './days.ts';

export { todayAt, zone } from './days.ts';

export { findCalendarEntry, findCalendarFeed, makeCalendarFeed, endCalendarFeed } from './verbs/calendar-feed.ts';
export { confirmBooking, declineBooking } from './verbs/answer-request.ts';
export { type Broken, listBroken } from './verbs/broken-bookings.ts';
export { cancelBooking } from './verbs/cancel-booking.ts';
export { confirmComing, issueComing } from './verbs/confirm-coming.ts';
export { completeBooking, markNoShow } from './verbs/end-visit.ts';
export { listBasketTimes, quoteBooking } from './verbs/list-basket-times.ts';
export { findNews } from './verbs/news.ts';
export { placeBooking } from './verbs/place-booking.ts';
export { acceptProposal, proposeTime, refuseProposal } from './verbs/propose-time.ts';
export { rescheduleBooking } from './verbs/reschedule-booking.ts';
export { type BrokenVisit, lockBroken, settleBroken } from './verbs/settle-broken.ts';
export { findBooking, listBookings } from './verbs/show-booking.ts';
export { tendBookings } from './verbs/tend-bookings.ts';

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
  const first = notBefore(todayAt(now), input.from);
  const calendar = await readCalendar(deps.db, [offer.establishmentId], first, input.days, now);
  const guest = { employeeId: input.employee_id, isForWoman: input.for_woman, needsFemaleStaff: input.female_staff };
  return { offer, days: startsByDay(peopleFor(calendar, offer, guest)) };
}

function notBefore(today: Temporal.PlainDate, asked: string | undefined): Temporal.PlainDate {
  const date = asked === undefined ? today : Temporal.PlainDate.from(asked);
  return Temporal.PlainDate.compare(date, today) < 0 ? today : date;
}

/** How many days ahead the next free time of a listing is looked for. */
const daysAhead = 7;

/** The first free starts of each listing, at most three of one day; listings without any are left out. */
export async function listNextTimes(deps: Deps, _actor: Actor, serviceIds: readonly number[], from?: string) {
  const now = deps.clock.now();
  const found = await listFreeStarts(deps.db, serviceIds, notBefore(todayAt(now), from), daysAhead, now);
  return found.flatMap(({ days, ...listing }) => {
    const next = [...days].find(([, minutes]) => minutes.length > 0);
    return next ? [{ ...listing, date: next[0], minutes: next[1].slice(0, 3) }] : [];
  });
}

/** Which of some listings still have a free start on a day (YYYY-MM-DD). */
export async function listFreeOn(deps: Deps, serviceIds: readonly number[], date: string): Promise<Set<number>> {
  const now = deps.clock.now();
  const found = await listFreeStarts(deps.db, serviceIds, Temporal.PlainDate.from(date), 1, now);
  return new Set(found.filter(({ days }) => (days.get(date)?.length ?? 0) > 0).map(({ serviceId }) => serviceId));
}

/** Until when the house answers, in words: the time alone on the same day. */
export function answerWords(answerBy: string, { language }: Actor, now: Temporal.Instant): string {
  const { date, time } = inBaghdad(answerBy);
  const words = formatTime(language, time);
  return date === todayAt(now).toString() ? words : `${formatDay(language, date, 'weekday')} ${words}`;
}
