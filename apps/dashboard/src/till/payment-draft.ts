import type { discountReasons, PayMethod } from '@tajmeelspot/contract/till/till-names.ts';
import { paidBySessions } from './session-draft.ts';
import type { CourseSessionInput } from '@tajmeelspot/contract/till/course-names.ts';
import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import type { Product } from '@tajmeelspot/contract/till/products.ts';

/** Why money is taken off a bill. */
type DiscountReason = (typeof discountReasons)[number];

/** A payment as it is put together; amounts in whole dinars. */
export type PaymentDraft = {
  /** Pieces by product. */
  readonly pieces: Readonly<Record<number, number>>;
  readonly discountIqd: number;
  readonly discountReason: DiscountReason;
  readonly tipIqd: number;
  /** Whose the tip is; undefined: the first of the booking. */
  readonly tipFor: number | undefined;
  /** Treatments that a course of the client pays for. */
  readonly sessions: readonly CourseSessionInput[];
  readonly parts: readonly PaymentPart[];
  /** What is missing is a debt, and somebody said so. */
  readonly isDebt: boolean;
};

/** A payment of which nothing is said yet. */
export const emptyPayment: PaymentDraft = {
  pieces: {},
  discountIqd: 0,
  discountReason: 'promotion',
  tipIqd: 0,
  tipFor: undefined,
  sessions: [],
  parts: [],
  isDebt: false,
};

/** What a payment comes to. */
export type PaymentTotals = {
  readonly dueIqd: number;
  readonly receivedIqd: number;
  readonly changeIqd: number;
  readonly missingIqd: number;
  /** More than is due without cash, which alone can be given back. */
  readonly isTooMuch: boolean;
};

/** What parts come to where some amount is due. */
export function totalsOf(dueIqd: number, parts: readonly PaymentPart[]): PaymentTotals {
  const received = sumOf(parts);
  const changeIqd = Math.max(0, received - dueIqd);
  const isTooMuch = sumOf(parts.filter(({ method }) => method !== 'cash')) > dueIqd;
  return {
    dueIqd,
    receivedIqd: received - changeIqd,
    changeIqd,
    missingIqd: Math.max(0, dueIqd - received),
    isTooMuch,
  };
}

const sumOf = (parts: readonly PaymentPart[]): number => parts.reduce((sum, part) => sum + part.amount_iqd, 0);

/** What is to be paid for a bill with what is added to it. */
export function dueOf(bill: Bill, draft: PaymentDraft, products: readonly Product[]): number {
  const sold = products.reduce((sum, { id, price_iqd: price }) => sum + price * (draft.pieces[id] ?? 0), 0);
  const treatments = bill.treatments_iqd - paidBySessions(bill, draft.sessions);
  return Math.max(0, treatments + sold - draft.discountIqd) + draft.tipIqd;
}

/** The parts with what is missing added to those of one method. */
export function addMissing(parts: readonly PaymentPart[], method: PayMethod, missingIqd: number): PaymentPart[] {
  const found = parts.find((part) => part.method === method);
  if (!found) return [...parts, { method, amount_iqd: missingIqd }];
  return parts.map((part) => (part === found ? { ...part, amount_iqd: part.amount_iqd + missingIqd } : part));
}

/** The body of the call: parts of nothing are left out. */
export const toPaymentBody = (bill: Bill, draft: PaymentDraft, deviceAt: string) => ({
  treatments_iqd: bill.treatments_iqd,
  products: Object.entries(draft.pieces).flatMap(([id, pieces]) =>
    pieces > 0 ? [{ product_id: Number(id), pieces }] : [],
  ),
  discount: draft.discountIqd > 0 ? { amount_iqd: draft.discountIqd, reason: draft.discountReason } : null,
  tip:
    draft.tipIqd > 0
      ? { amount_iqd: draft.tipIqd, employee_id: draft.tipFor ?? bill.treatments[0]?.employee.id ?? 0 }
      : null,
  sessions: [...draft.sessions],
  parts: draft.parts.filter((part) => part.amount_iqd > 0),
  device_at: deviceAt,
});
