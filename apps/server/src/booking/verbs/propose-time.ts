import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readVisit } from '../life-queries.ts';
import { closeProposal, findProposed, findOpenProposal, insertProposal } from '../proposal-queries.ts';
import { proposalHours } from '../rules.ts';
import { dateAt } from './calendar.ts';
import { moveVisit, targetAt, visitAt } from './move-visit.ts';
import { planVisit } from './plan-visit.ts';
import type { WantedTime } from './move-visit.ts';
import { holdForStep, judge, noteStep } from './take-step.ts';
import { publishStep, tell } from './tell.ts';

/**
 * Proposes another time, which must be one that the house offers, in place of an own former proposal. It holds nothing.
 * Throws not_found, not_possible (also while a proposal of the other side is open), invalid.
 */
export async function proposeTime(deps: Deps, actor: MemberActor, id: number, wanted: WantedTime): Promise<void> {
  const offered = await planProposal(deps, actor, id, wanted);
  const house = await deps.db.transaction().execute((tx) => enterProposal(deps, tx, actor, offered));
  publishStep(deps, house);
}

type Offered = { id: number; startsAt: Date; employeeId: number | undefined };

/** Finds the proposed start among those that the house offers. Throws as proposeTime does. */
export async function planProposal(deps: Deps, actor: MemberActor, id: number, wanted: WantedTime): Promise<Offered> {
  const known = await readVisit(deps.db, actor.language, actor.member.id, id);
  await judge(deps, deps.db, actor, known, 'propose');
  const employeeId = wanted.employee_id === undefined ? known[0]?.employee_id : wanted.employee_id;
  const visit = await visitAt(deps, known, { date: wanted.booking_date, time: wanted.time, employeeId });
  return { id, startsAt: dateAt((await planVisit(deps, visit)).minute), employeeId: employeeId ?? undefined };
}

/** Writes a planned proposal down as a part of somebody's transaction; gives the house. Throws as proposeTime does. */
export async function enterProposal(deps: Deps, tx: Database, actor: MemberActor, offered: Offered): Promise<number> {
  const { startsAt, employeeId } = offered;
  const held = await holdForStep(deps, tx, actor, { id: offered.id, verb: 'propose' });
  const { first, proposal, step } = held;
  await closeProposal(tx, first.id, proposal ? 'replaced' : 'lapsed');
  const now = deps.clock.now();
  const latest = toDate(now.add({ hours: proposalHours }));
  const expiresAt = [latest, first.starts_at, startsAt].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? latest;
  await insertProposal(tx, {
    establishment_id: first.establishment_id,
    booking_id: first.id,
    by_vendor: step.who === 'vendor',
    starts_at: startsAt,
    employee_id: employeeId ?? null,
    expires_at: expiresAt,
    created_at: toDate(now),
  });
  await noteStep(deps, tx, actor, held);
  await tell(deps, tx, { kind: 'booking.proposed', bookingId: first.id, by: step.who });
  return first.establishment_id;
}

/** The other side accepts: the booking moves there and is confirmed. Throws not_found, not_possible, slot_taken. */
export async function acceptProposal(deps: Deps, actor: MemberActor, proposalId: number): Promise<number> {
  const { id, proposal } = await findMine(deps, actor, proposalId);
  const known = await readVisit(deps.db, actor.language, actor.member.id, id);
  const { step } = await judge(deps, deps.db, actor, known, 'accept');
  if (proposal?.id !== proposalId) throw problem('not_possible', { body: { status: step.from } });
  await moveVisit(deps, actor, { id, verb: 'accept', proposalId }, targetAt(proposal.starts_at, proposal.employee_id));
  return id;
}

/** The other side refuses: the booking stays as it is. Throws not_found, not_possible. */
export async function refuseProposal(deps: Deps, actor: MemberActor, proposalId: number): Promise<number> {
  const { id } = await findMine(deps, actor, proposalId);
  const house = await deps.db.transaction().execute(async (tx) => {
    const held = await holdForStep(deps, tx, actor, { id, verb: 'refuse' });
    if (held.proposal?.id !== proposalId) throw problem('not_possible', { body: { status: held.step.from } });
    await closeProposal(tx, id, 'refused');
    await noteStep(deps, tx, actor, held);
    await tell(deps, tx, { kind: 'booking.refused', bookingId: id, by: held.step.who });
    return held.first.establishment_id;
  });
  publishStep(deps, house);
  return id;
}

async function findMine(deps: Deps, actor: MemberActor, proposalId: number) {
  const id = await findProposed(deps.db, actor.member.id, proposalId);
  if (id === undefined) throw problem('not_found');
  return { id, proposal: await findOpenProposal(deps.db, id, toDate(deps.clock.now())) };
}
