import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { requireMember } from '#app/venues/venues.ts';
import { type BillItemRow, findBalance, findSale, listBillItems } from '../bills/bill-queries.ts';
import { findRecorded, type KeyedRequest } from '../ledger/record-transaction.ts';

/** A booking whose bill nobody else changes until the transaction ends. */
export type LockedBill = {
  readonly bookingId: number;
  readonly venueId: number;
  readonly items: readonly BillItemRow[];
  readonly first: BillItemRow;
  readonly role: 'owner' | 'manager' | 'staff';
  readonly hasSale: boolean;
  readonly paidIqd: number;
  readonly owedIqd: number;
};

/** Locks the bill of a booking; undefined where the same request was recorded before. Throws not_found, key_reused. */
export async function lockBill(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  bookingId: number,
  request: KeyedRequest,
): Promise<LockedBill | undefined> {
  const items = await listBillItems(tx, actor.language, actor.member.id, bookingId, true);
  const [first] = items;
  if (!first) throw problem('not_found');
  const { venue_id: venueId } = first;
  const { role } = await requireMember(deps, actor, venueId);
  if ((await findRecorded(tx, venueId, request)) !== undefined) return undefined;
  const sale = await findSale(tx, venueId, bookingId);
  const { paid_iqd: paidIqd, owed_iqd: owedIqd } = await findBalance(tx, venueId, bookingId);
  return { bookingId, venueId, items, first, role, hasSale: sale !== undefined, paidIqd, owedIqd };
}
