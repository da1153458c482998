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
  input: OperatorListInput & { state?: string | undefined },
) {
  const { search = '', cursor, limit, state } = input;
  return toPage(
    await queries.listNoShowDisputes(deps.db, language, { search, cursor, limit: limit + 1, state }),
    limit,
  );
}

/** Decides an open dispute: `upheld` means that the customer is right. Throws not_found. */
export async function decideNoShowDispute(
  deps: Deps,
  actor: MemberActor,
  id: number,
  { state, reason }: { readonly state: queries.DisputeDecision; readonly reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = toDate(deps.clock.now());
    const venue = await queries.decideDispute(tx, id, { state, by: actor.member.id, now });
    if (venue === undefined) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, { kind: `no_show_${state}`, on: id, venue, reason });
  });
}
