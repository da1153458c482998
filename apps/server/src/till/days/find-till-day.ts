import type { TillDay } from '@tajmeelspot/contract/till/till-days.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { requireManager } from '#app/venues/venues.ts';
import { toTransaction } from '../ledger/to-transaction.ts';
import { listTransactionsOfDay } from '../ledger/transaction-queries.ts';
import * as queries from './day-queries.ts';

/** A day of the till of an own venue. Throws not_found. */
export async function findTillDay(deps: Deps, actor: MemberActor, venueId: number, day: string): Promise<TillDay> {
  await requireManager(deps, actor, venueId);
  const { db } = deps;
  const [sealedThrough, seal, figures, transactions, unpaid, debts] = await Promise.all([
    queries.findSealedThrough(db, venueId),
    queries.findSeal(db, venueId, day),
    queries.findDayFigures(db, venueId, day),
    listTransactionsOfDay(db, venueId, day),
    queries.listUnpaid(db, venueId, day),
    queries.listDebts(db, venueId),
  ]);
  return {
    day,
    sealed_through: sealedThrough,
    seal: seal ? { ...seal, at: seal.at.toISOString() } : null,
    ...figures,
    expected_iqd: figures.float_iqd + figures.cash_iqd - figures.paid_out_iqd,
    transactions: transactions.map(toTransaction),
    unpaid,
    debts,
  };
}
