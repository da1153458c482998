import type { PayMethod } from '@tajmeelspot/contract/till/till-names.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';

/** What money is counted under. */
export type LedgerAccount =
  | PayMethod
  | 'debt'
  | 'treatments'
  | 'products'
  | 'courses'
  | 'tips'
  | 'discounts'
  | 'refunds'
  | 'owner'
  | 'expenses'
  | 'difference'
  | 'commission_cost'
  | 'commission_owed';

/** One side of a transaction: more than zero goes to what the venue has or spends, less than zero comes from it. */
export type LedgerEntryInput = {
  readonly account: LedgerAccount;
  readonly amountIqd: number;
  readonly itemId?: number | undefined;
  readonly employeeId?: number | undefined;
  readonly productId?: number | undefined;
  readonly pieces?: number | undefined;
};

/** Entries without those of nothing. */
export const withoutNothing = (entries: readonly LedgerEntryInput[]): LedgerEntryInput[] =>
  entries.filter(({ amountIqd }) => amountIqd !== 0);

/** What parts do where some amount is due: change of the cash, and what is missing. 'too_much' where it is no cash. */
export function splitParts(parts: readonly PaymentPart[], dueIqd: number) {
  const sumOf = (method: PayMethod) =>
    parts.filter((part) => part.method === method).reduce((sum, part) => sum + part.amount_iqd, 0);
  const [given, card, wallet] = [sumOf('cash'), sumOf('card'), sumOf('wallet')];
  if (card + wallet > dueIqd) return 'too_much';
  const cash = Math.min(given, dueIqd - card - wallet);
  return { cash, card, wallet, changeIqd: given - cash, missingIqd: dueIqd - cash - card - wallet };
}

/** An amount in shares by weight, in whole dinars that add up to it. */
export function shareOut(amountIqd: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += weight;
    const until = whole === 0 ? 0 : Math.floor(amountIqd * (reached / whole));
    const share = until - given;
    given = until;
    return share;
  });
}

/** How long a device may have been offline, days; what it says about an earlier moment is not believed. */
const maxDaysOffline = 7;

/** When something happened: as the device says, within reason. Milliseconds since 1970. */
export function momentOf(deviceAt: number | undefined, now: number): number {
  if (deviceAt === undefined || deviceAt > now || deviceAt < now - maxDaysOffline * 86_400_000) return now;
  return deviceAt;
}

/** The day that a transaction counts for: its own, or the first that is open. Days are YYYY-MM-DD. */
export function openDay(day: string, sealedThrough: string | null): { day: string; isLate: boolean } {
  if (sealedThrough === null || day > sealedThrough) return { day, isLate: false };
  return { day: Temporal.PlainDate.from(sealedThrough).add({ days: 1 }).toString(), isLate: true };
}
