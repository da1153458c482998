import { createHash } from 'node:crypto';
import type { TransactionKind } from '@tajmeelspot/contract/till/bills.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { findTransactionByKey, insertNote, insertTransaction, lockTill, type NewEntry } from './ledger-queries.ts';
import { type LedgerEntryInput, momentOf, openDay, withoutNothing } from './ledger-rules.ts';

/** A request that is recorded once: its key and the hash of what it said. */
export type KeyedRequest = { readonly key: string; readonly hash: Buffer };

/** A request under its key. */
export const toKeyed = (key: string, ...input: readonly unknown[]): KeyedRequest => ({
  key,
  hash: createHash('sha256').update(JSON.stringify(input)).digest(),
});

/** The transaction that the same request has recorded. Throws key_reused where another request used the key. */
export async function findRecorded(db: Database, venueId: number, { key, hash }: KeyedRequest) {
  const found = await findTransactionByKey(db, venueId, key);
  if (found && !found.request_hash?.equals(hash)) throw problem('key_reused');
  return found?.id;
}

/** What is recorded. */
export type TransactionInput = {
  readonly venueId: number;
  readonly kind: TransactionKind;
  readonly entries: readonly LedgerEntryInput[];
  readonly request?: KeyedRequest;
  readonly bookingId?: number | undefined;
  readonly courseId?: number | undefined;
  readonly reason?: string | undefined;
  readonly changeIqd?: number;
  /** When it happened, by the device; now where it is absent. ISO 8601. */
  readonly deviceAt?: string | undefined;
  readonly note?: string | undefined;
};

/** Records a transaction in an open day, whose till stays locked until the commit; gives its id. Throws key_reused. */
export async function recordTransaction(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  input: TransactionInput,
): Promise<number> {
  const now = deps.clock.now().epochMilliseconds;
  const at = momentOf(input.deviceAt === undefined ? undefined : Date.parse(input.deviceAt), now);
  const sealed = await lockTill(tx, input.venueId, false);
  const { day, isLate } = openDay(inBaghdad(at).date, sealed);
  const entries = withoutNothing(input.entries).map(toRow);
  const row = {
    venue_id: input.venueId,
    kind: input.kind,
    booking_id: input.bookingId ?? null,
    course_id: input.courseId ?? null,
    reverses_id: null,
    day,
    is_late: isLate,
    device_at: new Date(at),
    entered_at: toDate(deps.clock.now()),
    entered_by: actor.member.id,
    reason: input.reason ?? null,
    change_iqd: input.changeIqd ?? 0,
    idempotency_key: input.request?.key ?? null,
    request_hash: input.request?.hash ?? null,
  };
  const id = await insertTransaction(tx, row, entries);
  if (id === undefined) throw problem('key_reused');
  if (input.note) await insertNote(tx, input.venueId, id, input.note);
  return id;
}

const toRow = ({ account, amountIqd, itemId, employeeId, productId, pieces }: LedgerEntryInput): NewEntry => ({
  account,
  amount_iqd: amountIqd,
  item_id: itemId ?? null,
  employee_id: employeeId ?? null,
  product_id: productId ?? null,
  pieces: pieces ?? null,
});
