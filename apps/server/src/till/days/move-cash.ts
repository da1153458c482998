import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { requireManager } from '#app/venues/venues.ts';
import { lockTill, sumDrawer } from '../ledger/ledger-queries.ts';
import { openDay } from '../ledger/ledger-rules.ts';
import { findRecorded, recordTransaction, toKeyed } from '../ledger/record-transaction.ts';

/**
 * Says what is in the drawer as the day begins: what is more or less than before was put in or taken out. Gives the day.
 * Throws not_found, key_reused.
 */
export async function setFloat(deps: Deps, actor: MemberActor, venueId: number, amountIqd: number, key: string) {
  await requireManager(deps, actor, venueId);
  const request = toKeyed(key, 'float', amountIqd);
  return deps.db.transaction().execute(async (tx) => {
    // Alone, for what is in the drawer must not change meanwhile.
    const day = dayOf(deps, await lockTill(tx, venueId, true));
    if ((await findRecorded(tx, venueId, request)) !== undefined) return day;
    const more = amountIqd - (await sumDrawer(tx, venueId, day));
    const entries = [
      { account: 'cash', amountIqd: more },
      { account: 'owner', amountIqd: -more },
    ] as const;
    await recordTransaction(deps, tx, actor, { venueId, kind: 'float', request, entries });
    return day;
  });
}

type PayOutInput = { readonly amount_iqd: number; readonly reason: string; readonly note?: string | null | undefined };

/** Takes cash out of the drawer. Gives the day. Throws not_found, key_reused. */
export async function payOut(deps: Deps, actor: MemberActor, venueId: number, input: PayOutInput, key: string) {
  await requireManager(deps, actor, venueId);
  const request = toKeyed(key, 'pay-out', input);
  return deps.db.transaction().execute(async (tx) => {
    const day = dayOf(deps, await lockTill(tx, venueId, true));
    if ((await findRecorded(tx, venueId, request)) !== undefined) return day;
    const { amount_iqd: amountIqd, reason, note } = input;
    const entries = [
      { account: 'cash', amountIqd: -amountIqd },
      { account: 'expenses', amountIqd },
    ] as const;
    await recordTransaction(deps, tx, actor, {
      venueId,
      kind: 'pay_out',
      request,
      reason,
      entries,
      note: note ?? undefined,
    });
    return day;
  });
}

const dayOf = ({ clock }: Deps, sealed: string | null): string =>
  openDay(inBaghdad(clock.now().epochMilliseconds).date, sealed).day;
