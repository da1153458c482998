/** What somebody with a pencil knows of a booking: whole dinars. */
export type BookedMoney = {
  readonly id: number;
  readonly priceIqd: number;
  isSold: boolean;
  paidIqd: number;
  owedIqd: number;
  refundedIqd: number;
  tipIqd: number;
  pieces: number;
};

/** A paid amount that one of two at once has got through. */
export type AcceptedStep =
  | { readonly kind: 'sale'; readonly receivedIqd: number; readonly pieces: number; readonly tipIqd: number }
  | { readonly kind: 'debt'; readonly receivedIqd: number }
  | { readonly kind: 'refund'; readonly amountIqd: number; readonly isOfDebt: boolean }
  | { readonly kind: 'reversal'; readonly of: string; readonly moneyIqd: number; readonly debtIqd: number };

/** The price of the one product. */
export const productIqd = 12_000;

/** Writes into the book what was accepted for a booking, at most two steps at once, in an order in which both could be. */
export function bookSteps(money: BookedMoney, steps: readonly AcceptedStep[]): void {
  for (const step of steps.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    if (step.kind === 'sale') sell(money, step);
    else if (step.kind === 'reversal') reverse(money, step);
    else if (step.kind === 'refund') refund(money, step);
    else payDebt(money, step.receivedIqd);
  }
}

/** A booking is sold again only after its sale was taken back, and all else needs a sale; change is given for what comes last. */
function placeOf(step: AcceptedStep): number {
  if (step.kind === 'reversal') return step.of === 'sale' ? 0 : 2;
  return { sale: 1, refund: 2, debt: 3 }[step.kind];
}

function sell(money: BookedMoney, step: Extract<AcceptedStep, { kind: 'sale' }>): void {
  const total = money.priceIqd + step.pieces * productIqd + step.tipIqd;
  money.isSold = true;
  money.paidIqd = Math.min(step.receivedIqd, total);
  money.owedIqd = total - money.paidIqd;
  money.pieces = step.pieces;
  money.tipIqd = step.tipIqd;
}

function payDebt(money: BookedMoney, receivedIqd: number): void {
  const paid = Math.min(receivedIqd, money.owedIqd);
  money.paidIqd += paid;
  money.owedIqd -= paid;
}

function refund(money: BookedMoney, { amountIqd, isOfDebt }: Extract<AcceptedStep, { kind: 'refund' }>): void {
  money.refundedIqd += amountIqd;
  if (isOfDebt) money.owedIqd -= amountIqd;
  else money.paidIqd -= amountIqd;
}

function reverse(money: BookedMoney, step: Extract<AcceptedStep, { kind: 'reversal' }>): void {
  money.paidIqd -= step.moneyIqd;
  money.owedIqd -= step.debtIqd;
  if (step.of === 'refund') money.refundedIqd += step.moneyIqd + step.debtIqd;
  if (step.of !== 'sale') return;
  money.isSold = false;
  money.pieces = 0;
  money.tipIqd = 0;
}
