import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { dayFrom } from '../days.ts';
import { dayOf } from '../availability/anyone.ts';
import { readCalendar, rosterOf } from './calendar.ts';
import { listBaskets } from './plan-visit.ts';
import { demandPeople, ofOneHouse, priceAt, readItems } from './place-booking.ts';

type Wanted = {
  items: readonly { pricing_item_id: number; employee_id?: number | undefined }[];
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  from?: string | undefined;
  days: number;
};

/** The free starts (minutes since 1970, by day) for several treatments of one house in a row. Throws invalid. */
export async function listBasketTimes(deps: Deps, _actor: Actor, wanted: Wanted) {
  const lines = ofOneHouse(await readItems(deps, wanted.items));
  demandPeople(lines);
  const [
    {
      offer: { establishmentId },
    },
  ] = lines;
  const now = deps.clock.now();
  const calendar = await readCalendar(deps.db, [establishmentId], dayFrom(wanted.from, now), wanted.days, now);
  const guest = { isForWoman: wanted.for_woman, needsFemaleStaff: wanted.female_staff };
  const starts = listBaskets(calendar, { lines, guest }).flatMap(([turn]) => turn?.minute ?? []);
  const roster = rosterOf(calendar, establishmentId);
  const byDay = Map.groupBy(starts, (minute) => (roster ? dayOf(roster, minute)?.date : undefined) ?? '');
  const days = calendar.days.slice(1, -1).map(({ date }) => ({ date, minutes: byDay.get(date) ?? [] }));
  return {
    establishmentId,
    days,
    duration: lines.reduce((sum, { offer }) => sum + offer.durationMinutes, 0),
    price: lines.reduce((sum, { offer }) => sum + offer.finalPriceIqd, 0),
  };
}

type Quoted = { items: readonly { pricing_item_id: number }[]; coupon_code?: string | null | undefined };

/** What some treatments of one house cost. Throws invalid, coupon_invalid. */
export async function quoteBooking(deps: Deps, _actor: Actor, { items, coupon_code: coupon }: Quoted) {
  const lines = ofOneHouse(await readItems(deps, items));
  const prices = priceAt(deps, lines, coupon || undefined);
  if (!prices) throw problem('coupon_invalid');
  return {
    price: prices.reduce((sum, { price }) => sum + price, 0),
    duration: lines.reduce((sum, { offer }) => sum + offer.durationMinutes, 0),
    items: prices.map(({ price, trail }, turn) => ({ ...trail, price, ...itemOf(lines[turn]) })),
  };
}

const itemOf = (line: Awaited<ReturnType<typeof readItems>>[number] | undefined) => ({
  pricing_item_id: line?.offer.pricingItemId ?? 0,
});
