import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { commissionBack, commissionOf } from '../commissions/commission-rules.ts';
import { type LedgerEntryInput, shareOut, splitParts } from '../ledger/ledger-rules.ts';

/** A treatment that was given; percents are commissions. */
type SoldItem = {
  readonly id: number;
  readonly employee_id: number;
  readonly price_iqd: number;
  readonly percent: number;
};

/** Pieces of a product, and who sold them. */
type SoldProduct = {
  readonly id: number;
  readonly employee_id: number;
  readonly price_iqd: number;
  readonly pieces: number;
  readonly percent: number;
};

/** What is sold in one go. */
export type SaleInput = {
  readonly items: readonly SoldItem[];
  readonly products: readonly SoldProduct[];
  readonly discountIqd: number;
  readonly tip: { readonly amount_iqd: number; readonly employee_id: number } | undefined;
  readonly parts: readonly PaymentPart[];
};

/** The entries of a sale and the change; 'discount' and 'parts' name what is more than there is. */
export function sell({ items, products, discountIqd, tip, parts }: SaleInput) {
  const lines = [
    ...items.map(({ id, employee_id: employeeId, price_iqd: price, percent }) => ({
      account: 'treatments' as const,
      price,
      percent,
      of: { itemId: id, employeeId },
    })),
    ...products.map(({ id, employee_id: employeeId, price_iqd: price, pieces, percent }) => ({
      account: 'products' as const,
      price: price * pieces,
      percent,
      of: { productId: id, employeeId },
      pieces,
    })),
  ];
  const prices = lines.map(({ price }) => price);
  const gross = prices.reduce((sum, price) => sum + price, 0);
  if (discountIqd > gross) return 'discount';
  const split = splitParts(parts, gross - discountIqd + (tip?.amount_iqd ?? 0));
  if (split === 'too_much') return 'parts';
  const shares = shareOut(discountIqd, prices);
  const entries: LedgerEntryInput[] = [
    ...lines.map(({ account, price, of, ...line }) => ({
      account,
      amountIqd: -price,
      ...of,
      ...('pieces' in line ? { pieces: line.pieces } : {}),
    })),
    ...lines.map(({ of }, index) => ({ account: 'discounts' as const, amountIqd: shares[index] ?? 0, ...of })),
    ...lines.flatMap(({ of, price, percent }, index) =>
      commissionEntries(commissionOf(price - (shares[index] ?? 0), percent), of),
    ),
    ...(tip ? [{ account: 'tips' as const, amountIqd: -tip.amount_iqd, employeeId: tip.employee_id }] : []),
    ...moneyIn(split),
    { account: 'debt', amountIqd: split.missingIqd },
  ];
  return { entries, changeIqd: split.changeIqd };
}

type EntryOf = Pick<LedgerEntryInput, 'itemId' | 'employeeId' | 'productId'>;

/** A commission on both sides. */
export const commissionEntries = (amountIqd: number, of: EntryOf): LedgerEntryInput[] => [
  { account: 'commission_cost', amountIqd, ...of },
  { account: 'commission_owed', amountIqd: -amountIqd, ...of },
];

type Money = { readonly cash: number; readonly card: number; readonly wallet: number };

/** What came in, by method. */
export const moneyIn = ({ cash, card, wallet }: Money): LedgerEntryInput[] => [
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
  readonly commission_iqd: number;
};

/** The entries of a refund: its share of each treatment and product goes back, and of their commissions. */
export function giveBack(
  amountIqd: number,
  method: 'cash' | 'card' | 'wallet' | 'debt',
  sold: readonly SoldPart[],
): LedgerEntryInput[] {
  const nets = sold.map(({ net_iqd: net }) => Math.max(0, net));
  const net = nets.reduce((sum, one) => sum + one, 0);
  const shares = shareOut(Math.min(amountIqd, net), nets);
  const parts = sold.flatMap((part, index) => {
    const share = shares[index] ?? 0;
    const of = {
      itemId: part.item_id ?? undefined,
      employeeId: part.employee_id ?? undefined,
      productId: part.product_id ?? undefined,
    };
    const back = share === 0 ? 0 : commissionBack(share, part.net_iqd, part.commission_iqd);
    return [{ account: 'refunds' as const, amountIqd: share, ...of }, ...commissionEntries(-back, of)];
  });
  const shared = shares.reduce((sum, share) => sum + share, 0);
  // What is more than all treatments and products was a tip, which stays with whom it was given to.
  return [...parts, { account: 'refunds', amountIqd: amountIqd - shared }, { account: method, amountIqd: -amountIqd }];
}
