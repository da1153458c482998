import { toDate } from '#app/database/connection.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import type { BookingEvent } from '#app/database/outbox/events.ts';
import { insertEvent, lockVisit, type LockedRow, updateStatus } from '../life-queries.ts';
import { closeProposal, findOpenProposal, type ProposalRow } from '../proposal-queries.ts';
import { factsOf, holding, statusAt, stepFor, type Transition, type Verb } from '../rules.ts';
import { houseValues } from './show-booking.ts';
import { tell, tellFreed } from './tell.ts';

/** A booking locked for a step that may be taken, and by whom it is taken. */
export type Held = { rows: LockedRow[]; first: LockedRow; proposal: ProposalRow | undefined; step: Transition };

type Asked = { id: number; verb: Verb; reason?: string };

/**
 * Takes a step that changes a booking's state alone, with its news in the same transaction. Throws not_found for whoever
 * may never take it, not_possible (with the state now), too_late or too_early.
 */
export async function takeStep(
  deps: Deps,
  actor: MemberActor,
  asked: Asked,
  news?: BookingEvent['kind'],
): Promise<void> {
  const house = await deps.db.transaction().execute((tx) => takeStepWithin(deps, tx, actor, asked, news));
  deps.changes.publish([`times-${house}`]);
}

/** The same as a part of somebody's transaction, who publishes what changed; gives the house. */
export async function takeStepWithin(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  asked: Asked,
  news?: BookingEvent['kind'],
): Promise<number> {
  const held = await holdForStep(deps, tx, actor, asked);
  const { rows, first, step } = held;
  const now = toDate(deps.clock.now());
  const isDone = await updateStatus(tx, first, { from: [step.from], to: step.to, now });
  if (!isDone) throw problem('not_possible', { body: { status: statusAt(first, deps.clock.now()) } });
  await closeProposal(tx, first.id, 'lapsed');
  await noteStep(deps, tx, actor, held, asked.reason);
  if (news) await tell(deps, tx, { kind: news, bookingId: first.id, by: step.who });
  if (!holding.includes(step.to)) await tellFreed(deps, tx, rows);
  return first.establishment_id;
}

/** Locks a booking for a step of its customer or of its house. */
export async function holdForStep(deps: Deps, tx: Database, actor: MemberActor, asked: Asked): Promise<Held> {
  const rows = await lockVisit(tx, actor.language, actor.member.id, asked.id);
  return judge(deps, tx, actor, rows, asked.verb);
}

/** The step that somebody may take with a booking as it is. Throws what stands against it. */
export async function judge(
  deps: Deps,
  db: Database,
  actor: MemberActor,
  rows: LockedRow[],
  verb: Verb,
): Promise<Held> {
  const [first] = rows;
  if (!first) throw problem('not_found');
  const now = deps.clock.now();
  const proposal = await findOpenProposal(db, first.id, toDate(now));
  const facts = factsOf(first, proposal, now);
  const roles = [
    ...(first.customer_id === actor.member.id ? (['customer'] as const) : []),
    ...(first.is_house ? (['vendor'] as const) : []),
  ];
  // Who books in an own house is both; any of the two roles will do.
  const verdicts = roles.map((who) => stepFor(verb, who, facts, now.epochMilliseconds));
  const step = verdicts.find((verdict) => typeof verdict !== 'string');
  if (step && typeof step !== 'string') return { rows, first, proposal, step };
  throw refusal(verdicts, first, facts.status, actor);
}

function refusal(verdicts: (string | Transition)[], first: LockedRow, status: LockedRow['status'], actor: MemberActor) {
  const known = verdicts.filter((verdict) => verdict !== 'house_only' && verdict !== 'customer_only');
  if (known.length === 0) return problem('not_found');
  if (known.includes('too_late')) return problem('too_late', { values: houseValues(actor.language, first) });
  if (known.includes('too_early') || known.includes('not_yet')) return problem('too_early');
  return problem('not_possible', { body: { status: status as ReturnType<typeof statusAt> } });
}

/** Writes a step into the history. */
export const noteStep = (deps: Deps, tx: Database, actor: MemberActor, { first, step }: Held, reason?: string) =>
  insertEvent(tx, {
    establishment_id: first.establishment_id,
    booking_id: first.id,
    verb: step.verb === 'reschedule' ? 'move' : step.verb,
    status: step.to,
    actor_id: actor.member.id,
    reason: reason || null,
    created_at: toDate(deps.clock.now()),
  });
