import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { changeStatusIn } from '#app/booking/booking.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { CourseSessionInput } from '@tajmeelspot/contract/till/course-names.ts';
import type { BillItemRow } from '../bills/bill-queries.ts';
import { listRates, type RateRow } from '../commissions/commission-queries.ts';
import { percentOf } from '../commissions/commission-rules.ts';
import { takeSessions } from '../courses/take-sessions.ts';
import { recordTransaction, toKeyed } from '../ledger/record-transaction.ts';
import { type LockedBill, lockBill } from './lock-bill.ts';
import { isEmployeeOf, listSoldProducts } from './payment-queries.ts';
import { sell } from './payment-rules.ts';

/** Pieces of a product. */
type SoldPieces = { readonly product_id: number; readonly pieces: number };

/** What is paid, as the contract parsed it. */
type TakePaymentInput = {
  readonly treatments_iqd: number;
  readonly products: readonly SoldPieces[];
  readonly discount?: { readonly amount_iqd: number; readonly reason: string } | null | undefined;
  readonly tip?: { readonly amount_iqd: number; readonly employee_id: number } | null | undefined;
  readonly parts: readonly PaymentPart[];
  readonly sessions: readonly CourseSessionInput[];
  readonly device_at?: string | undefined;
};

/**
 * A booking is paid, and completed where it is not yet. The same request again changes nothing. Throws not_found,
 * managers_only, already_paid (with what is owed), bill_changed, course_over, course_expired, not_possible, too_early,
 * invalid, key_reused.
 */
export async function takePayment(
  deps: Deps,
  actor: MemberActor,
  bookingId: number,
  input: TakePaymentInput,
  key: string,
): Promise<void> {
  const { sessions, ...paid } = input;
  // Without sessions it is the request of before courses, which a device may still repeat.
  const request = toKeyed(key, 'payment', bookingId, sessions.length > 0 ? input : paid);
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const bill = await lockBill(deps, tx, actor, bookingId, request);
    if (!bill) return undefined;
    if (bill.hasSale) throw problem('already_paid', { body: { owed: bill.owedIqd } });
    requireSameBill(actor, bill, input);
    if (bill.first.status !== 'completed') await changeStatusIn(deps, tx, actor, { id: bookingId, verb: 'complete' });
    const { venueId: venue } = bill;
    const rates = await listRates(tx, venue);
    const items = await takeSessions(deps, tx, actor, bill, { sessions, rates, deviceAt: input.device_at });
    const sold = sell(await toSale(tx, bill, { ...input, items, rates }));
    if (sold === 'discount') throw invalid({ 'discount.amount_iqd': ['more_than_bill'] });
    if (sold === 'parts') throw invalid({ parts: ['more_than_owed'] });
    const reason = input.discount?.reason;
    const recorded = { venueId: venue, kind: 'sale', bookingId, request, reason, deviceAt: input.device_at } as const;
    await recordTransaction(deps, tx, actor, { ...recorded, ...sold });
    return venue;
  });
  if (venueId !== undefined) deps.changes.publish([`times-${venueId}`]);
}

function requireSameBill(actor: MemberActor, { items, role }: LockedBill, input: TakePaymentInput): void {
  if (input.discount && role === 'staff') throw problem('managers_only');
  const price = items.reduce((sum, { price_iqd: one }) => sum + one, 0);
  if (price === input.treatments_iqd) return;
  throw problem('bill_changed', { body: { price }, values: { price: formatMoney(actor.locale, price) } });
}

type SaleParts = TakePaymentInput & {
  /** The treatments that are still to be paid. */
  readonly items: readonly BillItemRow[];
  readonly rates: readonly RateRow[];
};

/** What is sold, with the prices of this moment. Throws invalid. */
async function toSale(
  tx: Database,
  { venueId, first }: LockedBill,
  { items, rates, products, discount, tip, parts }: SaleParts,
) {
  const piecesOf = new Map<number, number>();
  for (const { product_id: id, pieces } of products) piecesOf.set(id, (piecesOf.get(id) ?? 0) + pieces);
  const found = await listSoldProducts(tx, venueId, [...piecesOf.keys()]);
  if (found.length < piecesOf.size) throw invalid({ products: ['not_offered'] });
  if (tip && !(await isEmployeeOf(tx, venueId, tip.employee_id))) throw invalid({ 'tip.employee_id': ['not_offered'] });
  // Who gave the first treatment has sold what was bought beside it.
  const seller = first.employee_id;
  return {
    items: items.map((item) => ({
      ...item,
      percent: percentOf(rates, { employeeId: item.employee_id, treatmentId: item.treatment_id }),
    })),
    products: found.map((product) => ({
      ...product,
      employee_id: seller,
      pieces: piecesOf.get(product.id) ?? 0,
      percent: percentOf(rates, { employeeId: seller, productId: product.id }),
    })),
    discountIqd: discount?.amount_iqd ?? 0,
    tip: tip ?? undefined,
    parts,
  };
}
