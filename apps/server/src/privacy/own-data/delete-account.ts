import { cancelAllOf } from '#app/booking/booking.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { isFreshLogin, proveOwnAccount, recordAudit } from '#app/identity/identity.ts';
import { dropPicturesNow } from '#app/venues/venues.ts';
import { eraseAccount } from '../erasure/erase-account.ts';
import { listUserData, ownsVenue } from '../erasure/erasure-queries.ts';
import { countOpenMatters, lockAccount } from './own-data-queries.ts';

/** Everything that is stored about the caller, by kind. */
export async function exportOwnData(deps: Deps, actor: MemberActor) {
  return deps.db.transaction().execute(async (tx) => {
    const found = await lockAccount(tx, actor.member.id);
    if (!found) throw problem('unauthenticated');
    await recordAudit(deps, tx, actor, { kind: 'own_data_exported' });
    return listUserData(tx, found.id, found.email);
  });
}

/** What the deletion of the own account would do, and how its user is to prove that it is theirs. */
export async function previewDeletion(deps: Deps, actor: MemberActor) {
  const { bookings, venues, hasPassword } = await countOpenMatters(deps.db, actor.member.id, toDate(deps.clock.now()));
  const needsPassword = !(await isFreshLogin(deps, actor));
  return { bookings, venues, has_password: hasPassword, needs_password: needsPassword };
}

/**
 * Deletes the own account for good: upcoming bookings are cancelled with a message to their venues, and the rest is
 * erased as the inventory says. Asks for the password, or for a login of the last minutes. Throws invalid,
 * too_many_attempts, owns_venue, and own_account for an operator.
 */
export async function deleteAccount(deps: Deps, actor: MemberActor, password: string | undefined): Promise<void> {
  const { id } = actor.member;
  await proveOwnAccount(deps, actor, password);
  const changed = await deps.db.transaction().execute(async (tx) => {
    // The same lock as a placement takes: no booking can come between.
    const found = await lockAccount(tx, id);
    if (!found) throw problem('unauthenticated');
    if (found.role === 'operator') throw problem('own_account');
    if (await ownsVenue(tx, id)) throw problem('owns_venue');
    const venues = await cancelAllOf(deps, tx, id);
    await recordAudit(deps, tx, actor, { kind: 'account_deleted' });
    const tags = await eraseAccount(deps, tx, found);
    return [...tags, ...venues.map((venue) => `times-${venue}`)];
  });
  deps.changes.publish(changed);
  await dropPicturesNow(deps);
}
