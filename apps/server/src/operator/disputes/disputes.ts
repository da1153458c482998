import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import * as queries from './dispute-queries.ts';
import { type OperatorListInput, toPage } from '../rules.ts';
import { recordOperatorAction } from '../record-action.ts';

/** A page of no-shows that customers dispute. */
export async function listNoShowDisputes(
  deps: Deps,
  { language }: MemberActor,
  input: OperatorListInput & {
    state?: string | undefined;
    venue?: number | undefined;
    customer?: number | undefined;
  },
) {
  const { search = '', cursor, limit, state, venue: venueId, customer: customerId } = input;
  const filter = { state, venueId, customerId };
  return toPage(
    await queries.listNoShowDisputes(deps.db, language, { search, cursor, limit: limit + 1, ...filter }),
    limit,
  );
}

/** Decides an open dispute (`upheld`: the customer is right), or opens a decided one again. Throws not_found. */
export async function decideNoShowDispute(
  deps: Deps,
  actor: MemberActor,
  id: number,
  { outcome, reason }: { readonly outcome: queries.DisputeOutcome; readonly reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = toDate(deps.clock.now());
    const venue = await queries.insertDecision(tx, id, { outcome, reason, by: actor.member.id, now });
    if (venue === undefined) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, { kind: `no_show_${outcome}`, on: id, venue, reason });
  });
}
