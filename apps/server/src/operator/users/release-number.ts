import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { endAccess, takeNumber } from '#app/identity/identity.ts';
import { recordOperatorAction } from '../record-action.ts';
import { lockUserWithNumber, updateNumberRelease } from './number-queries.ts';

/** How long the owner of an account has to log in before its number can be released. */
export const releaseHours = 72;

/**
 * Releases the phone of a user who cannot prove it any more: the first call says from when, a call after that takes the
 * phone from the account and ends every access. A login in between ends the release. Throws not_found.
 */
export async function releaseUserNumber(deps: Deps, actor: MemberActor, id: number, reason: string) {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const found = await lockUserWithNumber(tx, id);
    if (!found) throw problem('not_found');
    const due = found.number_release_at?.toTemporalInstant();
    if (due && Temporal.Instant.compare(due, now) <= 0) {
      await takeNumber(deps, tx, id);
      const sessions = await endAccess(tx, id);
      await recordOperatorAction(deps, tx, actor, {
        kind: 'user_number_released',
        on: id,
        reason,
        after: { sessions },
      });
      return { is_released: true, release_at: null };
    }
    const releaseAt = due ?? now.add({ hours: releaseHours });
    if (!due) {
      await updateNumberRelease(tx, id, toDate(releaseAt));
      await recordOperatorAction(deps, tx, actor, { kind: 'user_number_release_begun', on: id, reason });
    }
    return { is_released: false, release_at: releaseAt.toString() };
  });
}
