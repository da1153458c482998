import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordAudit } from '../audit/audit.ts';
import { requireOpenSession } from '../credentials/credentials.ts';
import { findUserById, makeVendor } from '../user-queries.ts';

/**
 * Lets the account of a customer open the vendor dashboard: a phone opens one account, whether its owner books or works
 * somewhere. Whoever signs up may choose the same; nothing changes for vendors and operators. Throws unauthenticated.
 */
export async function becomeVendor(deps: Deps, actor: MemberActor) {
  const { id } = actor.member;
  return deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    if (await makeVendor(tx, id)) await recordAudit(deps, tx, actor, { kind: 'became_vendor' });
    const user = await findUserById(tx, id);
    if (!user) throw problem('unauthenticated');
    return user;
  });
}
