import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { eraseAccount, isInUse, listUserData } from '#app/privacy/privacy.ts';
import { dropPicturesNow } from '#app/venues/venues.ts';
import { lockUser } from './user-queries.ts';
import { recordOperatorAction } from '../record-action.ts';

/** Everything that is stored about a user, by kind. Throws not_found. */
export const exportUser = (deps: Deps, actor: MemberActor, id: number) =>
  deps.db.transaction().execute(async (tx) => {
    const found = await lockUser(tx, id);
    if (!found) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, { kind: 'user_exported', on: id });
    return listUserData(tx, id, found.email);
  });

/** Erases a user for good. Throws not_found, own_account, and account_in_use while there are venues or open bookings. */
export async function eraseUser(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  if (id === actor.member.id) throw problem('own_account');
  const now = toDate(deps.clock.now());
  const changed = await deps.db.transaction().execute(async (tx) => {
    const found = await lockUser(tx, id);
    if (!found || found.erased_at) throw problem('not_found');
    if (await isInUse(tx, id, now)) throw problem('account_in_use');
    const tags = await eraseAccount(deps, tx, { id, email: found.email, image: found.image });
    await recordOperatorAction(deps, tx, actor, { kind: 'user_erased', on: id, reason });
    return tags;
  });
  deps.changes.publish(changed);
  await dropPicturesNow(deps);
}
