import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { recordTransaction, toKeyed } from '../ledger/record-transaction.ts';
import { lockBill } from './lock-bill.ts';
import { listNetOfBooking } from './payment-queries.ts';
import { giveBack } from './payment-rules.ts';

type RefundPaymentInput = {
  readonly amount_iqd: number;
  readonly method: 'cash' | 'card' | 'wallet' | 'debt';
  readonly reason: string;
};

/** Money goes back, or less is owed. Throws not_found, managers_only, not_paid, invalid, key_reused. */
export async function refundPayment(
  deps: Deps,
  actor: MemberActor,
  bookingId: number,
  input: RefundPaymentInput,
  key: string,
): Promise<void> {
  const request = toKeyed(key, 'refund', bookingId, input);
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const bill = await lockBill(deps, tx, actor, bookingId, request);
    if (!bill) return undefined;
    if (bill.role === 'staff') throw problem('managers_only');
    if (!bill.hasSale) throw problem('not_paid');
    const max = input.method === 'debt' ? bill.owedIqd : bill.paidIqd;
    if (input.amount_iqd > max)
      throw invalid({ amount_iqd: [input.method === 'debt' ? 'more_than_owed' : 'more_than_paid'] });
    const sold = await listNetOfBooking(tx, bill.venueId, bookingId);
    const entries = giveBack(input.amount_iqd, input.method, sold);
    const { reason } = input;
    await recordTransaction(deps, tx, actor, {
      venueId: bill.venueId,
      kind: 'refund',
      bookingId,
      request,
      reason,
      entries,
    });
    return bill.venueId;
  });
  if (venueId !== undefined) deps.changes.publish([`bookings-${venueId}`]);
}
