import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { dayFrom } from '../days.ts';
import { dayOf } from '../availability/anyone.ts';
import { readVenueCalendar, rosterOf } from './calendar.ts';
import { listAssignments } from './plan-visit.ts';
import { requireEmployees, requireOneVenue, priceAt, readItems } from './place-booking.ts';

type SelectionSlotsInput = {
  items: readonly { treatmentId: number; employeeId?: number | undefined }[];
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  from?: string | undefined;
  days: number;
};

/** The free starts (minutes since 1970, by day) for several treatments of one venue in a row. Throws invalid. */
export async function listSelectionSlots(deps: Deps, _actor: Actor, input: SelectionSlotsInput) {
  const requested = requireOneVenue(await readItems(deps, input.items));
  requireEmployees(requested);
  const [
    {
      treatment: { venueId },
    },
  ] = requested;
  const now = deps.clock.now();
  const calendar = await readVenueCalendar(deps.db, [venueId], dayFrom(input.from, now), input.days, now);
  const preferences = { isForWoman: input.for_woman, needsFemaleStaff: input.female_staff };
  const slots = listAssignments(calendar, { items: requested, preferences }).flatMap(
    ([assignment]) => assignment?.minute ?? [],
  );
  const roster = rosterOf(calendar, venueId);
  const byDay = Map.groupBy(slots, (minute) => (roster ? dayOf(roster, minute)?.date : undefined) ?? '');
  const days = calendar.days.slice(1, -1).map(({ date }) => ({ date, minutes: byDay.get(date) ?? [] }));
  return {
    venueId,
    days,
    duration: requested.reduce((sum, { treatment }) => sum + treatment.durationMinutes, 0),
    price: requested.reduce((sum, { treatment }) => sum + treatment.finalPriceIqd, 0),
  };
}

type QuoteInput = { items: readonly { treatment_id: number }[]; coupon_code?: string | null | undefined };

/** What some treatments of one venue cost. Throws invalid, coupon_invalid. */
export async function quoteBooking(deps: Deps, _actor: Actor, { items, coupon_code: coupon }: QuoteInput) {
  const requested = requireOneVenue(
    await readItems(
      deps,
      items.map(({ treatment_id: treatmentId }) => ({ treatmentId })),
    ),
  );
  const prices = priceAt(deps, requested, coupon || undefined);
  if (!prices) throw problem('coupon_invalid');
  return {
    price: prices.reduce((sum, { price }) => sum + price, 0),
    duration: requested.reduce((sum, { treatment }) => sum + treatment.durationMinutes, 0),
    items: prices.map(({ price, trail }, index) => ({ ...trail, price, ...itemOf(requested[index]) })),
  };
}

const itemOf = (item: Awaited<ReturnType<typeof readItems>>[number] | undefined) => ({
  treatment_id: item?.treatment.treatmentId ?? 0,
});
