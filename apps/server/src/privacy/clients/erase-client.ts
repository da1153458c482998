import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordAudit } from '#app/identity/identity.ts';
import { requireManager } from '#app/venues/venues.ts';
import { eraseClients, fileOfVenue } from './client-erasure-queries.ts';

/** The venue deletes the file of a client, and who their walk-ins were. Throws not_found. */
export async function eraseClient(deps: Deps, actor: MemberActor, venueId: number, id: number): Promise<void> {
  await requireManager(deps, actor, venueId);
  await deps.db.transaction().execute(async (tx) => {
    if ((await eraseClients(tx, fileOfVenue(venueId, id))) === 0) throw problem('not_found');
    await recordAudit(deps, tx, actor, { kind: 'client_erased', detail: { venue: venueId, client: id } });
  });
  deps.changes.publish([`bookings-${venueId}`]);
}
