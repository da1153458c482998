import { listShortestOffers } from '#app/catalog/catalog.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { listStandIns } from '../availability/standing.ts';
import { lockHolding, updateEmployee, updateKept } from '../standing-queries.ts';
import { type Broken, readRoster } from './broken-bookings.ts';
import { dateAt } from './calendar.ts';
import { enterProposal, planProposal } from './propose-time.ts';
import type { WantedTime } from './move-visit.ts';
import { holdForStep, noteStep, takeStepWithin } from './take-step.ts';
import { expireWhere } from './tend-bookings.ts';
import { tell } from './tell.ts';

/** What the house does with a booking that its own change breaks. */
type Settlement =
  | { readonly action: 'keep' }
  | { readonly action: 'cancel'; readonly reason: string }
  | ({ readonly action: 'propose' } & WantedTime)
  /** To somebody of the house at the same time, whoever is free where nobody is named. */
  | { readonly action: 'reassign'; readonly employee_id?: number | null | undefined };

/** The broken treatments of one booking. */
export type BrokenVisit = readonly [Broken, ...Broken[]];

/**
 * Locks broken bookings until the transaction ends and leaves out those that hold no time any more. The house must be
 * locked before, so that none of them moves.
 */
export async function lockBroken({ clock }: Deps, tx: Database, house: number, broken: readonly Broken[]) {
  const visits = [...new Set(broken.map(({ visit }) => visit))];
  const holding = await lockHolding(tx, house, visits, toDate(clock.now()));
  return broken.filter(({ visit }) => holding.has(visit));
}

/** A broken booking of a house, which is locked. */
type Breakage = { readonly house: number; readonly broken: BrokenVisit };

/**
 * Settles one broken booking as a part of the transaction that broke it; whoever leads that publishes what changed. Throws
 * not_possible, and invalid where the proposed time is not offered or nobody can stand in.
 */
export async function settleBroken(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  breakage: Breakage,
  settlement: Settlement,
): Promise<void> {
  const id = breakage.broken[0].visit;
  if (settlement.action === 'keep') return keep(deps, tx, actor, breakage);
  if (settlement.action === 'reassign') return reassign(deps, tx, actor, breakage, settlement.employee_id ?? undefined);
  if (settlement.action === 'propose') {
    // What is offered is what the transaction has made of the schedule so far.
    const inside = { ...deps, db: tx };
    await enterProposal(deps, tx, actor, await planProposal(inside, actor, id, settlement));
    return;
  }
  await takeStepWithin(deps, tx, actor, { id, verb: 'cancel', reason: settlement.reason }, 'booking.cancelled');
}

async function keep(deps: Deps, tx: Database, actor: MemberActor, { house, broken }: Breakage): Promise<void> {
  const held = await holdForStep(deps, tx, actor, { id: broken[0].visit, verb: 'keep' });
  for (const { id, why } of broken) await updateKept(tx, house, id, why);
  await noteStep(deps, tx, actor, held);
}

async function reassign(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { house, broken }: Breakage,
  wanted: number | undefined,
): Promise<void> {
  const held = await holdForStep(deps, tx, actor, { id: broken[0].visit, verb: 'reassign' });
  for (const row of broken) {
    const standIn = await findStandIn(deps, tx, house, row, wanted);
    if (standIn === undefined) throw invalid({ employee_id: ['not_offered'] });
    const blocked = row.blocked.map(({ from, to }) => ({ from: dateAt(from), to: dateAt(to) }));
    await expireWhere(deps, tx, house, { employee_id: standIn, blocked });
    await updateEmployee(tx, house, row.id, standIn);
  }
  await noteStep(deps, tx, actor, held);
  await tell(deps, tx, { kind: 'booking.reassigned', bookingId: held.first.id, by: held.step.who });
}

/** Who can take a treatment over: the one who is wanted, else whoever is free. */
async function findStandIn({ clock }: Deps, tx: Database, house: number, row: Broken, wanted: number | undefined) {
  const roster = await readRoster(tx, house, clock.now(), [row]);
  const [offer] = await listShortestOffers(tx, [row.serviceId]);
  const others = (offer?.employeeIds ?? []).filter((id) => id === (wanted ?? id) && id !== row.employeeId);
  return roster && listStandIns(roster, row, others)[0];
}
