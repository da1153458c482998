import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { priceAt } from '../rules.ts';
import { requireOneVenue, readItems } from '#app/availability/availability.ts';

type QuoteInput = { items: readonly { treatment_id: number }[]; coupon_code?: string | null | undefined };

/** What some treatments of one venue cost. Throws invalid, coupon_invalid. */
export async function quoteBooking(deps: Deps, _actor: Actor, { items, coupon_code: coupon }: QuoteInput) {
  const requested = requireOneVenue(
    await readItems(
      deps,
      items.map(({ treatment_id: treatmentId }) => ({ treatmentId })),
    ),
  );
  const prices = priceAt(requested, coupon || undefined, deps.clock.now());
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
