import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { handOffView } from '#app/identity/identity.ts';
import { recordOperatorAction } from '../record-action.ts';
import { hasOwner } from './operator-booking-queries.ts';

/** A token that opens the dashboard of a venue for the operator to read. Throws not_found, also where nobody owns it. */
export const viewVenue = (deps: Deps, actor: MemberActor, venueId: number, reason: string): Promise<string> =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await hasOwner(tx, venueId))) throw problem('not_found');
    const token = await handOffView(deps, tx, actor, venueId);
    await recordOperatorAction(deps, tx, actor, { kind: 'dashboard_viewed', on: venueId, venue: venueId, reason });
    return token;
  });
