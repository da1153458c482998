import type { PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';

/** What the price of a line depends on; dinars and percents are whole. */
type PriceInput = {
  readonly listPriceIqd: number;
  readonly discountPercent: number;
  readonly coupon: { readonly code: string; readonly percent: number; readonly expiresOn: string | null } | null;
};

/** Prices are paid in notes of 250 dinars. */
const step = 250;

/**
 * What some lines cost: discount, then coupon, rounded down to 250 dinars in the customer's favour. Undefined where the
 * coupon is none of these services' on that day (YYYY-MM-DD).
 */
export function priceItems(items: readonly PriceInput[], coupon: string | undefined, today: string) {
  const percents = items.map((item) => (coupon === undefined ? 0 : percentOf(item, coupon, today)));
  if (coupon !== undefined && percents.every((percent) => percent === 0)) return undefined;
  return items.map((item, index) => priceOf(item, percents[index] ?? 0));
}

function percentOf({ coupon }: PriceInput, code: string, today: string): number {
  if (!coupon || coupon.code.toUpperCase() !== code.toUpperCase()) return 0;
  return coupon.expiresOn === null || today <= coupon.expiresOn ? coupon.percent : 0;
}

function priceOf(
  { listPriceIqd, discountPercent }: PriceInput,
  couponPercent: number,
): { price: number; trail: PriceTrail } {
  // In ten-thousandths of a dinar, so that nothing is lost before the rounding.
  const exact = listPriceIqd * (100 - discountPercent) * (100 - couponPercent);
  const isCut = discountPercent > 0 || couponPercent > 0;
  const price = isCut ? Math.floor(exact / (10_000 * step)) * step : listPriceIqd;
  const trail = {
    list_price: listPriceIqd,
    discount_percent: discountPercent,
    coupon_percent: couponPercent,
    rounding: Math.round(exact / 10_000) - price,
  };
  return { price, trail };
}
