import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordAudit } from '#app/identity/identity.ts';
import { requireManager } from '#app/venues/venues.ts';
import * as queries from './walk-in-queries.ts';

/**
 * The venue forgets who a walk-in was: name, phone and notes go, the booking with its time and price stays. A second time
 * changes nothing. Throws not_found.
 */
export async function eraseWalkIn(deps: Deps, actor: MemberActor, venueId: number, id: number): Promise<void> {
  await requireManager(deps, actor, venueId);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.eraseWalkIn(tx, venueId, id))) throw problem('not_found');
    // Without the name: the log would be the one place that still has it.
    await recordAudit(deps, tx, actor, { kind: 'walk_in_erased', detail: { venue: venueId, booking: id } });
  });
  deps.changes.publish([`bookings-${venueId}`]);
}
