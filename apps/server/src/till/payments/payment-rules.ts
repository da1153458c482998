import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { type LedgerEntryInput, shareOut, splitParts } from '../ledger/ledger-rules.ts';

/** What is sold in one go. */
export type SaleInput = {
  readonly items: readonly { readonly id: number; readonly employee_id: number; readonly price_iqd: number }[];
  readonly products: readonly { readonly id: number; readonly price_iqd: number; readonly pieces: number }[];
  readonly discountIqd: number;
  readonly tip: { readonly amount_iqd: number; readonly employee_id: number } | undefined;
  readonly parts: readonly PaymentPart[];
};

/** The entries of a sale and the change; 'discount' and 'parts' name what is more than there is. */
export function sell({ items, products, discountIqd, tip, parts }: SaleInput) {
  const lines = [
    ...items.map(({ id, employee_id: employeeId, price_iqd: price }) => ({ price, of: { itemId: id, employeeId } })),
    ...products.map(({ id, price_iqd: price, pieces }) => ({ price: price * pieces, of: { productId: id } })),
  ];
  const prices = lines.map(({ price }) => price);
  const gross = prices.reduce((sum, price) => sum + price, 0);
  if (discountIqd > gross) return 'discount';
  const split = splitParts(parts, gross - discountIqd + (tip?.amount_iqd ?? 0));
  if (split === 'too_much') return 'parts';
  const shares = shareOut(discountIqd, prices);
  const entries: LedgerEntryInput[] = [
    ...items.map(({ id, employee_id: employeeId, price_iqd: price }) => ({
      account: 'treatments' as const,
      amountIqd: -price,
      itemId: id,
      employeeId,
    })),
    ...products.map(({ id, price_iqd: price, pieces }) => ({
      account: 'products' as const,
      amountIqd: -price * pieces,
      productId: id,
      pieces,
    })),
    ...lines.map(({ of }, index) => ({ account: 'discounts' as const, amountIqd: shares[index] ?? 0, ...of })),
    ...(tip ? [{ account: 'tips' as const, amountIqd: -tip.amount_iqd, employeeId: tip.employee_id }] : []),
    ...moneyIn(split),
    { account: 'debt', amountIqd: split.missingIqd },
  ];
  return { entries, changeIqd: split.changeIqd };
}

type Money = { readonly cash: number; readonly card: number; readonly wallet: number };

const moneyIn = ({ cash, card, wallet }: Money): LedgerEntryInput[] => [
  { account: 'cash', amountIqd: cash },
  { account: 'card', amountIqd: card },
  { account: 'wallet', amountIqd: wallet },
];

/** The entries of a payment of what is owed, and the change; 'parts' where it is more than that and no cash. */
export function payOff(parts: readonly PaymentPart[], owedIqd: number) {
  const split = splitParts(parts, owedIqd);
  if (split === 'too_much') return 'parts';
  const paid = owedIqd - split.missingIqd;
  const entries: LedgerEntryInput[] = [...moneyIn(split), { account: 'debt', amountIqd: -paid }];
  return { entries, changeIqd: split.changeIqd };
}

/** What a refund is shared out over: what stayed of each treatment and product after its discount. */
export type SoldPart = {
  readonly item_id: number | null;
  readonly employee_id: number | null;
  readonly product_id: number | null;
  readonly net_iqd: number;
};

/** The entries of a refund: its share of each treatment and product goes back. */
export function giveBack(
  amountIqd: number,
  method: 'cash' | 'card' | 'wallet' | 'debt',
  sold: readonly SoldPart[],
): LedgerEntryInput[] {
  const shares = shareOut(
    amountIqd,
    sold.map(({ net_iqd: net }) => Math.max(0, net)),
  );
  const parts = sold.map((part, index) => ({
    account: 'refunds' as const,
    amountIqd: shares[index] ?? 0,
    itemId: part.item_id ?? undefined,
    employeeId: part.employee_id ?? undefined,
    productId: part.product_id ?? undefined,
  }));
  const shared = shares.reduce((sum, share) => sum + share, 0);
  // Tips are given back by nobody's share: they have no treatment.
  return [...parts, { account: 'refunds', amountIqd: amountIqd - shared }, { account: method, amountIqd: -amountIqd }];
}
