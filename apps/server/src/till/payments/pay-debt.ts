import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { recordTransaction, toKeyed } from '../ledger/record-transaction.ts';
import { lockBill } from './lock-bill.ts';
import { payOff } from './payment-rules.ts';

type PayDebtInput = { readonly parts: readonly PaymentPart[]; readonly device_at?: string | undefined };

/** Something of what is owed for a booking is paid. Throws not_found, already_paid, not_paid, invalid, key_reused. */
export async function payDebt(deps: Deps, actor: MemberActor, bookingId: number, input: PayDebtInput, key: string) {
  const request = toKeyed(key, 'debt', bookingId, input);
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const bill = await lockBill(deps, tx, actor, bookingId, request);
    if (!bill) return undefined;
    if (!bill.hasSale) throw problem('not_paid');
    if (bill.owedIqd === 0) throw problem('already_paid', { body: { owed: 0 } });
    const paid = payOff(input.parts, bill.owedIqd);
    if (paid === 'parts') throw invalid({ parts: ['more_than_owed'] });
    const { venueId: venue } = bill;
    const recorded = { venueId: venue, kind: 'debt_payment', bookingId, request, deviceAt: input.device_at } as const;
    await recordTransaction(deps, tx, actor, { ...recorded, ...paid });
    return venue;
  });
  if (venueId !== undefined) deps.changes.publish([`bookings-${venueId}`]);
}
