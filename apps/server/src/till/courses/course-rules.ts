import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import type { courseStates } from '@tajmeelspot/contract/till/course-names.ts';
import { commissionEntries, moneyIn } from '../payments/payment-rules.ts';
import { commissionOf } from '../commissions/commission-rules.ts';
import { type LedgerEntryInput, splitParts } from '../ledger/ledger-rules.ts';

type CourseFacts = {
  readonly sessions: number;
  readonly used: number;
  readonly has_ended: boolean;
  readonly expires_on: string | null;
};

/** What a course is on a day (YYYY-MM-DD). */
export function courseStateAt(course: CourseFacts, day: string): (typeof courseStates)[number] {
  if (course.has_ended) return 'ended';
  if (course.used >= course.sessions) return 'used_up';
  return hasExpired(course, day) ? 'expired' : 'active';
}

/** Whether the time of a course is over on a day (YYYY-MM-DD). */
export const hasExpired = ({ expires_on: last }: Pick<CourseFacts, 'expires_on'>, day: string): boolean =>
  last !== null && last < day;

/** The last day of a course that is sold on a day; null where it has no end. Days are YYYY-MM-DD. */
export const lastDayOf = (soldOn: string, validMonths: number | null): string | null =>
  validMonths === null ? null : Temporal.PlainDate.from(soldOn).add({ months: validMonths }).toString();

/** The entries of a sold course and the change; 'parts' where card and wallet are more than its price. */
export function sellCourseFor(priceIqd: number, parts: readonly PaymentPart[]) {
  const split = splitParts(parts, priceIqd);
  if (split === 'too_much') return 'parts';
  const entries: LedgerEntryInput[] = [
    { account: 'courses', amountIqd: -priceIqd },
    ...moneyIn(split),
    { account: 'debt', amountIqd: split.missingIqd },
  ];
  return { entries, changeIqd: split.changeIqd };
}

/** What one of the sessions that are left was sold for; the last one has the rest. Whole dinars. */
export const sessionShare = (unusedIqd: number, left: number): number => Math.floor(unusedIqd / Math.max(1, left));

type GivenSession = { readonly itemId: number; readonly employeeId: number; readonly percent: number };

/** The entries of a session that is given: its share of the price is earned by who gave it. No money moves. */
export function giveSession(shareIqd: number, { itemId, employeeId, percent }: GivenSession): LedgerEntryInput[] {
  const of = { itemId, employeeId };
  return [
    { account: 'courses', amountIqd: shareIqd },
    { account: 'treatments', amountIqd: -shareIqd, ...of },
    ...commissionEntries(commissionOf(shareIqd, percent), of),
  ];
}

type CourseMoney = { readonly owed_iqd: number; readonly unused_iqd: number };

/**
 * The entries that end a course: nobody owes for sessions that were not given, and an amount goes back. What goes back
 * beyond the unused sessions is given back of the others; what is kept of them, less so.
 */
export function endCourse(
  amountIqd: number,
  method: 'cash' | 'card' | 'wallet',
  { owed_iqd: owed, unused_iqd: unused }: CourseMoney,
): LedgerEntryInput[] {
  const forgiven = Math.min(owed, unused);
  return [
    { account: 'courses', amountIqd: unused },
    { account: 'debt', amountIqd: -forgiven },
    { account: method, amountIqd: -amountIqd },
    { account: 'refunds', amountIqd: amountIqd + forgiven - unused },
  ];
}
